import { request } from 'node:http';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { createLog } from '../process/log';
import { route } from './route';
import { routes } from './routes';
import { frameSchema, slow } from '../testing/frame-schema';
import { until } from '../testing/until';
import { startTestServer } from '../testing/test-server';
import type { TestServer } from '../testing/test-server';

const logged: string[] = [];
const log = createLog('info', new Writable({ write(chunk: Buffer, _encoding, done) { logged.push(chunk.toString()); done(); } }));

let server: TestServer;
beforeAll(async () => { server = await startTestServer({ schema: frameSchema(), log }); });
afterAll(() => server.close());

interface Failure { error: { code: string; message: string; field?: string; id: string } }

const logIn = (body: unknown, headers: Record<string, string> = {}) =>
  server.request<Failure>('POST', '/api/v1/auth/login', { body, headers });

describe('a request that can not be served', () => {
  it.each([
    ['malformed JSON', '{"email":', { 'content-type': 'application/json' }, 400, 'BAD_REQUEST'],
    ['JSON that is no object', '"text"', { 'content-type': 'application/json' }, 400, 'BAD_REQUEST'],
    ['an array', '[]', { 'content-type': 'application/json' }, 422, 'INVALID'],
    ['another media type', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'UNSUPPORTED_TYPE'],
    ['no media type', 'text', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_TYPE'],
    ['too much', JSON.stringify({ email: 'x'.repeat(40_000) }), { 'content-type': 'application/json' }, 413, 'TOO_LARGE'],
    ['an empty body', '', {}, 422, 'INVALID'],
  ])('because of %s is answered in the one shape', async (_what, body, headers, status, code) => {
    const answer = await logIn(body, headers as Record<string, string>);
    expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
    expect(answer.body.error.id).toBe(answer.headers.get('x-request-id'));
    expect(answer.body.error.message).toMatch(/^[A-Z].*\.?$/);
  });

  it('because there is no such address or method is JSON too', async () => {
    const missing = await server.request<Failure>('GET', '/api/v1/nothing');
    expect([missing.status, missing.body.error.code]).toEqual([404, 'NOT_FOUND']);
    const method = await server.request<Failure>('DELETE', '/api/v1/auth/login');
    expect([method.status, method.body.error.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
  });

  it('because we broke is masked, with an id that is in the log', async () => {
    const read = jest.spyOn(server.files, 'open').mockImplementation(() => { throw new Error('secret of the disk'); });
    const { token } = await server.signIn();
    const upload = await server.request<{ url: string }>('POST', '/api/v1/helpers/uploadFile', {
      token,
      body: { file: Buffer.from('%PDF-1.7\n%%EOF').toString('base64') },
    });
    const { status, body } = await server.request<Failure>('GET', upload.body.url);
    read.mockRestore();
    expect([status, body.error.code, body.error.message]).toEqual([
      500,
      'INTERNAL_SERVER_ERROR',
      'Something went wrong on our side. Please try again.',
    ]);
    expect(logged.find((line) => line.includes(body.error.id))).toContain('secret of the disk');
  });
});

it.each(['/api/v1/auth/login', '/api/v1/stripe/webhook'])('too much for %s is refused before its end, and its connection serves the next request', async (path) => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let read = '';
  socket.on('data', (chunk: Buffer) => { read += chunk.toString(); });
  const half = 'x'.repeat(600 * 1024);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
  );
  socket.write(`${half.length.toString(16)}\r\n${half}\r\n`);
  await until(() => read.startsWith('HTTP/1.1 413 '));
  socket.write(`${half.length.toString(16)}\r\n${half}\r\n0\r\n\r\nGET /readyz HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`);
  await until(() => read.includes('HTTP/1.1 200 OK'));
  socket.destroy();
});

describe('odd input', () => {
  it.each([
    ['JSON without end', 'POST', '/api/v1/auth/login', `{"email":"a@b.example","password":${'['.repeat(15_000)}${']'.repeat(15_000)}}`],
    ['NUL in a query', 'GET', '/dev/mailbox.json?to=a%00b', undefined],
    ['NUL in a body', 'POST', '/api/v1/auth/login', JSON.stringify({ email: 'a\0@b.example', password: 'a\0b' })],
    ['NUL in a token', 'POST', '/api/v1/auth/refresh', JSON.stringify({ refreshToken: 'a\0b' })],
  ])('such as %s is refused with a sentence, and is nothing unexpected', async (_what, method, path, body) => {
    const lines = logged.length;
    const answer = await server.request<Failure>(method, path, {
      body,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' } }),
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body.error.message).toMatch(/^[A-Z]/);
    expect(logged.slice(lines).join('')).not.toContain('unexpected error');
  });
});

describe('a page that is not ours', () => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

  it.each(['/api/v1/auth/login', '/api/v1/users', '/api/v1/nothing'])('gets nothing of %s', async (path) => {
    const { status, body } = await server.request<Failure>('POST', path, { body: {}, headers: foreign });
    expect([status, body.error.code]).toEqual([403, 'FOREIGN_ORIGIN']);
  });

  it('may lead a person to an address of the API, and can not read or send there', async () => {
    const visit = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    // Node's fetch says a mode of its own.
    const statusOf = (method: string, path: string, headers: Record<string, string>) => new Promise((resolve, reject) => {
      request(server.url + path, { method, headers }, (answer) => resolve(answer.resume().statusCode)).on('error', reject).end();
    });
    expect(await statusOf('GET', '/api/v1/nothing', visit)).toBe(404);
    for (const headers of [
      { ...visit, 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    ]) {
      expect(await statusOf('GET', '/api/v1/nothing', headers)).toBe(403);
    }
    expect(await statusOf('POST', '/api/v1/auth/login', visit)).toBe(403);
  });
});

it('logs each request once, with its id and without its secrets', async () => {
  await logIn(
    { email: 'somebody@example.com', password: 'a very secret password' },
    { 'x-request-id': 'rest-request-7', authorization: 'Bearer very-secret-token' },
  );
  const lines = logged.filter((line) => line.includes('rest-request-7'));
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ msg: 'rest', method: 'POST', route: '/api/v1/auth/login', status: 401 }),
  ]);
  expect(logged.join('')).not.toMatch(/very.secret/);
});

