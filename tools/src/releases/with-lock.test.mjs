import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { isGone, ownerMark } from './owner-mark.mjs';
import { changePointers } from './pointer-file.mjs';
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

it('loses no change of four publishers at once, of which one is killed', async () => {
  const program = `
    import { changePointers } from ${JSON.stringify(join(root, 'tools', 'src', 'releases', 'pointer-file.mjs'))};
    for (let at = 0; at < 40; at += 1) {
      await changePointers(${JSON.stringify(folder)}, (pointers) => { pointers.history.push({ remote: process.argv[1], version: String(at) }); });
      process.stdout.write(at + '\\n');
    }`;
  const publishers = ['a', 'b', 'c', 'killed'].map((name) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program, name]);
    const publisher = { name, said: '' };
    child.stdout.on('data', (chunk) => {
      publisher.said += chunk;
      if (name === 'killed') child.kill('SIGKILL');
    });
    return new Promise((resolve) => child.once('close', () => resolve(publisher)));
  });
  const ended = await Promise.all(publishers);
  // The last one may have been the one that was killed, with the lock in its hand.
  await changePointers(folder, () => undefined);
  const { history } = JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8'));
  for (const { name, said } of ended) {
    const told = said.trim().split('\n').filter(Boolean);
    const kept = history.filter(({ remote }) => remote === name).map(({ version }) => version);
    // What was done and could not be said any more is there too, once.
    expect(kept).toEqual(kept.map((_, at) => String(at)));
    expect(kept.length).toBeGreaterThanOrEqual(told.length);
    if (name !== 'killed') expect(kept).toHaveLength(40);
  }
  expect(existsSync(join(folder, 'registry.lock'))).toBe(false);
});

it('leaves alone what somebody else took meanwhile', async () => {
  await withLock(lock, () => writeFileSync(lock, 'another machine:1:1:ab'));
  expect(readFileSync(lock, 'utf8')).toBe('another machine:1:1:ab');
});

it('knows nothing of processes of other machines', () => {
  expect(isGone('another machine:1:1:ab')).toBe(false);
  expect(isGone(ownerMark())).toBe(false);
});
