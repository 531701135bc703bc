import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const patienceMs = 30_000;

/**
 * Runs `work` while this process holds the lock file; one that a dead process left behind is taken over.
 * @template T
 * @param {string} path
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, work) {
  const until = Date.now() + patienceMs;
  while (!take(path)) {
    if (isAbandoned(path)) rmSync(path, { force: true });
    else if (Date.now() > until) throw new Error(`Another process holds ${path} for more than ${patienceMs / 1000} s.`);
    else await wait(50);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function take(path) {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(path) {
  let pid;
  try {
    pid = Number(readFileSync(path, 'utf8'));
  } catch {
    return false;
  }
  // Empty: its owner is between making the file and writing into it.
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
