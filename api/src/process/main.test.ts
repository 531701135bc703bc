import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { WebSocket } from 'ws';
import { buildServer, freePort, startBuilt } from '../testing/built-server';
import type { BuiltServer } from '../testing/built-server';
import { databaseUrl, prepareDataFolder } from '../testing/test-database';
import { openSocket } from '../testing/test-sockets';
import { until } from '../testing/until';

jest.setTimeout(120_000);

let bundle: string;
let folder: string;
const running: BuiltServer[] = [];
let prepared: string;
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
  folder = await mkdtemp(join(tmpdir(), 'heartwood-main-'));
  await cp(prepared, folder, { recursive: true });
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
});

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://product.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  METRICS_TOKEN: 'a token for the numbers',
  RATE_LIMITS: 'on',
};

async function start(env: Record<string, string> = {}) {
  const server = startBuilt(bundle, { PORT: String(await freePort()), DATA_DIR: folder, ...env });
  running.push(server);
  return server;
}

const post = (url: string, path: string, body: object) =>
  fetch(`${url}/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

it('tells who runs it in their own process its port, whatever the address', async () => {
  const script =
    `import(${JSON.stringify(bundle)}).then(({ ready }) => ready).then(async (port) => { const { ok } = await fetch('http://127.0.0.2:' + port + '/readyz'); process.stdout.write('port ' + port + ' ' + ok); process.kill(process.pid); })`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.2', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  expect(await text(child.stdout)).toMatch(/^port [1-9]\d+ true$/);
});

describe('a start that can not succeed says why in one sentence and ends with 1', () => {
  it.each([
    ['a port that is no number', { PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".\n'],
    [
      'production with its settings, but without rate limits',
      { ...PRODUCTION, RATE_LIMITS: 'off' },
      'RATE_LIMITS=off is refused in production.\n',
    ],
    [
      'production without its settings',
      { NODE_ENV: 'production', RATE_LIMITS: 'on' },
      expect.stringMatching(/^PUBLIC_URL [^\n]+\nSMTP_URL [^\n]+\nMETRICS_TOKEN [^\n]+\n$/),
    ],
    ['a short secret', { AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters.\n'],
    [
      'a short accepted secret',
      { AUTH_SECRETS_ACCEPTED: `${'x'.repeat(32)}, short` },
      'AUTH_SECRETS_ACCEPTED must name secrets of at least 32 characters each, with commas between them.\n',
    ],
    [
      'a database that is away',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' },
      expect.stringMatching(/^The database of DATABASE_URL can not be opened: [^\n]+\n$/),
    ],
  ])('%s', async (_why, env, sentence) => {
    const server = await start(env as Record<string, string>);
    expect([await server.ended, server.said()]).toEqual([1, sentence]);
  });

  it('a port that is taken', async () => {
    const other = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => { other.listen(port, resolve); });
    const server = await start({ PORT: String(port) });
    expect([await server.ended, server.said()]).toEqual([
      1,
      `Port ${port} is already in use: stop what uses it, or set PORT to another one.\n`,
    ]);
    other.close();
  });

  it('a data folder that another process uses; that one goes on', async () => {
    const first = await start();
    await first.ready();
    const second = await start();
    expect(await second.ended).toBe(1);
    expect(second.said()).toMatch(
      /^The data folder .* is in use by another Heartwood process \(\d+\): stop it, or set DATA_DIR to another folder\.\n$/,
    );
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });
});

it('keeps what it acknowledged through kill -9, with the same secret, and opens again at once', async () => {
  const acknowledged: string[] = [];
  let token = '';
  const account = { firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.com', password: 'correct horse' };
  for (let round = 0; round < 3; round++) {
    const server = await start();
    await server.ready();
    if (round === 0) {
      await post(server.url, '/users', account);
      const mails = await (await fetch(`${server.url}/dev/mailbox.json`)).json() as { links: string[] }[];
      const verified = (await (
        await post(server.url, '/users/verify_email', { token: new URL(mails[0]?.links[0] ?? '').searchParams.get('token') })
      ).json()) as { token: string };
      token = verified.token;
    }
    expect(
      (
        await fetch(`${server.url}/api/v1/users/email`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: '{}',
        })
      ).status,
    ).toBe(422);
    const writes = Array.from({ length: 5 }, async (_, writer) => {
      for (let n = 0; ; n++) {
        const email = `r${round}-w${writer}-n${n}@example.com`;
        const answer = await post(server.url, '/users', { ...account, email }).catch(() => null);
        if (answer?.status !== 201) return;
        acknowledged.push(email);
      }
    });
    const before = acknowledged.length;
    await until(() => acknowledged.length >= before + 5, 60_000);
    server.child.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
    await Promise.all(writes);
  }
  const again = await start();
  await again.ready();
  for (const email of acknowledged) {
    const answer = (await (await post(again.url, '/auth/login', { email, password: account.password })).json()) as {
      error: { code: string };
    };
    expect([email, answer.error.code]).toEqual([email, 'EMAIL_NOT_VERIFIED']);
  }
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  'ends in order on %s: sockets are told, the answer that runs is finished, the code is 0',
  async (signal) => {
    const server = await start();
    await server.ready();
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await new Promise((resolve) => socket.once('open', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    // Its head has come, its body comes after the signal.
    const body = JSON.stringify({ email: 'nobody@example.com' });
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length), expect: '100-continue' };
    const underWay = request(`${server.url}/api/v1/auth/reset_password`, { method: 'POST', headers });
    const answer = once(underWay, 'response') as Promise<[IncomingMessage]>;
    underWay.flushHeaders();
    await once(underWay, 'continue');
    server.child.kill(signal);
    const code = await closed;
    underWay.end(body);
    const [{ statusCode }] = await answer;
    expect([code, statusCode, await server.ended]).toEqual([1001, 202, 0]);
  },
);

it('logs JSON lines', async () => {
  const server = await start();
  await server.ready();
  server.child.kill('SIGTERM');
  await server.ended;
  const lines = server.said().trim().split('\n').map((line) => JSON.parse(line) as { msg: string });
  expect(lines.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['ready', 'rest', 'stopping', 'stopped']));
});

const { TEST_DATABASE_URL: databaseServer, TEST_REDIS_URL: redisUrl } = process.env;

// With the embedded database there is only ever one process.
if (databaseServer && redisUrl) {
  describe('two processes on one PostgreSQL and one Redis', () => {
    const name = `heartwood_pair_${process.pid}_${Date.now()}`;
    const onServer = async (statement: string) => {
      const client = new pg.Client({ connectionString: databaseServer });
      await client.connect();
      await client.query(statement);
      await client.end();
    };
    beforeAll(() => onServer(`create database ${name}`));
    afterAll(() => onServer(`drop database ${name} with (force)`));

    it('migrate and seed an empty database at the same moment, accept each other\'s tokens, and deliver each other\'s events', async () => {
      const env = {
        DATABASE_URL: databaseUrl(databaseServer, name),
        REDIS_URL: redisUrl,
        AUTH_SECRET: 'shared by all processes of the product',
        SEED_DEMO: 'on',
      };
      const pair = await Promise.all([start(env), start(env), start(env)]);
      await Promise.all(pair.map((server) => server.ready()));
      const [one, other] = pair;

      const { token, user } = (await (
        await post(one.url, '/auth/login', { email: 'founder@loopcrate.example', password: 'heartwood-demo' })
      ).json()) as { token: string; user: { id: string } };
      const ask = async <Data>(server: BuiltServer, query: string, variables = {}) => {
        const response = await fetch(`${server.url}/graphql`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables }),
        });
        return await response.json() as { data: Data };
      };
      const {
        data: { me },
      } = await ask<{ me: { user: { id: string }; companies: { id: string; name: string }[] } }>(
        other,
        '{ me { user { id } companies { id name } } }',
      );
      expect(me.user.id).toBe(user.id);
      const companyId = me.companies.find((company) => company.name === 'Loopcrate')?.id;

      const listener = openSocket(other, token);
      const seen: { seq: number; type: string }[] = [];
      listener.subscribe<{ companyEvents: { seq: number; type: string } }>(
        { query: 'subscription S($id: ID!) { companyEvents(companyId: $id) { seq type } }', variables: { id: companyId } },
        {
          next: ({ data }) => {
            if (data) seen.push(data.companyEvents);
          },
          error: () => undefined,
          complete: () => undefined,
        },
      );
      await until(() => seen.length === 1);
      for (let n = 1; n <= 5; n++)
        await ask(
          one,
          'mutation M($id: ID!, $set: ModuleSet!) { updateModule(companyId: $id, key: vision, set: $set) { error { message } } }',
          { id: companyId, set: { assumption: `Assumption ${n}` } },
        );
      await until(() => seen.length >= 6);
      expect(seen[0]?.type).toBe('HELLO');
      expect(seen.slice(1).map(({ seq }) => seq)).toEqual(seen.slice(1).map((_, i) => (seen[0]?.seq ?? 0) + 1 + i));

      // Signed out on one, closed on the other.
      const closed = new Promise((resolve) => { listener.on('closed', (event) => resolve((event as CloseEvent).code)); });
      await fetch(`${one.url}/api/v1/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
      expect(await closed).toBe(4403);
      await until(async () => (await ask<null>(other, '{ me { user { id } } }') as { errors?: unknown[] }).errors?.length === 1);
      await listener.dispose();
    });
  });
}
