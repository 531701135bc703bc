/** @embedded what is open beside a transaction */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { closeSessions } from '../modules/identity';
import { SOCKET_LIMITS, createSockets } from './sockets';
import { frameSchema, slow } from '../testing/frame-schema';
import { closing, connected, endSockets, raw } from '../testing/raw-socket';
import { startTestServer } from '../testing/test-server';
import type { TestServer } from '../testing/test-server';
import { until } from '../testing/until';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    schema: frameSchema(),
    socketLimits: { ...SOCKET_LIMITS, subscriptionsPerSocket: 4, socketsPerUser: 4, stallMs: 1_000 },
  });
});
afterAll(() => server.close());

afterEach(endSockets);

const TOPIC = 'subscription T($name: String!) { topic(name: $name) }';

it('delivers what is published to everybody who listens, and nothing after they stop', async () => {
  const { token } = await server.signIn();
  const client: Client = server.socket(token);
  const seen: unknown[] = [];
  const stop = client.subscribe(
    { query: TOPIC, variables: { name: 'news' } },
    { next: ({ data }) => seen.push(data), error: () => undefined, complete: () => undefined },
  );
  await until(() => seen.length === 1);
  await server.bus.publish('news', { text: 'one' });
  await until(() => seen.length === 2);
  expect(seen).toEqual([{ topic: 'live' }, { topic: 'one' }]);
  stop();
  await client.dispose();
});

it.each([[{}], [{ token: 'forged' }], [{ token: 7 }], [undefined]])('closes with 4403 on the parameters %j', async (payload) => {
  const socket = raw(server);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload }));
  expect(await closing(socket)).toEqual([4403, 'Forbidden']);
});

it('closes with 4408 when nobody says who they are', async () => {
  const hasty = await startTestServer({ schema: frameSchema(), db: server.db, socketLimits: { ...SOCKET_LIMITS, initMs: 300 } });
  try {
    expect(await closing(raw(hasty))).toEqual([4408, 'Connection initialisation timeout']);
  } finally {
    await hasty.close();
  }
});

it('closes with 4403 and "Token expired" when the token runs out on a live socket', async () => {
  const short = await startTestServer({ schema: frameSchema(), config: { accessTokenSeconds: 4 }, db: server.db });
  try {
    const { token } = await short.signIn();
    const { socket } = await connected(token, short);
    expect(await closing(socket)).toEqual([4403, 'Token expired']);
    const late = raw(short);
    await once(late, 'open');
    late.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
    expect(await closing(late)).toEqual([4403, 'Forbidden']);
  } finally {
    await short.close();
  }
});

it('closes the sockets of a session that is ended, and no others', async () => {
  const [one, other] = [await server.signIn(), await server.signIn()];
  const mine = await connected(one.token, server);
  const theirs = await connected(other.token, server);
  const closed = closing(mine.socket);
  await server.db.transaction((tx) => closeSessions(tx, server, one.userId));
  expect(await closed).toEqual([4403, 'Session closed']);
  expect(theirs.socket.readyState).toBe(WebSocket.OPEN);
  expect(await server.graphql('{ whoami }', {}, one.token)).toMatchObject({ errors: [{ extensions: { code: 'access-denied' } }] });
});

it('refuses upgrades at other addresses without a trace', async () => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/nope`);
  const [error] = await once(socket, 'error') as [Error];
  expect(error.message).toBe('Unexpected server response: 404');
});

it('goes on when a handshake is cut before it is refused', async () => {
  const limited = await startTestServer({ schema: frameSchema(), db: server.db, config: { rateLimits: true } });
  let refuse: (() => void) | null = null;
  jest.spyOn(limited.limits, 'consumeHere').mockImplementation(({ name }) => name === 'socket-door'
    ? new Promise((_, reject) => { refuse = () => reject(new Error('too many')); })
    : Promise.resolve());
  try {
    const { port, host } = new URL(limited.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write([
      'GET /graphql HTTP/1.1', `Host: ${host}`, 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`, 'Sec-WebSocket-Protocol: graphql-transport-ws', '', '',
    ].join('\r\n'));
    await until(() => refuse !== null);
    socket.resetAndDestroy();
    await limited.graphql('{ __typename }');
    refuse!();
    // Had the broken connection been nobody's, the process would be over.
    expect(await limited.graphql('{ __typename }')).toMatchObject({ data: { __typename: 'Query' } });
  } finally {
    await limited.close();
  }
});

it('refuses the handshake of a foreign page, and takes our own and programs', async () => {
  const answer = async (origin?: string) => {
    const socket = raw(server, origin === undefined ? {} : { origin });
    const refused = once(socket, 'unexpected-response') as Promise<[unknown, IncomingMessage]>;
    return Promise.race([once(socket, 'open').then(() => 'open'), refused.then(([, { statusCode }]) => statusCode)]);
  };
  expect(await Promise.all([answer(), answer(server.url), answer('https://evil.example'), answer('null')])).toEqual([
    'open',
    'open',
    403,
    403,
  ]);
});

