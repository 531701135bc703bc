import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** @returns {string[]} folder names of the npm workspaces, as package.json lists them */
export function workspaceFolders() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;
}

/** @returns {string[]} folder names of the remotes among them */
export function remoteFolders() {
  return workspaceFolders().filter((folder) => folder.startsWith('mfe-'));
}
