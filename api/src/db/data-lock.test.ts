import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { FolderInUseError, lockFolder } from './data-lock';

let folder: string;
beforeEach(async () => { folder = await mkdtemp(join(tmpdir(), 'heartwood-lock-')); });
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A process that holds a socket at the path, as a killed server would have. */
async function holder(path: string) {
  const child = spawn(
    process.execPath,
    ['-e', `require('net').createServer((s) => s.end('x')).listen(${JSON.stringify(path)}, () => console.log('up'))`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  return child;
}

it('is held by one, and free again when that one lets go', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(folder)).rejects.toThrow(
    new RegExp(
      `^The data folder .* is in use by another Heartwood process \\(${process.pid}\\): stop it, or set DATA_DIR to another folder\\.$`,
    ),
  );
  await lock.release();
  await (await lockFolder(folder)).release();
});

it('is taken over at once from a process that was killed', async () => {
  const child = await holder(join(folder, 'lock'));
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect((await stat(join(folder, 'lock'))).isSocket()).toBe(true);
  const lock = await lockFolder(folder);
  await lock.release();
});

it('is held also by a process that stands still', async () => {
  const child = await holder(join(folder, 'lock'));
  child.kill('SIGSTOP');
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  child.kill('SIGKILL');
});

it('has one winner when many take over at once', async () => {
  for (let round = 0; round < 5; round++) {
    const data = await mkdtemp(join(folder, 'data-'));
    const child = await holder(join(data, 'lock'));
    child.kill('SIGKILL');
    await once(child, 'exit');
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(data)));
    const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(winners.length).toBe(1);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(FolderInUseError);
    for (const { value } of winners) await value.release();
  }
});

it('goes to one of many processes, and to nobody else while that one lives', async () => {
  const program = join(folder, 'take.mjs');
  const bundle = await build({
    entryPoints: [join(__dirname, 'data-lock.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  });
  await writeFile(program, `${bundle.outputFiles[0]?.text ?? ''}
    process.send('ready');
    process.on('message', () => lockFolder(process.argv[2]).then(() => process.send('won'), (error) => process.send(error.message)));`);
  const data = join(folder, 'data');
  await mkdir(data);
  for (let round = 0; round < 3; round++) {
    const takers = Array.from({ length: 6 }, () => fork(program, [data], { stdio: 'ignore' }));
    await Promise.all(takers.map((taker) => once(taker, 'message')));
    const said = takers.map(async (taker) => String((await once(taker, 'message'))[0]));
    for (const taker of takers) taker.send('go');
    const answers = await Promise.all(said);
    expect(answers.filter((answer) => answer === 'won').length).toBe(1);
    for (const answer of answers) if (answer !== 'won') expect(answer).toMatch(/in use by another Heartwood process/);
    for (const taker of takers) taker.kill('SIGKILL');
    await Promise.all(takers.map((taker) => once(taker, 'exit')));
  }
  // What the killed ones left does not pile up.
  expect((await readdir(data)).length).toBeLessThanOrEqual(3);
});

it('leaves no socket in a folder that nobody uses: it can be copied', async () => {
  const data = join(folder, 'data');
  await mkdir(data);
  const child = await holder(join(data, 'lock'));
  child.kill('SIGKILL');
  await once(child, 'exit');
  for (let start = 0; start < 3; start++) await (await lockFolder(data)).release();
  await cp(data, join(folder, 'copy'), { recursive: true });
  const lock = await lockFolder(join(folder, 'copy'));
  await expect(lockFolder(join(folder, 'copy'))).rejects.toThrow(FolderInUseError);
  await lock.release();
});

it('is not fooled by a file that lies there', async () => {
  await writeFile(join(folder, 'lock'), 'left by somebody');
  const lock = await lockFolder(folder);
  await lock.release();
});

it('works in a folder whose path is too long for a socket', async () => {
  const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60));
  await mkdir(deep, { recursive: true });
  const lock = await lockFolder(deep);
  await expect(lockFolder(deep)).rejects.toThrow(FolderInUseError);
  await lock.release();
});
