import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { remoteFolders } from '../workspaces.mjs';
import { whileBuildingAlone } from './build-lock.mjs';
import { isBuilt } from './build-stamp.mjs';

/** Builds the API, the shell and the remotes whose sources changed since their last build; to find out takes a moment. */
export function buildStale() {
  const all = ['api', 'shell', ...remoteFolders()];
  if (all.every(isBuilt)) return;
  whileBuildingAlone(() => {
    for (const workspace of all.filter((each) => !isBuilt(each))) build(workspace);
  });
}

function build(workspace) {
  const start = performance.now();
  console.log(`Building ${workspace} …`);
  // A process of its own: the bundlers' memory is given back before the server starts.
  const { status } = spawnSync(process.execPath, [join(root, 'tools', 'bin', 'build.mjs'), workspace], {
    cwd: root, stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    console.error(`Building ${workspace} failed: the reason stands above.`);
    process.exit(1);
  }
  console.log(`Built ${workspace} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
