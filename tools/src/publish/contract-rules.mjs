import { loadSource } from './load-source.mjs';

/** @type {Promise<import('../releases/release-problems.mjs').Rules> | null} */
let loaded = null;

/** The contract's own rules, the very ones that the server and the shell go by. */
export function contractRules() {
  loaded ??= loadSource(`export { CONTRACT, isCompatible, parseManifest, settleClaims } from '@heartwood/contract';`);
  return loaded;
}
