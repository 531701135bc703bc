import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { sourceHash } from './build-stamp.mjs';

/**
 * `<package version>-<8 hex>`: the same content is the same version on every machine.
 * @param {string} workspace folder name
 * @param {string} [hash] `sourceHash` of it, when that is known already
 */
export function versionOf(workspace, hash = sourceHash(workspace)) {
  const { version } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
  return `${version}-${hash.slice(0, 8)}`;
}

/** `mfe-growth` is the folder of the remote `growth`. */
export function remoteNameOf(workspace) {
  return workspace.replace(/^mfe-/, '');
}
