import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { remoteFolders } from '../workspaces.mjs';
import { isBuilt, rememberBuilt, sourceHash } from './build-stamp.mjs';

/**
 * Builds the API, the shell and the remotes whose sources changed since their last build; the rest takes a moment to compare.
 * @returns {string[]} folders that were built
 */
export function buildStale() {
  const stale = ['api', 'shell', ...remoteFolders()].filter((workspace) => !isBuilt(workspace));
  for (const workspace of stale) {
    const start = performance.now();
    process.stdout.write(`Building ${workspace} … `);
    const hash = sourceHash(workspace);
    // A process of its own: the bundlers' memory is given back before the server starts.
    const { status } = spawnSync(process.execPath, [join(root, 'tools', 'bin', 'build.mjs'), workspace], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) {
      console.error(`\nBuilding ${workspace} failed: the reason stands above.`);
      process.exit(1);
    }
    rememberBuilt(workspace, hash);
    console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  return stale;
}
