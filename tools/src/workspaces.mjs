import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * @param {string} [repository] absolute path of the repository
 * @returns {string[]} folder names of the npm workspaces, which package.json lists by their names or by how they begin (`mfe-*`)
 */
export function workspaceFolders(repository = root) {
  const { workspaces } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  return workspaces.flatMap((place) => (place.endsWith('*') ? foldersLike(place.slice(0, -1), repository) : [place]));
}

/**
 * @param {string} [repository] absolute path of the repository
 * @returns {string[]} folder names of the remotes among them
 */
export function remoteFolders(repository = root) {
  return workspaceFolders(repository).filter((folder) => folder.startsWith('mfe-'));
}

function foldersLike(beginning, repository) {
  return readdirSync(repository).filter((name) => name.startsWith(beginning) && existsSync(join(repository, name, 'package.json'))).sort();
}
