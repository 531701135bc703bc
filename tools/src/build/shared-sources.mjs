import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findFiles } from '../files/find-files.mjs';
import { root } from '../root.mjs';

/** Packages of the house: they have no version of their own and are compiled into whoever uses them. */
const house = /^@heartwood\/(contract|shared-ui|client-kit)(?:\/(.+))?$/;
const isPackage = /^@?[a-z][\w.-]*(?:\/|$)/;
const isSource = /\.(?:ts|tsx|css)$/;
const isTest = /\.test\.(?:ts|tsx|mjs)$/;

/**
 * What a workspace can reach of the house's packages: the entries it names, and what these name in turn.
 * @param {string} workspace folder name
 * @returns {{ files: string[], packages: { name: string, from: string }[] }} paths from the root, sorted; and which packages of others
 *   these files name, each with the folder that names it
 */
export function sharedSources(workspace) {
  const reached = new Set();
  const packages = new Map();
  const visit = (file) => {
    const [from] = relative(root, file).split('/');
    for (const name of namesIn(readFileSync(file, 'utf8'))) {
      if (from !== workspace && isPackage.test(name) && !house.test(name))
        packages.set(`${from} ${packageOf(name)}`, { name: packageOf(name), from });
      for (const path of filesBehind(name, file)) {
        if (reached.has(path)) continue;
        reached.add(path);
        if (isSource.test(path)) visit(path);
      }
    }
  };
  for (const file of findFiles(join(root, workspace), (path) => isSource.test(path) && !isTest.test(path))) visit(file);
  const files = [...reached].map((path) => relative(root, path)).filter((path) => !path.startsWith(`${workspace}/`));
  const manifests = [...new Set(files.map((path) => path.split('/')[0]))].map((folder) => `${folder}/package.json`);
  return { files: [...new Set([...files, ...manifests])].sort(), packages: [...packages.values()] };
}

function packageOf(name) {
  return name.split('/').slice(0, name.startsWith('@') ? 2 : 1).join('/');
}

/**
 * Everything that looks like the name of a module or of a file in a style sheet. It may be one too many, in a text, and is then of no file.
 * @param {string} text source
 * @returns {string[]}
 */
export function namesIn(text) {
  return [...text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*(?:\/\*.*?\*\/\s*)?|\burl\(\s*)(['"]?)([^'"()\s]+)\1/g)].map(([, , name]) => (
    name ?? ''
  ));
}

/** @returns {string[]} the file that an import names; none where it is a package of somebody else's */
function filesBehind(name, from) {
  const [, folder, entry] = house.exec(name) ?? [];
  if (folder) {
    const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const target = exports[entry ? `./${entry}` : '.'];
    return target ? [join(root, folder, target)] : [];
  }
  if (!name.startsWith('.')) return [];
  const path = join(dirname(from), name);
  return [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].filter((one) => /\.\w+$/.test(one) && existsSync(one)).slice(0, 1);
}
