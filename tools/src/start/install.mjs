import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { workspaceFolders } from '../workspaces.mjs';

const stamp = join(root, 'node_modules', '.heartwood-installed');

/** Installs what package-lock.json asks for, unless that has been done. Uses nothing but Node: it runs before the first install. */
export function installIfNeeded() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return;
  // With what only builds, also in production: the product is built where it starts.
  // Not `npm ci`: it refuses a lock file that lacks the binaries of another platform. `--no-save` leaves the lock file as it is.
  console.log('Installing packages (a few minutes the first time) …');
  const { status } = spawnSync('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('Installing failed: npm says why above.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted());
}

function wanted() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'package.json', ...workspaceFolders().map((folder) => join(folder, 'package.json'))]) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.update(process.version).update(process.platform + process.arch).digest('hex');
}
