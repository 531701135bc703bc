import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { contractRules } from './contract-rules.mjs';
import { loadSource } from './load-source.mjs';

/**
 * The manifest a remote's `src/remote.manifest.ts` exports, checked by the contract's rules.
 * @param {string} folder the remote's workspace folder, `mfe-growth`
 * @returns {Promise<import('../../../contract/src/remote').RemoteManifest>}
 */
export async function readManifest(folder) {
  const source = join(root, folder, 'src', 'remote.manifest.ts');
  if (!existsSync(source)) throw new Error(`${folder}/src/remote.manifest.ts is missing.`);
  const { manifest } = await loadSource(`export { manifest } from ${JSON.stringify(source)};`);
  return (await contractRules()).parseManifest(manifest);
}
