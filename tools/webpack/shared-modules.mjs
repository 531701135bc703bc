import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../src/root.mjs';

/** Exactly once on the page, from the shell: two copies would break hooks, contexts or the style sheet. */
export const onceFromShell = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'styled-components'];

/** Lent by the shell where the versions agree; a remote that upgrades alone falls back to its own copy. */
export const sharedByVersion = ['effector', 'effector-react', 'urql', '@urql/core', '@urql/exchange-graphcache', 'react-router', 'wonka'];

/**
 * @param {string} key a shared key; `react-dom/client` is part of the package `react-dom`
 * @param {string} [folder] of a workspace, whose own copy comes before the one that all have
 */
export function installedVersion(key, folder) {
  const manifests = [folder && ownManifest(key, folder), manifestIn(root, key)];
  return JSON.parse(readFileSync(manifests.find(Boolean), 'utf8')).version;
}

/** @returns {boolean} whether a workspace has its own copy, of a version that the others do not have */
export function hasOwnCopy(key, folder) {
  return ownManifest(key, folder) !== null;
}

function ownManifest(key, folder) {
  const path = manifestIn(resolve(root, folder), key);
  return existsSync(path) ? path : null;
}

function manifestIn(folder, key) {
  const name = key.split('/').slice(0, key.startsWith('@') ? 2 : 1);
  return join(folder, 'node_modules', ...name, 'package.json');
}

/** Version of the federation runtime that a build brings or lends. */
export function federationVersion() {
  return installedVersion('@module-federation/enhanced');
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
