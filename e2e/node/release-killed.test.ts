import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownerMark } from '../../tools/src/releases/owner-mark.mjs';
import { OPERATOR_TOKEN, OrchardSquad } from '../server/orchard-squad.mjs';
import { Product } from '../server/product.mjs';

let product: Product;
let squad: OrchardSquad;

beforeAll(async () => {
  product = await Product.start({ env: { OPERATOR_TOKEN } });
  squad = await OrchardSquad.at(product);
}, 300_000);

afterAll(async () => {
  squad.end();
  await product.remove();
});

test('a squad publishes from a folder, by the commands of the docs', async () => {
  squad.pack('1.0.0-a');
  expect(await squad.send(['--by', 'Ada', '--commit', 'c0ffee'])).toEqual({ code: 0, lines: ['orchard 1.0.0-a is live.'] });
  expect(await squad.published()).toBe('1.0.0-a');
  expect((await squad.remote(['list', ...squad.there])).lines).toContainEqual(expect.stringMatching(/1\.0\.0-a .* live {2}\(Orchard, Ada, c0ffee\)/));
  expect(await squad.remote(['publish', 'growth', '--from', squad.folder, ...squad.there])).toMatchObject({
    code: 1, lines: [expect.stringContaining('does not have the permission to publish growth')],
  });
}, 60_000);

test('a server that is killed between the files and the pointer starts clean, and the same release goes through', async () => {
  squad.pack('1.0.0-b');
  const lock = join(product.remotesDir, 'registry.lock');
  // Somebody who lives holds the pointer: what is sent is stored, and waits.
  writeFileSync(lock, ownerMark());
  const sending = squad.send([]);
  const stored = join(product.remotesDir, 'orchard', '1.0.0-b', 'remoteEntry.js');
  while (!existsSync(stored)) await new Promise((resolve) => setTimeout(resolve, 10));
  await product.kill();
  rmSync(lock);
  expect((await sending).code).toBe(1);
  await product.start(['e2e/server/start-published.mjs']);
  expect(await squad.published()).toBe('1.0.0-a');
  expect(readdirSync(join(product.remotesDir, '.arriving'))).toEqual([]);
  expect(await squad.send([])).toEqual({ code: 0, lines: ['orchard 1.0.0-b is live.'] });
  expect(await squad.published()).toBe('1.0.0-b');
  const acts = (await squad.command('admin', ['releases', 'orchard'])).lines.filter((line) => line.includes('1.0.0-b'));
  expect(acts.map((line) => line.split('  ').at(-1))).toEqual(['done', 'begun']);
}, 300_000);

test('a publisher that is killed with the pointer in its hand leaves nobody waiting', async () => {
  const lock = join(product.remotesDir, 'registry.lock');
  const holder = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  const [host, , , random] = ownerMark().split(':');
  const stat = readFileSync(`/proc/${holder.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19];
  writeFileSync(lock, [host, holder.pid, stat, random].join(':'));
  const rollback = squad.remote(['rollback', 'orchard', '--reason', 'The trees are bare', ...squad.there]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  holder.kill('SIGKILL');
  expect(await rollback).toEqual({ code: 0, lines: ['orchard went back from 1.0.0-b to 1.0.0-a.'] });
  expect(await squad.published()).toBe('1.0.0-a');
}, 60_000);
