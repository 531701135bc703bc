import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pruneRemote } from '../../../../tools/src/releases/prune.mjs';
import type { Database } from '../../db/database';
import type { ObjectStore } from '../../object-store/object-store';
import { openObjectStore } from '../../object-store/open-object-store';
import { createLog } from '../../process/log';
import { BucketStage } from '../../testing/bucket-stage';
import { openTestDatabase } from '../../testing/test-database';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { until } from '../../testing/until';
import { releasePointer } from './release-pointer.table';

const OPERATOR = 'the token of an operator, with 32 letters';
const bucket = new BucketStage();
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let db: Database;
let objects: ObjectStore;
/** Two machines, each with a folder of its own. */
let one: TestServer;
let two: TestServer;
let token = '';
let extra: TestServer[] = [];

const start = (config: object = {}) => startTestServer({
  db, config: { operatorToken: OPERATOR, objectStore: bucket.config, filesIn: 'folder', releasesIn: 'bucket', shellDist: '/nowhere', ...config },
});

beforeAll(async () => {
  await bucket.start();
  db = await openTestDatabase();
  objects = await openObjectStore(bucket.config, createLog('silent'));
  [one, two] = [await start(), await start()];
  token = (await one.request<{ token: string }>('POST', '/api/v1/operator/squad-tokens', {
    body: { squad: 'Garden', remotes: ['garden', 'orchard'] }, headers: { 'x-operator-token': OPERATOR },
  })).body.token;
});
afterEach(async () => {
  for (const server of extra) await server.close();
  extra = [];
});
afterAll(async () => {
  for (const server of [one, two]) await server.close();
  await db.close();
  objects.close();
  await bucket.end();
});

function bundle(name: string, version: string, page: string, order: object = {}): Uint8Array<ArrayBuffer> {
  const exposes = [{ assets: { js: { sync: ['page.js'], async: [] }, css: { sync: [], async: [] } } }];
  const files = {
    'remoteEntry.js': `entry of ${version}`, 'page.js': page,
    'mf-manifest.json': JSON.stringify({ name: 'mfe', metaData: { remoteEntry: { name: 'remoteEntry.js' } }, exposes }),
  };
  const contents = Object.entries(files).map(([path, content]) => ({ path, content: Buffer.from(content) }));
  const head = {
    schema: 1, name, version, order, module: { contract: '1.0', hasPage: true, slots: [] },
    tests: { command: 'npm test', passed: 3, failed: 0, at: '2026-11-28T05:00:00.000Z' },
    manifest: { name, contract: '1.0', pages: [{ path: `/app/${name}`, title: name }], slots: [], menu: [] },
    files: contents.map(({ path, content }) => ({ path, size: content.length, sha256: sha256(content) })),
  };
  return new Uint8Array(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...contents.map(({ content }) => content)]));
}

interface Failure { error?: { code: string; message: string } }

async function send(server: TestServer, version: string, { name = 'garden', page = `page of ${version}` } = {}) {
  const answer = await fetch(`${server.url}/api/v1/releases/${name}`, {
    method: 'POST', body: bundle(name, version, page), headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });
  return { status: answer.status, body: await answer.json() as Failure };
}
const canary = (server: TestServer, version: string) => fetch(`${server.url}/api/v1/releases/garden`, {
  method: 'POST', body: bundle('garden', version, 'page', { canary: 10 }),
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
});
const step = (server: TestServer, action: string, more: object = {}) => (
  server.request<Failure>('POST', '/api/v1/releases/garden/steps', { body: { action, ...more }, token })
);
async function live(server: TestServer, name = 'garden'): Promise<string | undefined> {
  const { remotes } = await (await fetch(`${server.url}/registry.json`)).json() as { remotes: { name: string; version: string }[] };
  return remotes.find((remote) => remote.name === name)?.version;
}
const page = async (server: TestServer, version: string, name = 'garden') => {
  const answer = await fetch(`${server.url}/remotes/${name}/${version}/page.js`);
  return answer.ok ? answer.text() : answer.status;
};
const pointer = async () => (await db.orm.select().from(releasePointer))[0];

test('what one machine takes, the other serves within a second, and has it before it says so', async () => {
  expect((await send(one, '1.0.0-a')).status).toBe(201);
  const at = Date.now();
  await until(async () => await live(two) === '1.0.0-a');
  expect(Date.now() - at).toBeLessThan(1_500);
  expect([await page(two, '1.0.0-a'), await page(one, '1.0.0-a')]).toEqual(['page of 1.0.0-a', 'page of 1.0.0-a']);
  expect((await fetch(`${two.url}/registry.json`)).status).toBe(200);
});

