import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeBundle } from '../releases/bundle.mjs';

/** @typedef {import('../releases/release-version.mjs').Release} Release */

/** What a packed folder says of itself. It is sent in the first line and is no file of the version. */
const said = 'release.json';

/**
 * Puts beside the files of a build what they are.
 * @param {string} folder
 * @param {Release} release
 */
export function describePacked(folder, release) {
  writeFileSync(join(folder, said), `${JSON.stringify(release, null, 2)}\n`);
}

/**
 * @param {string} folder
 * @param {Release} release
 * @param {{ name: string, order: import('../releases/release-version.mjs').Order }} wanted
 * @returns {Buffer} the bytes that are sent of a build
 */
export function bundleOfBuild(folder, release, { name, order }) {
  return writeBundle(folder, { name, ...release, order }, (path) => path !== said);
}

/**
 * @param {string} name
 * @param {{ from: string, order: import('../releases/release-version.mjs').Order }} options `from` is a packed folder
 * @returns {Buffer} the bytes that are sent of it
 */
export function bundleOfPacked(name, { from, order }) {
  return bundleOfBuild(from, readPacked(from), { name, order });
}

/** @param {string} folder @returns {Release} */
export function readPacked(folder) {
  const file = join(folder, said);
  if (!existsSync(file)) throw new Error(`${folder} has no ${said}: npm run remote -- pack NAME --into FOLDER makes such a folder.`);
  const { manifest, module, version, tests, libraries } = JSON.parse(readFileSync(file, 'utf8'));
  return { manifest, module, version, tests, libraries };
}
