import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versionIntegrity } from '../../tools/src/releases/file-digests.mjs';
import { releaseVersion } from '../../tools/src/releases/release-version.mjs';
import { storeVersion } from '../../tools/src/releases/store-version.mjs';

const folder = import.meta.dirname;

/** Version that every frozen remote was built as. */
export const frozenVersion = '1.0.0-frozen';

/** @param {string} minor `1.3` @returns {string} the remote's name, which its container and its slots bear */
export function frozenName(minor) {
  return `frozen-${minor.replace('.', '-')}`;
}

/** @param {string} minor @returns {string} the file that holds its bytes */
function frozenFile(minor) {
  return join(folder, `${minor}.tgz`);
}

/** @returns {string[]} minors of the contract whose bytes are kept, the oldest first */
export function frozenMinors() {
  return readdirSync(folder).flatMap((file) => /^(\d+\.\d+)\.tgz$/.exec(file)?.[1] ?? [])
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/**
 * Keeps a build for good.
 * @param {string} minor
 * @param {string} built folder of its files
 */
export function freeze(minor, built) {
  if (existsSync(frozenFile(minor))) throw new Error(`${minor} is frozen: its bytes never change.`);
  execFileSync('tar', [
    '--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0', '-I', 'gzip -9n', '-cf', frozenFile(minor), '-C', built, '.',
  ]);
}

/**
 * Puts every frozen remote into a folder of remotes, as it was released.
 * @param {string} remotesDir
 */
export async function publishFrozen(remotesDir) {
  for (const [at, minor] of frozenMinors().entries()) {
    const name = frozenName(minor);
    const unpacked = mkdtempSync(join(tmpdir(), 'heartwood-frozen-'));
    mkdirSync(unpacked, { recursive: true });
    execFileSync('tar', ['-xzf', frozenFile(minor), '-C', unpacked]);
    storeVersion(unpacked, remotesDir, name, frozenVersion);
    rmSync(unpacked, { recursive: true });
    await releaseVersion({
      remotesDir, version: frozenVersion, ...versionIntegrity(join(remotesDir, name, frozenVersion)),
      manifest: {
        name, contract: minor, pages: [{ path: `/app/${name}`, title: name }], slots: [{ name: `${name}-panel@1` }],
        menu: [{ id: name, label: name, icon: 'overview', path: `/app/${name}`, area: 'business', order: 200 + at }],
      },
    });
  }
}