it('is alive, ready, and tells its numbers', async () => {
  expect((await server.request('GET', '/healthz')).body).toEqual({ ok: true });
  expect((await server.request('GET', '/readyz')).body).toEqual({ ok: true });
  const { body, headers } = await server.request<string>('GET', '/metrics');
  expect(headers.get('content-type')).toContain('text/plain');
  expect(body).toMatch(/heartwood_rest_seconds_count\{route="GET \/healthz",status="200"\} \d/);
  expect(body).toMatch(/heartwood_queue_due\{queue="jobs"\} \d/);
  expect(body).toMatch(/heartwood_queue_late_seconds \d/);
  expect(body).toMatch(/heartwood_database_calls \d/);
  if (server.db.dialect === 'postgres') expect(body).toMatch(/heartwood_database_connections\{state="waiting"\} \d/);
});

it('shows its numbers to who has the token; without one to this machine alone, and in production to nobody', async () => {
  const withToken = await startTestServer({ schema: frameSchema(), db: server.db, config: { metricsToken: 'numbers' } });
  const production = await startTestServer({ schema: frameSchema(), db: server.db, config: { production: true } });
  const status = async (on: TestServer, headers = {}) => (await on.request('GET', '/metrics', { headers })).status;
  try {
    expect([
      await status(server),
      await status(server, { 'x-forwarded-for': '203.0.113.9' }),
      await status(server, { forwarded: 'for=203.0.113.9' }),
    ]).toEqual([200, 401, 401]);
    expect([
      await status(withToken),
      await status(withToken, { authorization: 'Bearer number' }),
      await status(withToken, { authorization: 'Bearer numbers' }),
    ]).toEqual([401, 401, 200]);
    expect(await status(production)).toBe(401);
  } finally {
    await production.close();
    await withToken.close();
  }
});

it('is not ready when its database is gone, but alive', async () => {
  const own = await startTestServer({
    schema: frameSchema(),
    db: {
      ...server.db,
      orm: new Proxy(server.db.orm, {
        get: (target, key) => (key === 'execute' ? () => Promise.reject(new Error('gone')) : (Reflect.get(target, key) as unknown)),
      }),
    },
  });
  try {
    expect([(await own.request('GET', '/readyz')).status, (await own.request('GET', '/healthz')).status]).toEqual([503, 200]);
  } finally {
    await own.close();
  }
});

