import { join } from 'node:path';
import { root } from '../root.mjs';
import { loadSource } from './load-source.mjs';

/**
 * @type {Promise<Pick<typeof import('../../../contract/src'), 'CONTRACT' | 'isCompatible' | 'parseManifest' | 'parseRegistry' |
 * 'settleClaims'>> | null}
 */
let loaded = null;

/** The contract's own rules, the very ones that the server and the shell go by. */
export function contractRules() {
  loaded ??= loadSource(
    `export { CONTRACT, isCompatible, parseManifest, parseRegistry, settleClaims } from ${JSON.stringify(join(root, 'contract', 'src', 'index.ts'))};`,
  );
  return loaded;
}
