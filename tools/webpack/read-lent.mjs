import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isInstalled, root, toolsFolder } from '../src/root.mjs';

/** Exactly once on the page, from the shell: two copies would break hooks, contexts or the style sheet. */
export const onceFromShell = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'styled-components'];

/** Lent by the shell where the versions agree; a remote that upgrades alone falls back to its own copy. */
export const sharedByVersion = ['effector', 'effector-react', 'urql', '@urql/core', '@urql/exchange-graphcache', 'react-router', 'wonka'];

/**
 * What a shell lends to remotes: the version of each shared key, the names that it lends of a library (of one that is not listed, all), and
 * the version of its federation runtime.
 * @typedef {{ versions: Record<string, string>, names: Record<string, string[]>, federation: string }} Lent
 */

/** @type {Lent | null} */
let lent = null;

/** @returns {Lent} of the shell in this repository; in a squad's own, of the one that `@heartwood/lent` was packed from */
export function readLent() {
  lent ??= isInstalled ? installedList() : ofShell();
  return lent;
}

function installedList() {
  return JSON.parse(readFileSync(createRequire(join(root, 'package.json')).resolve('@heartwood/lent'), 'utf8'));
}

function ofShell() {
  const folder = join(root, 'shell', 'src', 'federation', 'lent');
  const names = {};
  for (const file of readdirSync(folder)) {
    const match = /export \{([^}]+)\} from '([^']+)'/.exec(readFileSync(join(folder, file), 'utf8'));
    if (match) names[match[2]] = match[1].split(',').map((name) => name.trim()).filter(Boolean);
  }
  const versions = Object.fromEntries([...onceFromShell, ...sharedByVersion].map((key) => [key, versionIn(manifestIn(root, key))]));
  return { versions, names, federation: federationVersion() };
}

/** Version of the federation runtime that a build brings or lends. */
export function federationVersion() {
  for (let folder = toolsFolder; ; folder = dirname(folder)) {
    const manifest = manifestIn(folder, '@module-federation/enhanced');
    if (existsSync(manifest)) return versionIn(manifest);
    if (folder === dirname(folder)) throw new Error('@module-federation/enhanced is not installed.');
  }
}

/**
 * @param {string} folder
 * @param {string} key a shared key; `react-dom/client` is part of the package `react-dom`
 */
export function manifestIn(folder, key) {
  return join(folder, 'node_modules', ...key.split('/').slice(0, key.startsWith('@') ? 2 : 1), 'package.json');
}

export function versionIn(manifest) {
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}