describe('rate limits', () => {
  let limited: TestServer;
  beforeAll(async () => {
    limited = await startTestServer({ schema: frameSchema(), db: server.db, config: { rateLimits: true, trustedProxies: 1 } });
  });
  afterAll(() => limited.close());

  // A Redis may remember the last run.
  const run = Math.random().toString(16).slice(2, 6);
  const place = (n: number) => `2001:db8:${run}:${n}::1`;
  const tryLogin = (email: string, ip: string) =>
    limited.request<Failure>('POST', '/api/v1/auth/login', { body: { email, password: 'guess' }, headers: { 'x-forwarded-for': ip } });

  it('stop guesses at one account from one place, and say for how long', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await tryLogin(`guessed-${run}@example.com`, place(1))).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    const { headers, body } = await tryLogin(`Guessed-${run}@example.com`, place(1));
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.error.code).toBe('TOO_MANY_REQUESTS');
    expect((await tryLogin(`guessed-${run}@example.com`, place(2))).status).toBe(401);
    expect((await tryLogin(`another-${run}@example.com`, place(1))).status).toBe(401);
  });

  it('count all addresses of one /64 as one place: whoever has one has them all', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await tryLogin(`many-${run}@example.com`, `2001:db8:${run}:7::${i + 1}`)).status);
    expect(statuses.slice(9)).toEqual([401, 429, 429]);
  });

  it('believe only the proxies that are ours about where somebody is', async () => {
    for (let i = 0; i < 10; i++) await tryLogin(`spoofed-${run}@example.com`, `198.51.100.${i}, ${place(5)}`);
    expect((await tryLogin(`spoofed-${run}@example.com`, `198.51.100.99, ${place(5)}`)).status).toBe(429);
  });

  it('are on every door that changes something', () => {
    const open = routes.filter(({ method, rates }) => method !== 'GET' && (rates ?? []).length === 0);
    expect(open.map(({ path }) => path)).toEqual([]);
  });
});

describe('the route table', () => {
  it('gives every route a policy, and each address once', () => {
    const addresses = routes.map(({ method, path, root }) => `${method} ${root ? '' : '/api/v1'}${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    const policies = ['public', 'signed-in', 'messenger', 'company-manager', 'operator', 'squad', 'development'];
    for (const { policy } of routes) expect(policies).toContain(policy);
  });

  it('asks strangers to sign in wherever the policy says so', async () => {
    const forPeople = routes.filter(({ policy }) => !['public', 'operator', 'development'].includes(policy));
    for (const { method, path, root } of forPeople) {
      const { status, body } = await server.request<Failure>(
        method,
        `${root ? '' : '/api/v1'}${path}`,
        method === 'GET' ? {} : { body: {} },
      );
      expect([path, status, body.error?.code]).toEqual([path, 401, 'access-denied']);
    }
  });

  it('seals a route with its own schema', () => {
    expect(route({ method: 'GET', path: '/x', policy: 'public', handle: async () => ({}) }).path).toBe('/x');
  });
});

it('finishes what runs when it shuts down, and takes nothing new', async () => {
  const own = await startTestServer({ schema: frameSchema() });
  const running = own.graphql('{ slow(ms: 500) }');
  await until(() => slow.begun > 0);
  const closing = own.close();
  const refused = await new Promise((resolve) => {
    const socket = connect(Number(new URL(own.url).port), '127.0.0.1', () => resolve('connected'));
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  });
  expect([await running, refused]).toEqual([{ data: { slow: 'done' } }, 'ECONNREFUSED']);
  await closing;
});

it.each([
  ['is in its line', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', '4bf92f3577b34da6a3ce929d0e0e4736'],
  ['is left out where it is nothing', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, undefined],
  ['is left out where it is words', '00-ada@people.example-00f067aa0ba902b7-01', undefined],
  ['is left out where it goes on', `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01${'-x'.repeat(2_000)}`, undefined],
])('the trace of the view that asks %s', async (_what, traceparent, trace) => {
  const lines = logged.length;
  await logIn({ email: 'nobody@people.example', password: 'a guess' }, { traceparent });
  await until(() => logged.length > lines);
  const [line = ''] = logged.slice(lines).filter((each) => each.includes('"msg":"rest"'));
  expect((JSON.parse(line) as { trace?: string }).trace).toBe(trace);
  expect(line).not.toContain('people.example');
});
