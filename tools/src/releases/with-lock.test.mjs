import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isGone, ownerMark } from './owner-mark.mjs';
import { withLock } from './with-lock.mjs';

let folder;
let lock;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heartwood-lock-'));
  lock = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('lets one work after another, also within a process', async () => {
  const steps = [];
  await Promise.all(['a', 'b', 'c'].map((name) => withLock(lock, async () => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    steps.push(`${name} ends`);
  })));
  expect(steps.map((step) => step.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends']);
  expect(existsSync(lock)).toBe(false);
});

it('takes over what a killed process left, one of many, though a new process has its number', async () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  // As a container that was killed and started again: the same machine, the same number, another process.
  for (const left of [`${dead}`, `${hostname()}:${process.pid}:1:ab`, `${hostname()}:${dead}:1:ab`]) {
    writeFileSync(lock, left);
    let inside = 0;
    let most = 0;
    await Promise.all(Array.from({ length: 8 }, () => withLock(lock, async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, 2));
      inside -= 1;
    })));
    expect(most).toBe(1);
  }
});

it('leaves alone what somebody else took meanwhile', async () => {
  await withLock(lock, () => writeFileSync(lock, 'another machine:1:1:ab'));
  expect(readFileSync(lock, 'utf8')).toBe('another machine:1:1:ab');
});

it('knows nothing of processes of other machines', () => {
  expect(isGone('another machine:1:1:ab')).toBe(false);
  expect(isGone(ownerMark())).toBe(false);
});
