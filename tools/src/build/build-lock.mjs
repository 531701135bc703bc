import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';

const file = join(root, '.cache', 'build.lock');

/**
 * Runs `work` while no other process of this checkout builds: a start, a watch and a test run would write the same folders.
 * @template T
 * @param {() => T} work synchronous
 * @returns {T}
 */
export function whileBuildingAlone(work) {
  mkdirSync(dirname(file), { recursive: true });
  while (!take()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    // A holder that was killed leaves its file behind.
    if (isAbandoned()) rmSync(file, { force: true });
    return false;
  }
}

function isAbandoned() {
  try {
    const age = Date.now() - statSync(file).mtimeMs;
    // Between making the file and writing the number into it a moment passes.
    return age > 2000 && !isAlive(Number(readFileSync(file, 'utf8')));
  } catch {
    // Gone meanwhile: free for the next try.
    return false;
  }
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