test('two publishers at once go one after the other, and both are known', async () => {
  const before = (await pointer())?.revision ?? 0;
  const answers = await Promise.all([
    send(one, '1.0.0-b'), send(two, '1.0.0-c'), send(two, '1.0.0-o', { name: 'orchard' }), send(one, '1.0.0-d'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect((await pointer())?.revision).toBe(before + 4);
  await until(async () => await live(one) === await live(two));
  const { body } = await one.request<{ remotes: { name: string; versions: { version: string }[] }[] }>('GET', '/api/v1/releases', { token });
  expect(body.remotes.find(({ name }) => name === 'garden')?.versions.map(({ version }) => version).sort())
    .toEqual(['1.0.0-a', '1.0.0-b', '1.0.0-c', '1.0.0-d']);
  expect(await live(two, 'orchard')).toBe('1.0.0-o');
});

test('a version never has other bytes, whichever machine they are sent to', async () => {
  const { status, body } = await send(two, '1.0.0-a', { page: 'another' });
  expect([status, body.error?.message]).toEqual([422, expect.stringContaining('a version never changes')]);
  expect(await page(one, '1.0.0-a')).toBe('page of 1.0.0-a');
});

test('a rollback on the other machine brings back files that it never saw', async () => {
  await send(one, '1.0.0-e');
  await until(async () => await live(two) === '1.0.0-e');
  rmSync(join(two.config.remotesDir, 'garden', '1.0.0-a'), { recursive: true });
  expect((await step(two, 'rollback', { to: '1.0.0-a', reason: 'A blank page' })).status).toBe(200);
  expect([await live(two), await page(two, '1.0.0-a')]).toEqual(['1.0.0-a', 'page of 1.0.0-a']);
  await until(async () => await live(one) === '1.0.0-a');
});

test('a canary that was promoted and gone back from is over', async () => {
  expect((await canary(one, '1.0.0-canary')).status).toBe(201);
  expect((await step(one, 'promote')).status).toBe(200);
  expect((await step(one, 'rollback', { to: '1.0.0-a' })).status).toBe(200);
  expect((await step(one, 'end-canary')).body.error?.message).toBe('garden has no canary.');
  await until(async () => await live(two) === '1.0.0-a');
});

test('while the store is away nothing moves, what is live stays so, and afterwards it goes through', async () => {
  const before = await pointer();
  await bucket.goAway();
  const sent = await send(one, '1.0.0-f');
  const moved = await step(two, 'rollback', { to: '1.0.0-b' });
  expect([sent.status, sent.body.error?.code, moved.status, moved.body.error?.code]).toEqual([503, 'STORE_AWAY', 503, 'STORE_AWAY']);
  expect([await pointer(), await live(one), await page(two, '1.0.0-a')]).toEqual([before, '1.0.0-a', 'page of 1.0.0-a']);
  await bucket.start();
  expect((await send(one, '1.0.0-f')).status).toBe(201);
  await until(async () => await live(two) === '1.0.0-f');
});

test('a process that is killed between the pointers and their row leaves the old ones', async () => {
  const mirror = one.releases;
  const before = await pointer();
  const { orm } = db;
  // As if it ended there: nothing after the object is written.
  db.orm = new Proxy(orm, { get: (of, key) => { if (key === 'update') throw new Error('killed'); return Reflect.get(of, key) as unknown; } });
  one.db.orm = db.orm;
  await expect(mirror?.change((pointers) => { pointers.remotes = []; })).rejects.toThrow('killed');
  one.db.orm = db.orm = orm;
  expect([await pointer(), await live(one), await live(two)]).toEqual([before, '1.0.0-f', '1.0.0-f']);
  expect((await send(one, '1.0.0-g')).status).toBe(201);
});

test('who can write in the bucket changes nothing that anybody runs', async () => {
  const { key = '' } = await pointer() ?? {};
  const pointers = JSON.parse((await objects.whole(key))?.toString() ?? '{}') as {
    files: Record<string, Record<string, { key: string }>>; remotes: { version: string }[];
  };
  const list = pointers.files.garden?.['1.0.0-g']?.key ?? '';
  const honest = [await objects.whole(key), await objects.whole(`${list.replace('.json', '')}/page.js`)] as const;
  await objects.put(`${list.replace('.json', '')}/page.js`, Buffer.from('evil'));
  extra.push(await start());
  expect([await live(extra[0] as TestServer), await page(extra[0] as TestServer, '1.0.0-g')]).toEqual([undefined, 404]);
  expect((await fetch(`${extra[0]?.url}/readyz`)).status).toBe(503);
  await objects.put(`${list.replace('.json', '')}/page.js`, honest[1] as Buffer);
  await objects.put(key, Buffer.from(JSON.stringify({ ...pointers, remotes: [] })));
  extra.push(await start());
  expect(await live(extra[1] as TestServer)).toBeUndefined();
  await objects.put(key, honest[0] as Buffer);
  await until(async () => await live(extra[0] as TestServer) === '1.0.0-g' && await live(extra[1] as TestServer) === '1.0.0-g');
  expect(await page(extra[0] as TestServer, '1.0.0-g')).toBe('page of 1.0.0-g');
});

test('a new machine gets all that is known; a build of its own under a released name gives way, a new one is published', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'heartwood-adopt-'));
  const registry = JSON.parse(readFileSync(join(one.config.remotesDir, 'registry.json'), 'utf8')) as {
    remotes: { name: string; version: string; entry: string }[]; releases: Record<string, object[]>; files?: object; revision?: number;
  };
  cpSync(join(one.config.remotesDir, 'garden', '1.0.0-g'), join(folder, 'garden', '1.0.0-g'), { recursive: true });
  writeFileSync(join(folder, 'garden', '1.0.0-g', 'page.js'), 'of this machine');
  cpSync(join(one.config.remotesDir, 'garden', '1.0.0-g'), join(folder, 'meadow', '2.0.0-m'), { recursive: true });
  const meadow = {
    ...registry.remotes.find(({ name }) => name === 'garden'), name: 'meadow', version: '2.0.0-m',
    entry: '/remotes/meadow/2.0.0-m/mf-manifest.json', pages: [{ path: '/app/meadow', title: 'Meadow' }],
  };
  const { files: _, revision: __, ...own } = registry;
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({
    ...own, remotes: [...registry.remotes, meadow], releases: { ...registry.releases, meadow: [meadow] },
  }));
  extra.push(await start({ remotesDir: folder }));
  const three = extra[0] as TestServer;
  expect([await live(three, 'meadow'), await live(three), await page(three, '1.0.0-g')]).toEqual(['2.0.0-m', '1.0.0-g', 'page of 1.0.0-g']);
  await until(async () => await live(two, 'meadow') === '2.0.0-m');
  expect(await page(two, '2.0.0-m', 'meadow')).toBe('page of 1.0.0-g');
  await until(() => existsSync(join(folder, 'garden', '1.0.0-a', 'page.js')));
  // All that is known comes, one after the other, and leaves nothing on the way.
  await until(() => readdirSync(join(folder, '.arriving')).length === 0 && existsSync(join(folder, 'garden', '1.0.0-a', 'mf-manifest.json')));
  rmSync(folder, { recursive: true });
});

