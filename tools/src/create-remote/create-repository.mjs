import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { loadSource } from '../publish/load-source.mjs';
import { isInstalled, root, toolsFolder } from '../root.mjs';
import { exampleFiles, refuseName } from './example-files.mjs';

/** What may lie in a folder that counts as empty. */
const begun = new Set(['.git']);

/**
 * Writes the whole repository of a squad: the example remote, in the squad's own name. What it needs is not installed yet.
 * @param {string} name of the remote: small letters, digits and dashes
 * @param {string} folder absolute path of an empty folder outside of the product's repository
 * @returns {Promise<string[]>} paths of what was written; throws, and has written nothing, where name or folder will not do
 */
export async function createRepository(name, folder) {
  refuseName(name);
  const { parseManifest, settleClaims, CONTRACT } = await loadSource(
    'export { CONTRACT, parseManifest, settleClaims } from \'@heartwood/contract\';', toolsFolder,
  );
  const manifest = parseManifest({ name, contract: CONTRACT, pages: [{ path: `/app/${name}`, title: name }], slots: [], menu: [] });
  const { left: [taken] } = settleClaims([{ ...manifest, version: '1.0.0' }]);
  if (taken) throw new Error(`${name} would not be published, ${taken.reason}. Take another name.`);
  if (!isInstalled && !relative(root, folder).startsWith('..'))
    throw new Error('This is the product\'s repository, where a remote is a workspace: node tools/bin/create-remote.mjs NAME');
  const there = readdirSync(folder).filter((entry) => !begun.has(entry));
  if (there.length > 0) throw new Error(`${folder} is not empty: ${there.slice(0, 3).join(', ')}${there.length > 3 ? ' …' : ''}`);
  const files = Object.entries(exampleFiles(name));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return files.map(([path]) => path);
}
