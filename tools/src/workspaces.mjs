import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * @param {string} [repository] absolute path of the repository
 * @returns {string[]} folder names of the npm workspaces, as package.json names them; a new remote is in the list by its folder
 */
export function workspaceFolders(repository = root) {
  const { workspaces } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  return workspaces.flatMap((entry) => (entry.endsWith('*') ? foldersThat(repository, entry.slice(0, -1)) : [entry]));
}

/** @returns {string[]} folders whose name begins so and that hold a package */
function foldersThat(repository, begin) {
  return readdirSync(repository)
    .filter((folder) => folder.startsWith(begin) && existsSync(join(repository, folder, 'package.json')))
    .sort();
}

/** @returns {string[]} folder names of the remotes among them */
export function remoteFolders() {
  return workspaceFolders().filter((folder) => folder.startsWith('mfe-'));
}
