import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';
import { refuseName } from './example-files.mjs';
import { journeyFile, remoteFiles } from './remote-files.mjs';

/**
 * Writes the folder of a new remote with its first slice and a journey, and generates its documents. No file that squads share changes:
 * a folder `mfe-…` is a workspace, a project of jest and a remote by its name.
 * @param {string} name small letters, digits and dashes: `timeline`
 * @param {string} [repository] absolute path of the repository
 * @returns {string} folder name
 */
export function createRemote(name, repository = root) {
  refuseName(name);
  const folder = `mfe-${name}`;
  if (existsSync(join(repository, folder))) throw new Error(`${folder} is there already.`);
  const model = JSON.parse(readFileSync(join(repository, 'mfe-growth', 'package.json'), 'utf8'));
  for (const [path, text] of Object.entries(remoteFiles(name, model.dependencies))) write(join(repository, folder, path), text);
  write(join(repository, 'e2e', 'tests', name, `${name}.spec.ts`), journeyFile(name));
  execFileSync(process.execPath, [join(root, 'tools', 'bin', 'codegen.mjs'), '--in', repository], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
