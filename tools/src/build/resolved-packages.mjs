import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** Packages of `tools` that make an output what it is. */
const builders = [
  '@module-federation/enhanced', '@swc/core', 'esbuild', 'html-webpack-plugin', 'swc-loader', 'terser-webpack-plugin', 'webpack',
];

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, dependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {Record<string, LockedPackage>} Lock by the place a package lies at, such as `node_modules/react`
 */

/** @returns {Lock} what is installed, as `package-lock.json` says */
export function readLock() {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
}

/**
 * Every package that a workspace's output can hold or is made by, with those it depends on in turn. Where a package lies says nothing: it
 * moves when others are installed.
 * @param {string} workspace folder name
 * @param {{ name: string, from: string }[]} shared what the house's packages bring with them, see `sharedSources`
 * @param {Lock} [lock]
 * @returns {string[]} name, version and digest of each, sorted
 */
export function resolvedPackages(workspace, shared, lock = readLock()) {
  const found = new Map();
  const take = (name, from) => {
    const place = placeOf(name, from, lock);
    // An optional package of another platform.
    if (place === null || found.has(place)) return;
    const { version = '', integrity = '', link } = lock[place];
    if (link) return;
    found.set(place, `${name} ${version} ${integrity}`);
    follow(place);
  };
  const follow = (place) => {
    const { dependencies, peerDependencies, optionalDependencies } = lock[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies })) take(name, place);
  };
  follow(workspace);
  for (const { name, from } of shared) take(name, from);
  for (const name of builders) take(name, 'tools');
  return [...new Set(found.values())].sort();
}

/** As Node looks for it: in the folder's own `node_modules`, then in those above. */
function placeOf(name, from, lock) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock[place]) return place;
    if (folder === '') return null;
  }
}
