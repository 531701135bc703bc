import { buildStale } from '../../tools/src/build/build-stale.mjs';
import { Product, TEMPLATE } from './product.mjs';

/** Before the workers: everything is built once, and one fresh product leaves its data folder for theirs to begin with. */
export default async function prepare(): Promise<() => Promise<void>> {
  buildStale();
  const first = await Product.start();
  await first.stop();
  process.env[TEMPLATE] = first.dataDir;
  return () => first.remove();
}
