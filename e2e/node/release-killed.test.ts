import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownerMark } from '../../tools/src/releases/owner-mark.mjs';
import { root } from '../../tools/src/root.mjs';
import { Product } from '../server/product.mjs';

const OPERATOR_TOKEN = 'the operator of this very test, in words';
let product: Product;
let token = '';
const folder = mkdtempSync(join(tmpdir(), 'heartwood-packed-'));

beforeAll(async () => {
  product = await Product.start({ env: { OPERATOR_TOKEN } });
  const made = await command('admin', ['squad-token', 'Orchard', '--remotes', 'orchard']);
  token = made.lines.at(-1) ?? '';
}, 300_000);

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await product.remove();
});

test('a squad publishes from a folder, by the commands of the docs', async () => {
  pack('1.0.0-a');
  expect(await send(['--by', 'Ada', '--commit', 'c0ffee'])).toEqual({ code: 0, lines: ['orchard 1.0.0-a is live.'] });
  expect(await published()).toBe('1.0.0-a');
  expect((await command('remote', ['list', ...there()])).lines).toContainEqual(expect.stringMatching(/1\.0\.0-a .* live {2}\(Orchard, Ada, c0ffee\)/));
  expect(await command('remote', ['publish', 'growth', '--from', folder, ...there()])).toMatchObject({
    code: 1, lines: [expect.stringContaining('does not have the permission to publish growth')],
  });
}, 60_000);

test('a server that is killed between the files and the pointer starts clean, and the same release goes through', async () => {
  pack('1.0.0-b');
  const lock = join(product.remotesDir, 'registry.lock');
  // Somebody who lives holds the pointer: what is sent is stored, and waits.
  writeFileSync(lock, ownerMark());
  const sending = send([]);
  const stored = join(product.remotesDir, 'orchard', '1.0.0-b', 'remoteEntry.js');
  while (!existsSync(stored)) await new Promise((resolve) => setTimeout(resolve, 10));
  await product.kill();
  rmSync(lock);
  expect((await sending).code).toBe(1);
  await product.start(['e2e/server/start-published.mjs']);
  expect(await published()).toBe('1.0.0-a');
  expect(readdirSync(join(product.remotesDir, '.arriving'))).toEqual([]);
  expect(await send([])).toEqual({ code: 0, lines: ['orchard 1.0.0-b is live.'] });
  expect(await published()).toBe('1.0.0-b');
  const acts = (await command('admin', ['releases', 'orchard'])).lines.filter((line) => line.includes('1.0.0-b'));
  expect(acts.map((line) => line.split('  ').at(-1))).toEqual(['done', 'begun']);
}, 300_000);

test('a publisher that is killed with the pointer in its hand leaves nobody waiting', async () => {
  const lock = join(product.remotesDir, 'registry.lock');
  const holder = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  const [host, , , random] = ownerMark().split(':');
  const stat = readFileSync(`/proc/${holder.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19];
  writeFileSync(lock, [host, holder.pid, stat, random].join(':'));
  const rollback = command('remote', ['rollback', 'orchard', '--reason', 'The trees are bare', ...there()]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  holder.kill('SIGKILL');
  expect(await rollback).toEqual({ code: 0, lines: ['orchard went back from 1.0.0-b to 1.0.0-a.'] });
  expect(await published()).toBe('1.0.0-a');
}, 60_000);

const there = () => ['--to', product.url, '--token-env', 'SQUAD_TOKEN'];
const send = (more: string[]) => command('remote', ['publish', 'orchard', '--from', folder, ...there(), ...more]);

/** As `npm run remote -- pack` leaves a folder. */
function pack(version: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const exposes = [{ assets: { js: { sync: ['page.js'], async: [] }, css: { sync: [], async: [] } } }];
  const manifest = { name: 'orchard', contract: '1.0', pages: [{ path: '/app/orchard', title: 'Orchard' }], slots: [], menu: [] };
  const files = {
    'remoteEntry.js': `entry of ${version}`, 'page.js': 'page', 'mf-manifest.json': JSON.stringify({ name: 'orchard', exposes }),
    'release.json': JSON.stringify({
      manifest, module: { contract: '1.0', hasPage: true, slots: [] }, version,
      tests: { command: 'npm test', passed: 3, failed: 0, at: '2026-11-28T05:00:00.000Z' },
    }),
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
}

async function published(): Promise<string | undefined> {
  const { remotes } = await (await fetch(`${product.url}/registry.json`)).json() as { remotes: { name: string; version: string }[] };
  return remotes.find(({ name }) => name === 'orchard')?.version;
}

function command(program: 'remote' | 'admin', args: string[]): Promise<{ code: number | null; lines: string[] }> {
  const child = spawn(process.execPath, [join(root, 'tools', 'bin', `${program}.mjs`), ...args], {
    cwd: tmpdir(), env: { ...process.env, ...product.env, SQUAD_TOKEN: token },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, lines: said.trim().split('\n') })));
}