it('allows a number of subscriptions on one socket, and refuses the next one alone', async () => {
  const { token } = await server.signIn();
  const { subscribe, of, socket } = await connected(token, server);
  for (const id of ['1', '2', '3', '4', '5']) subscribe(id, TOPIC, { name: `many/${id}` });
  await until(() => of('5').length === 1 && of('4').length === 1);
  expect(of('5')).toEqual([
    {
      id: '5',
      type: 'error',
      payload: [{ message: 'More than 4 subscriptions on one socket.', extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' } }],
    },
  ]);
  expect(socket.readyState).toBe(WebSocket.OPEN);
});

it('allows a number of sockets for one person', async () => {
  const { token } = await server.signIn();
  for (let i = 0; i < 4; i++) await connected(token, server);
  const fifth = raw(server);
  await once(fifth, 'open');
  fifth.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
  expect(await closing(fifth)).toEqual([4429, 'Too many connections']);
});

it('takes a number of new sockets a minute from one address, said who they are or not, and all of them without rate limits', async () => {
  const few = { ...SOCKET_LIMITS, upgradesPerMinute: 3 };
  const [limited, unlimited] = [
    await startTestServer({ schema: frameSchema(), db: server.db, config: { rateLimits: true }, socketLimits: few }),
    await startTestServer({ schema: frameSchema(), db: server.db, socketLimits: few }),
  ];
  try {
    for (let i = 0; i < 3; i++) await once(raw(limited), 'open');
    const fourth = raw(limited);
    const refused = once(fourth, 'unexpected-response') as Promise<[unknown, IncomingMessage]>;
    expect(await Promise.race([once(fourth, 'open').then(() => 'open'), refused.then(([, { statusCode }]) => statusCode)])).toBe(429);
    for (let i = 0; i < 5; i++) await once(raw(unlimited), 'open');
  } finally {
    await limited.close();
    await unlimited.close();
  }
});

it('closes on a message above 64 kB', async () => {
  const { token } = await server.signIn();
  const { socket } = await connected(token, server);
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: `subscription { flood } # ${'x'.repeat(70_000)}` } }));
  expect((await closing(socket))[0]).toBe(1009);
});

it('drops who does not read', async () => {
  const { token } = await server.signIn();
  const { socket, subscribe } = await connected(token, server);
  subscribe('1', 'subscription { flood }');
  socket.pause();
  const metrics = async () =>
    (await server.metrics.registry.metrics()).includes('heartwood_sockets_dropped_total{reason="Slow consumer"} 1');
  await until(metrics);
});

it('checks documents like HTTP does, and takes subscriptions only', async () => {
  const { token } = await server.signIn();
  const { subscribe, of } = await connected(token, server);
  subscribe('query', '{ hello }');
  subscribe('unknown', 'subscription { nothing }');
  subscribe('syntax', 'subscription {');
  subscribe('deep', `subscription { flood ${Array.from({ length: 31 }, (_, i) => `a${i}: __typename`).join(' ')} }`);
  await until(() => ['query', 'unknown', 'syntax', 'deep'].every((id) => of(id).some(({ type }) => type === 'error')));
  expect(of('query')[0]?.payload).toEqual([{ message: 'Queries and mutations go over HTTP.', extensions: { code: 'BAD_REQUEST' } }]);
  expect(JSON.stringify(of('deep'))).toContain('more than 30 aliases');
});

it('masks what breaks inside a stream', async () => {
  const { token } = await server.signIn();
  const { subscribe, of } = await connected(token, server);
  subscribe('1', 'subscription { fails }');
  await until(() => of('1').length > 0);
  expect(JSON.stringify(of('1'))).not.toContain('secret');
  expect(of('1')[0]).toMatchObject({ payload: expect.anything() });
  expect(JSON.stringify(of('1'))).toContain('INTERNAL_SERVER_ERROR');
});

it('lets everybody come again when events may have been missed', async () => {
  let gap = () => {};
  const bus = { ...server.bus, onGap: (listener: () => void) => { gap = listener; return () => undefined; } };
  const sockets = await createSockets({ ...server, bus }, frameSchema());
  const http = createServer().on('upgrade', sockets.upgrade);
  await new Promise<void>((resolve) => { http.listen(0, '127.0.0.1', resolve); });
  const { token } = await server.signIn();
  const { socket } = await connected(token, { ...server, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
  const closed = closing(socket);
  gap();
  expect(await closed).toEqual([1012, 'Events were missed']);
  await sockets.close();
  http.close();
});

it('tells live sockets to come back elsewhere when it shuts down, and is gone', async () => {
  const own = await startTestServer({ schema: frameSchema() });
  const { token } = await own.signIn();
  const { socket, subscribe, of } = await connected(token, own);
  subscribe('1', TOPIC, { name: 'bye' });
  await until(() => of('1').length === 1);
  const running = own.graphql('{ slow(ms: 400) }');
  await until(() => slow.begun > 0);
  const [closed, answer] = await Promise.all([closing(socket), running, own.close()]);
  expect(closed).toEqual([1001, 'Going away, come back within 5 ms']);
  expect(answer).toEqual({ data: { slow: 'done' } });
});
