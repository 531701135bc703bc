import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findFiles } from '../files/find-files.mjs';
import { isInstalled, root, toolsFolder } from '../root.mjs';

/** A whole repository of a squad. npm leaves a `.gitignore` out of a package, so that it has another name in there. */
export const exampleFolder = isInstalled ? join(toolsFolder, 'example-remote') : join(root, 'docs', 'example-remote');
export const packedIgnore = 'gitignore';

/** What commands make of the rest. */
const made = /^(?:src\/generated\/|persisted-operations\.json$|package-lock\.json$)/;

/** Paths of the example's own files, within its folder. */
export function examplePaths() {
  return findFiles(exampleFolder).map((file) => relative(exampleFolder, file)).filter((path) => !made.test(path));
}

/**
 * The example remote in another's name.
 * @param {string} name small letters, digits and dashes: `wind-map`
 * @returns {Record<string, string>} text by path
 */
export function exampleFiles(name) {
  const words = { harbour: name, Harbour: titleOf(name), HarbourPage: viewOf(name) };
  const inName = (text) => text.replace(/HarbourPage|Harbour|harbour/g, (word) => words[word]);
  return Object.fromEntries(examplePaths().map((path) => (
    [path === packedIgnore ? '.gitignore' : inName(path), inName(readFileSync(join(exampleFolder, path), 'utf8'))]
  )));
}

/** Throws with what is wrong with a name. @param {string} name */
export function refuseName(name) {
  if (!/^[a-z][a-z0-9-]{1,40}$/.test(name)) throw new Error(`A remote's name has small letters, digits and dashes, as wind-map; ${name ? `${name} is none.` : 'there is none.'}`);
}

/** @param {string} name @returns {string} `Wind map` */
export const titleOf = (name) => name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');

const viewOf = (name) => `${name.split('-').filter(Boolean).map((part) => part[0].toUpperCase() + part.slice(1)).join('')}Page`;
