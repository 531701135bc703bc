import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNameOf, versionOf } from '../build/workspace-version.mjs';
import { readPointers } from '../releases/pointer-file.mjs';
import { remotesDir } from '../publish/remotes-dir.mjs';
import { root } from '../root.mjs';
import { remoteFolders } from '../workspaces.mjs';

/** Puts the built remotes into the local registry that are not known there. */
export function publishNew() {
  const folder = remotesDir();
  const { releases } = readPointers(folder);
  const unknown = remoteFolders().filter((workspace) => {
    const [name, version] = [remoteNameOf(workspace), versionOf(workspace)];
    return !existsSync(join(folder, name, version)) || !releases[name]?.some((release) => release.version === version);
  });
  if (unknown.length === 0) return;
  const { status } = spawnSync(process.execPath, [join(root, 'tools', 'bin', 'publish-new.mjs'), ...unknown.map(remoteNameOf)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) {
    console.error('Publishing the remotes failed: the reason stands above.');
    process.exit(1);
  }
}
