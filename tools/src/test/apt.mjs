import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

let listed = false;

/**
 * Installs Debian packages where that can be done without asking anybody: as root, with apt-get.
 * @param {string[]} packages
 * @returns {boolean} whether they were installed
 */
export function installWithApt(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages.join(', ')} …`);
  const apt = (args) => spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
  if (!listed) listed = apt(['update', '-qq']);
  return listed && apt(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}
