import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isGone, ownerMark } from './owner-mark.mjs';
import { diskTime } from './shared-clock.mjs';

const patienceMs = 30_000;
/** The work under a lock is a matter of milliseconds: another machine's that stands still for so long has no owner any more. */
const foreignMs = 15_000;

/**
 * Runs `work` while this process holds the lock file; one that a dead process left behind is taken over.
 * @template T
 * @param {string} path
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, work) {
  const mark = ownerMark();
  const until = Date.now() + patienceMs;
  let seen = { owner: '', since: Date.now() };
  while (!take(path, mark)) {
    const owner = ownerOf(path);
    // How long it has stood still is watched from here: clocks of machines differ.
    if (owner !== seen.owner) seen = { owner, since: Date.now() };
    const isLeft = owner !== '' && (isGone(owner) || Date.now() - seen.since > foreignMs);
    if (isLeft && remove(path, owner)) continue;
    if (Date.now() > until) throw new Error(`Another process holds ${path} for more than ${patienceMs / 1000} s.`);
    await wait(50);
  }
  try {
    return await work();
  } finally {
    if (ownerOf(path) === mark) rmSync(path, { force: true });
  }
}

function take(path, mark) {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, mark);
    closeSync(file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Empty: its owner is between making the file and writing into it, or has just let it go. */
function ownerOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Of all who see that a lock was left, one takes it away, and nobody takes away the next owner's. */
function remove(path, owner) {
  const removing = `${path}.removing`;
  if (!take(removing, 'x')) {
    try {
      if (diskTime(dirname(path)) - statSync(removing).mtimeMs > foreignMs) rmSync(removing, { force: true });
    } catch {
      // Gone meanwhile.
    }
    return false;
  }
  try {
    if (ownerOf(path) === owner) rmSync(path, { force: true });
    return true;
  } finally {
    rmSync(removing, { force: true });
  }
}
