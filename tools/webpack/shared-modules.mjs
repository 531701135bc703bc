import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../src/root.mjs';

/** Exactly once on the page, from the shell: two copies would break hooks, contexts or the style sheet. */
export const onceFromShell = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'styled-components'];

/** Lent by the shell where the versions agree; a remote that upgrades alone falls back to its own copy. */
export const sharedByVersion = ['effector', 'effector-react', 'urql', '@urql/core', '@urql/exchange-graphcache', 'react-router'];

/** @param {string} key a shared key; `react-dom/client` is part of the package `react-dom` */
export function installedVersion(key) {
  const folder = key.startsWith('@') ? key.split('/').slice(0, 2).join('/') : key.split('/')[0];
  return JSON.parse(readFileSync(join(root, 'node_modules', folder, 'package.json'), 'utf8')).version;
}

/** The `shared` option of a remote's federation plugin. */
export function remoteShared() {
  const once = onceFromShell.map((key) => {
    const version = installedVersion(key);
    return [key, { singleton: true, import: false, requiredVersion: `^${version.split('.')[0]}.0.0` }];
  });
  const byVersion = sharedByVersion.map((key) => {
    const version = installedVersion(key);
    return [key, { singleton: false, strictVersion: true, requiredVersion: version, version }];
  });
  return Object.fromEntries([...once, ...byVersion]);
}
