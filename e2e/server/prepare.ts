import { buildStale } from '../../tools/src/build/build-stale.mjs';

/** Builds once before the workers start products, so that no two of them build the same thing. */
export default function prepare(): void {
  buildStale();
}
