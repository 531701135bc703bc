import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * @param {string} [repository] absolute path of the repository
 * @returns {string[]} folder names of the npm workspaces, as package.json lists them
 */
export function workspaceFolders(repository = root) {
  return JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')).workspaces;
}

/** @returns {string[]} folder names of the remotes among them */
export function remoteFolders() {
  return workspaceFolders().filter((folder) => folder.startsWith('mfe-'));
}
