import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { remoteConfig } from '../../webpack/remote.mjs';
import { runWebpack } from '../../webpack/run-webpack.mjs';
import { shellConfig } from '../../webpack/shell.mjs';
import { root } from '../root.mjs';
import { buildApi } from './build-api.mjs';
import { isBuilt, rememberBuilt, sourceHash } from './build-stamp.mjs';
import { compressFolder } from './compress-folder.mjs';
import { remoteNameOf, versionOf } from './workspace-version.mjs';

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
  const cached = !force && isBuilt(workspace, hash);
  if (!cached) {
    if (workspace === 'api') await buildApi();
    else await runWebpack(
      workspace === 'shell' ? shellConfig({ output }) : remoteConfig({ folder: workspace, name: remoteNameOf(workspace), version, output }),
    );
    bringOperations(workspace, output);
    if (workspace !== 'api') await compressFolder(output);
    rememberBuilt(workspace, hash);
  }
  return { workspace, output, version, cached, ms: Math.round(performance.now() - started) };
}

/** The operations that this build sends: a server that knows them from here serves its tabs however old they get. */
function bringOperations(workspace, output) {
  const list = join(root, workspace, 'persisted-operations.json');
  if (existsSync(list)) copyFileSync(list, join(output, 'persisted-operations.json'));
}
