import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * The libraries that a remote declares, in the versions that its build takes: its own copy, else the one of all.
 * @param {string} folder of the workspace
 * @returns {Record<string, string>}
 */
export function ownLibraries(folder) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return Object.fromEntries(Object.keys(dependencies).sort().flatMap((name) => {
    const file = [join(root, folder), root].map((base) => join(base, 'node_modules', name, 'package.json')).find((path) => existsSync(path));
    return file === undefined ? [] : [[name, JSON.parse(readFileSync(file, 'utf8')).version]];
  }));
}
