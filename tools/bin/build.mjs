import { buildWorkspace } from '../src/build/build-workspace.mjs';
import { workspaceFolders } from '../src/workspaces.mjs';

// node tools/bin/build.mjs [--force] [workspace ...]: builds what changed; without names everything that has a build.
const args = process.argv.slice(2);
const force = args.includes('--force');
const named = args.filter((arg) => !arg.startsWith('--'));
const known = workspaceFolders().filter((folder) => folder === 'shell' || folder === 'api' || folder.startsWith('mfe-'));
const unknown = named.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no build of ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  process.exit(1);
}

for (const workspace of named.length > 0 ? named : known) {
  try {
    const built = await buildWorkspace(workspace, { force });
    console.log(`${workspace} ${built.version} ${built.cached ? 'unchanged' : `built in ${(built.ms / 1000).toFixed(1)} s`}`);
  } catch (error) {
    console.error(`${workspace} could not be built.\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
