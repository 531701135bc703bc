import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../src/root.mjs';
import { manifestIn, onceFromShell, readLent, sharedByVersion, versionIn } from './read-lent.mjs';

/**
 * @param {string} key a shared key
 * @param {string} [folder] of a remote, whose own copy comes before what the shell lends
 */
export function installedVersion(key, folder) {
  return (folder && ownVersion(key, folder)) ?? readLent().versions[key];
}

/** @returns {boolean} whether a remote has its own copy, of a version that the shell does not lend */
export function hasOwnCopy(key, folder) {
  const own = ownVersion(key, folder);
  return own !== null && own !== readLent().versions[key];
}

function ownVersion(key, folder) {
  const path = manifestIn(resolve(root, folder), key);
  return existsSync(path) ? versionIn(path) : null;
}

/**
 * What a remote takes from the page, and what it offers to it. What it has a version of its own of is wanted under that version, so that it
 * gets what it was built with, and offered to others that want the same. Of its copy of what all have nobody is told: it is for a page
 * that lends another version, and each entry would pay for the offer.
 * @param {string} folder of the remote's workspace
 */
export function remoteShared(folder) {
  const once = onceFromShell.map((key) => {
    const version = installedVersion(key);
    return [key, { singleton: true, import: false, requiredVersion: `^${version.split('.')[0]}.0.0` }];
  });
  const byVersion = sharedByVersion.map((key) => (
    [key, { singleton: false, strictVersion: true, requiredVersion: installedVersion(key, folder) }]
  ));
  const own = byVersion.filter(([key]) => hasOwnCopy(key, folder))
    .map(([key, wanted]) => [key, { ...wanted, shareKey: key, version: wanted.requiredVersion }]);
  return { taken: Object.fromEntries([...once, ...byVersion]), offered: Object.fromEntries(own) };
}
