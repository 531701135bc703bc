import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { buildServer, freePort, startBuilt } from '../testing/built-server';
import { prepareDataFolder } from '../testing/test-database';
import { until } from '../testing/until';

jest.setTimeout(120_000);

let bundle: string;
let folder: string;
let prepared: string;
let server: ReturnType<typeof startBuilt>;
beforeAll(async () => {
  bundle = await buildServer();
  prepared = await mkdtemp(join(tmpdir(), 'heartwood-prepared-'));
  await prepareDataFolder(prepared);
});
afterAll(async () => {
  await rm(bundle, { force: true });
  await rm(prepared, { recursive: true, force: true });
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heartwood-drain-'));
  await cp(prepared, folder, { recursive: true });
});
afterEach(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await rm(folder, { recursive: true, force: true });
});

async function start(env: Record<string, string>): Promise<void> {
  server = startBuilt(bundle, { PORT: String(await freePort()), DATA_DIR: folder, ...env });
  await server.ready();
}

const ask = async (path: string) => (await fetch(`${server.url}${path}`)).status;
const ready = async () => (await fetch(`${server.url}/readyz`)).json() as Promise<{ error?: { code: string; message: string } }>;

function openLine(): { opened: Promise<unknown>; closed: Promise<[number, string]> } {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  return {
    opened: new Promise((resolve) => { socket.once('open', resolve); }),
    closed: new Promise((resolve) => { socket.once('close', (code, reason) => resolve([code, reason.toString()])); }),
  };
}

it('sends load balancers elsewhere on SIGTERM, answers whoever comes nevertheless, and ends when the drain is over', async () => {
  await start({ DRAIN_SECONDS: '2' });
  const before = openLine();
  await before.opened;
  const began = Date.now();
  server.child.kill('SIGTERM');
  await until(async () => (await ask('/readyz')) === 503);
  expect(await ready()).toMatchObject({ error: { code: 'NOT_READY', message: 'Shutting down: go to another process.' } });
  const late = openLine();
  await late.opened;
  const answer = await fetch(`${server.url}/healthz`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(Date.now() - began).toBeLessThan(2_000);
  const told = [1001, 'Going away, come back within 10 ms'];
  expect(await Promise.all([before.closed, late.closed])).toEqual([told, told]);
  expect(await server.ended).toBe(0);
  expect(Date.now() - began).toBeGreaterThan(1_900);
});

it('drains no longer when it is asked twice', async () => {
  await start({ DRAIN_SECONDS: '300' });
  server.child.kill('SIGTERM');
  await until(async () => (await ask('/readyz')) === 503);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

it('does not drain for a person at a terminal', async () => {
  await start({ DRAIN_SECONDS: '300' });
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
});
