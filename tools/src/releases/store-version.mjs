import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { asOpenAs } from './as-open-as.mjs';
import { writeDigests } from './file-digests.mjs';
import { keeperOf } from './keepers.mjs';
import { isGone, ownerMark } from './owner-mark.mjs';
import { ReleaseRefused } from './release-refused.mjs';
import { diskTime } from './shared-clock.mjs';

/** Where what is on its way lies, within the folder of remotes: nobody is served from it. */
const arrivals = '.arriving';
/** Nothing is on its way for so long. */
const longestMs = 3600 * 1000;

/**
 * Makes an empty folder for something that is on its way.
 * @param {string} remotesDir
 */
export function arrivingFolder(remotesDir) {
  mkdirSync(remotesDir, { recursive: true, mode: 0o700 });
  sweepArrivals(remotesDir);
  // As open as the folder that publishers share.
  mkdirSync(join(remotesDir, arrivals), { recursive: true, mode: statSync(remotesDir).mode & 0o777 });
  const folder = join(remotesDir, arrivals, ownerMark());
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

/**
 * Takes away what processes that were killed left on the way.
 * @param {string} remotesDir
 */
export function sweepArrivals(remotesDir) {
  const folder = join(remotesDir, arrivals);
  if (!existsSync(folder)) return;
  const marks = readdirSync(folder);
  if (marks.length === 0) return;
  // Of machines that share a disk, one may be a day ahead: it must not take away what another is about to send.
  const now = diskTime(join(folder, '..'));
  for (const mark of marks) {
    const path = join(folder, mark);
    try {
      if (isGone(mark) || now - statSync(path).mtimeMs > longestMs) rmSync(path, { recursive: true, force: true });
    } catch {
      // Somebody else took it away.
    }
  }
}

/**
 * Whether the files of a version that the pointers know can be had.
 * @param {string} remotesDir
 * @param {string} name
 * @param {string} version
 */
export function isStored(remotesDir, name, version) {
  // Those that are kept elsewhere come when the pointer moves to them.
  return keeperOf(remotesDir) !== null || existsSync(join(remotesDir, name, version));
}

/**
 * Copies a build into its version's folder; a folder that is there is complete and never changes.
 * @param {string} output the build
 * @param {string} remotesDir
 * @param {string} name
 * @param {string} version
 * @param {{ compares?: boolean }} [options] `compares`: throws `ReleaseRefused` where the folder that is there has other bytes
 */
export function storeVersion(output, remotesDir, name, version, { compares = false } = {}) {
  const target = join(remotesDir, name, version);
  if (existsSync(target) && !compares) return;
  const arriving = join(arrivingFolder(remotesDir), version);
  mkdirSync(join(remotesDir, name), { recursive: true, mode: statSync(remotesDir).mode & 0o777 });
  try {
    cpSync(output, arriving, { recursive: true });
    // The last step: a file that joins the version later is not covered.
    writeDigests(arriving);
    asOpenAs(remotesDir, arriving);
    if (!existsSync(target)) {
      try {
        renameSync(arriving, target);
        return;
      } catch (error) {
        // Unless another publisher of the same version was faster.
        if (!existsSync(target)) throw error;
      }
    }
    const other = compares ? firstDifference(arriving, target) : null;
    if (other !== null) throw new ReleaseRefused(name, [`version ${version} is there with another ${other}: a version never changes`]);
  } finally {
    rmSync(join(arriving, '..'), { recursive: true, force: true });
  }
}

function firstDifference(one, other) {
  const [names, others] = [filesOf(one), filesOf(other)];
  const differs = [...new Set([...names, ...others])].sort().find((file) => (
    !names.includes(file) || !others.includes(file) || !readFileSync(join(one, file)).equals(readFileSync(join(other, file)))
  ));
  return differs ?? null;
}

function filesOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
