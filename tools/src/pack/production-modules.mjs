import { cpSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { WITH_FILES } from '../build/build-api.mjs';
import { findFiles } from '../files/find-files.mjs';
import { root } from '../root.mjs';

/** In the bundle, but for the library of the machine that it looks for beside it. */
const WITH_LIBRARY = ['sharp'];

/** Nothing that runs. */
const NOT_NEEDED = /\.(?:map|[cm]?tsx?|md|markdown|flow)$|[\\/](?:test|tests|docs|examples)$/;

/**
 * Copies the packages that the server takes from their own folders when it runs; all others are in its bundle.
 * @param {string} target the folder that gets `node_modules`
 * @returns {number} how many packages
 */
export function copyProductionModules(target) {
  const folders = new Set();
  for (const name of [...WITH_FILES.filter((each) => !each.includes('*')), ...WITH_LIBRARY, ...askedByWorkers()]) {
    const folder = findPackage(name, join(root, 'api'));
    if (folder) addWithDependencies(folder, folders);
  }
  for (const folder of folders) {
    cpSync(folder, join(target, relative(root, folder)), {
      recursive: true, dereference: true,
      // What lies in it is a package by itself, and copied if somebody needs it.
      filter: (path) => path !== join(folder, 'node_modules') && !NOT_NEEDED.test(path),
    });
  }
  return folders.size;
}

/** Those that a worker's program names, to import it or to find its folder: workers are no part of the bundle. */
function askedByWorkers() {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'api', 'package.json'), 'utf8'));
  const programs = findFiles(join(root, 'api', 'workers')).map((file) => readFileSync(file, 'utf8')).join('\n');
  const ours = Object.keys(dependencies).filter((name) => !name.startsWith('@heartwood/'));
  return ours.filter((name) => programs.includes(`'${name}'`) || programs.includes(`'${name}/`));
}

function addWithDependencies(folder, folders) {
  if (folders.has(folder)) return;
  folders.add(folder);
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const found = findPackage(name, folder);
    // Libraries of other machines are not installed here.
    if (found) addWithDependencies(found, folders);
    else if (name in dependencies && !(name in optionalDependencies)) throw new Error(`${name}, which ${folder} needs, is not installed.`);
  }
}

/** As Node finds it, from a folder upwards. */
function findPackage(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return readdirSync(found).length > 0 ? found : null;
    if (folder === root) return null;
  }
}