test('what is pruned goes from the bucket too, and a copy of before does not bring it back', async () => {
  for (let at = 0; at < 22; at += 1) expect((await send(one, `1.1.0-${at}`)).status).toBe(201);
  const { key = '' } = await pointer() ?? {};
  const { files } = JSON.parse((await objects.whole(key))?.toString() ?? '{}') as { files: Record<string, Record<string, { key: string }>> };
  const gone = files.garden?.['1.0.0-b']?.key ?? '';
  expect(await objects.size(gone)).not.toBeNull();
  const { pruned } = await pruneRemote('garden', { remotesDir: one.config.remotesDir, now: new Date(Date.now() + 8 * 24 * 3600 * 1000) });
  expect(pruned).toContain('1.0.0-b');
  expect(await objects.size(gone)).toBeNull();
  await until(async () => await page(two, '1.0.0-b') === 404 || existsSync(join(two.config.remotesDir, 'garden', '1.0.0-b')));
  expect(await live(two)).toBe('1.1.0-21');
}, 60_000);

test('no address reaches a version that was not released, nor out of the folder', async () => {
  const status = async (path: string) => (await fetch(two.url + path)).status;
  expect([
    await status('/remotes/garden/9.9.9-x/page.js'), await status('/remotes/garden/1.1.0-21/..%2f..%2fregistry.json'),
    await status('/remotes/constructor/name/page.js'), await status('/remotes/releases/pointers/x.js'), await status('/remotes/registry.json'),
  ]).toEqual([404, 404, 404, 404, 404]);
});

test('a page of one machine finds its files at every other, and its operations are answered there', async () => {
  const built = (name: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'heartwood-shell-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', `main.${name}.js`), `shell ${name}`);
    writeFileSync(join(folder, 'assets', `main.${name}.js.br`), `packed ${name}`);
    writeFileSync(join(folder, 'persisted-operations.json'), JSON.stringify({ operations: [{ name, text: name, sha256: sha256(Buffer.from(name)) }] }));
    return folder;
  };
  const dists = [built('aaaa'), built('bbbb')];
  for (const shellDist of dists) extra.push(await start({ shellDist }));
  const [first, second] = extra as [TestServer, TestServer];
  const asset = async (server: TestServer, name: string) => {
    const answer = await fetch(`${server.url}/assets/${name}`, { headers: { 'accept-encoding': 'identity' } });
    return answer.ok ? answer.text() : answer.status;
  };
  expect([await asset(first, 'main.bbbb.js'), await asset(second, 'main.aaaa.js')]).toEqual(['shell bbbb', 'shell aaaa']);
  expect([await asset(first, 'main.cccc.js'), await asset(first, '..%2fregistry.json'), await asset(first, 'operations%2fx.json')])
    .toEqual([404, 404, 404]);
  const lists = (server: TestServer) => readdirSync(join(server.config.remotesDir, '.shell-operations'));
  const both = dists.map((dist) => `${sha256(readFileSync(join(dist, 'persisted-operations.json'))).slice(0, 16)}.json`);
  await until(() => [first, second].every((server) => both.every((list) => lists(server).includes(list))));
  expect(existsSync(join(first.config.remotesDir, '.shell', 'assets', 'main.bbbb.js.br'))).toBe(true);
  for (const dist of dists) rmSync(dist, { recursive: true });
});
