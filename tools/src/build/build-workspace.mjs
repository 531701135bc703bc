import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteConfig } from '../../webpack/remote.mjs';
import { runWebpack } from '../../webpack/run-webpack.mjs';
import { shellConfig } from '../../webpack/shell.mjs';
import { root } from '../root.mjs';
import { buildApi } from './build-api.mjs';
import { isBuilt, rememberBuilt, sourceHash } from './build-stamp.mjs';
import { compressFolder } from './compress-folder.mjs';

/**
 * Builds one workspace into its `dist`, unless that was built from the same content.
 * @param {string} workspace folder name: `shell`, `api` or `mfe-…`
 * @param {{ force?: boolean }} [options] `force` builds even when nothing changed
 * @returns {Promise<{ workspace: string, output: string, version: string, cached: boolean, ms: number }>}
 */
export async function buildWorkspace(workspace, { force = false } = {}) {
  const started = performance.now();
  const hash = sourceHash(workspace);
  const version = versionOf(workspace, hash);
  const output = join(root, workspace, 'dist');
  const cached = !force && isBuilt(workspace);
  if (!cached) {
    if (workspace === 'api') await buildApi();
    else await runWebpack(workspace === 'shell' ? shellConfig({ output }) : remoteConfig({ folder: workspace, name: remoteNameOf(workspace), version, output }));
    if (workspace !== 'api') await compressFolder(output);
    rememberBuilt(workspace, hash);
  }
  return { workspace, output, version, cached, ms: Math.round(performance.now() - started) };
}

/** `mfe-growth` is the folder of the remote `growth`. */
export function remoteNameOf(workspace) {
  return workspace.replace(/^mfe-/, '');
}

/** `<package version>-<8 hex>`: the same content is the same version on every machine. */
export function versionOf(workspace, hash = sourceHash(workspace)) {
  const { version } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
  return `${version}-${hash.slice(0, 8)}`;
}
