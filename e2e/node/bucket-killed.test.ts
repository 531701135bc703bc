import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/src/root.mjs';
import { ApiClient } from '../server/api-client.mjs';
import { Bucket } from '../server/bucket.mjs';
import { Product } from '../server/product.mjs';

const OPERATOR_TOKEN = 'the operator of this very test, in words';
let bucket: Bucket;
let product: Product;
let token = '';
const folder = mkdtempSync(join(tmpdir(), 'heartwood-packed-'));

beforeAll(async () => {
  bucket = await Bucket.start();
  product = await Product.start({ env: { OPERATOR_TOKEN, ...bucket.env } });
  token = (await command('admin', ['squad-token', 'Orchard', '--remotes', 'orchard'])).at(-1) ?? '';
}, 300_000);

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await product.remove();
  await bucket.remove();
});

const again = () => product.start(['e2e/server/start-published.mjs']);
const heldAt = async (part: string) => {
  while (!bucket.held.some((key) => key.includes(part))) await new Promise((resolve) => setTimeout(resolve, 10));
};

test('the remotes that the start has built are published into the bucket', async () => {
  const { remotes } = await (await fetch(`${product.url}/registry.json`)).json() as { remotes: { name: string }[] };
  expect(remotes.map(({ name }) => name)).toEqual(expect.arrayContaining(['growth', 'messaging', 'community']));
  expect(bucket.count('releases/pointers/')).toBeGreaterThan(0);
});

test('an upload that was acknowledged is there after kill -9, and one that was cut off is nowhere; its next try is one file', async () => {
  const { url } = await upload('kept for ever');
  await product.kill();
  await again();
  expect(await (await fetch(product.url + url)).text()).toBe('kept for ever');

  const before = bucket.count('files/');
  bucket.holds = '/files/';
  const cut = upload('cut off').catch((error: unknown) => error);
  await heldAt('/files/');
  await product.kill();
  expect(await cut).toBeInstanceOf(Error);
  Object.assign(bucket, { holds: null, held: [] });
  await again();
  expect(bucket.count('files/')).toBe(before);
  const retried = await upload('cut off');
  expect([await (await fetch(product.url + retried.url)).text(), bucket.count('files/')]).toEqual(['cut off', before + 1]);
}, 300_000);

test.each([['the files', '/releases/files/'], ['the pointers', '/releases/pointers/']])(
  'a server that is killed while it writes %s of a release leaves the one before, and the same goes through afterwards', async (what, part) => {
    const [first, second] = [`1.0.0-${what.length}`, `2.0.0-${what.length}`];
    pack(first);
    expect(await send()).toEqual([`orchard ${first} is live.`]);
    pack(second);
    bucket.holds = part;
    const sending = send();
    await heldAt(part);
    await product.kill();
    await sending;
    Object.assign(bucket, { holds: null, held: [] });
    await again();
    expect(await published()).toBe(first);
    expect(await send()).toEqual([`orchard ${second} is live.`]);
    expect(await published()).toBe(second);
    expect(await (await fetch(`${product.url}/remotes/orchard/${second}/page.js`)).text()).toBe('page');
  }, 300_000,
);

test('a command on the machine itself changes nothing behind the bucket’s back', async () => {
  expect(await command('remote', ['rollback', 'orchard'])).toEqual([expect.stringContaining('are a copy of those in the bucket')]);
});

async function upload(bytes: string): Promise<{ url: string }> {
  const client = await ApiClient.signIn(product.url, 'founder@loopcrate.example');
  const form = new FormData();
  form.set('fileType', 'file');
  form.set('file', new Blob([bytes], { type: 'text/plain' }), 'words.txt');
  const answer = await fetch(`${product.url}/api/v1/helpers/uploadFile`, {
    method: 'POST', body: form, headers: { authorization: `Bearer ${client.token}` },
  });
  expect(answer.status).toBe(201);
  return answer.json() as Promise<{ url: string }>;
}

const send = () => command('remote', ['publish', 'orchard', '--from', folder, '--to', product.url, '--token-env', 'SQUAD_TOKEN']);

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

function command(program: 'remote' | 'admin', args: string[]): Promise<string[]> {
  const child = spawn(process.execPath, [join(root, 'tools', 'bin', `${program}.mjs`), ...args], {
    cwd: tmpdir(), env: { ...process.env, ...product.env, SQUAD_TOKEN: token },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => child.once('close', () => resolve(said.trim().split('\n'))));
}
