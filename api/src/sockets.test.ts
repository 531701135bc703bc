import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import type { Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { closeSessions } from './modules/identity';
import { SOCKET_LIMITS, createSockets } from './sockets';
import { frameSchema } from './testing/frame-schema';
import { startTestServer } from './testing/test-server';
import type { TestServer } from './testing/test-server';
import { until } from './testing/until';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ schema: frameSchema(), socketLimits: { ...SOCKET_LIMITS, initMs: 300, subscriptionsPerSocket: 4, socketsPerUser: 4, stallMs: 1_000 } });
});
afterAll(() => server.close());

const opened: WebSocket[] = [];
afterEach(() => { for (const socket of opened.splice(0)) socket.terminate(); });

function raw(to = server): WebSocket {
  const socket = new WebSocket(`${to.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  socket.on('error', () => undefined);
  opened.push(socket);
  return socket;
}

async function closing(socket: WebSocket): Promise<[number, string]> {
  const [code, reason] = await once(socket, 'close') as [number, Buffer];
  return [code, reason.toString()];
}

/** Connected and acknowledged; `messages` collects what the server says. */
async function connected(token: string, to = server) {
  const socket = raw(to);
  const messages: { id?: string; type: string; payload?: unknown }[] = [];
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString()) as typeof messages[number]));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
  await until(() => messages.some(({ type }) => type === 'connection_ack') || socket.readyState !== WebSocket.OPEN);
  const subscribe = (id: string, query: string, variables?: object) => socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query, variables } }));
  const of = (id: string) => messages.filter((message) => message.id === id);
  return { socket, messages, subscribe, of };
}

const TOPIC = 'subscription T($name: String!) { topic(name: $name) }';

it('delivers what is published to everybody who listens, and nothing after they stop', async () => {
  const { token } = await server.signIn();
  const client: Client = server.socket(token);
  const seen: unknown[] = [];
  const stop = client.subscribe({ query: TOPIC, variables: { name: 'news' } }, { next: ({ data }) => seen.push(data), error: () => undefined, complete: () => undefined });
  await until(() => seen.length === 1);
  await server.bus.publish('news', { text: 'one' });
  await until(() => seen.length === 2);
  expect(seen).toEqual([{ topic: 'live' }, { topic: 'one' }]);
  stop();
  await client.dispose();
});

it.each([[{}], [{ token: 'forged' }], [{ token: 7 }], [undefined]])('closes with 4403 on the parameters %j', async (payload) => {
  const socket = raw();
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload }));
  expect(await closing(socket)).toEqual([4403, 'Forbidden']);
});

it('closes with 4408 when nobody says who they are', async () => {
  expect(await closing(raw())).toEqual([4408, 'Connection initialisation timeout']);
});

it('closes with 4403 and "Token expired" when the token runs out on a live socket', async () => {
  const short = await startTestServer({ schema: frameSchema(), config: { accessTokenSeconds: 1 }, db: server.db });
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
  const mine = await connected(one.token);
  const theirs = await connected(other.token);
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

it('allows a number of subscriptions on one socket, and refuses the next one alone', async () => {
  const { token } = await server.signIn();
  const { subscribe, of, socket } = await connected(token);
  for (const id of ['1', '2', '3', '4', '5']) subscribe(id, TOPIC, { name: `many/${id}` });
  await until(() => of('5').length === 1 && of('4').length === 1);
  expect(of('5')).toEqual([{ id: '5', type: 'error', payload: [{ message: 'More than 4 subscriptions on one socket.', extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' } }] }]);
  expect(socket.readyState).toBe(WebSocket.OPEN);
});

it('allows a number of sockets for one person', async () => {
  const { token } = await server.signIn();
  for (let i = 0; i < 4; i++) await connected(token);
  const fifth = raw();
  await once(fifth, 'open');
  fifth.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
  expect(await closing(fifth)).toEqual([4429, 'Too many connections']);
});

it('takes a number of new sockets a minute from one address, said who they are or not, and all of them without rate limits', async () => {
  const few = { ...SOCKET_LIMITS, upgradesPerMinute: 3 };
  const [limited, unlimited] = [await startTestServer({ schema: frameSchema(), db: server.db, config: { rateLimits: true }, socketLimits: few }), await startTestServer({ schema: frameSchema(), db: server.db, socketLimits: few })];
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
  const { socket } = await connected(token);
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: `subscription { flood } # ${'x'.repeat(70_000)}` } }));
  expect((await closing(socket))[0]).toBe(1009);
});

it('drops who does not read', async () => {
  const { token } = await server.signIn();
  const { socket, subscribe } = await connected(token);
  subscribe('1', 'subscription { flood }');
  socket.pause();
  const metrics = async () => (await server.metrics.registry.metrics()).includes('heartwood_sockets_dropped_total{reason="Slow consumer"} 1');
  await until(metrics, 15_000);
});

it('checks documents like HTTP does, and takes subscriptions only', async () => {
  const { token } = await server.signIn();
  const { subscribe, of } = await connected(token);
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
  const { subscribe, of } = await connected(token);
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

it('tells live sockets to come back elsewhere when it shuts down, and is gone soon', async () => {
  const own = await startTestServer({ schema: frameSchema() });
  const { token } = await own.signIn();
  const { socket, subscribe, of } = await connected(token, own);
  subscribe('1', TOPIC, { name: 'bye' });
  await until(() => of('1').length === 1);
  const running = own.graphql('{ slow(ms: 400) }');
  await new Promise((resolve) => setTimeout(resolve, 100));
  const began = Date.now();
  const [closed, answer] = await Promise.all([closing(socket), running, own.close()]);
  expect(closed).toEqual([1001, 'Going away']);
  expect(answer).toEqual({ data: { slow: 'done' } });
  expect(Date.now() - began).toBeLessThan(3_000);
});

describe('the start-up work of subscriptions', () => {
  let begun: string[];
  let open: () => void;
  let opened: Promise<void>;
  let busy: TestServer;
  const limits = { ...SOCKET_LIMITS, messages: 200, starts: { together: 2, pointsPerSecond: 10_000, waiting: 30 } };

  /** A subscription that is at work until `open` is called, then live. */
  const workSchema = () => new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { hello: { type: GraphQLString, resolve: () => 'Hello' } } }),
    subscription: new GraphQLObjectType({
      name: 'Subscription',
      fields: {
        work: {
          type: GraphQLString,
          args: { name: { type: GraphQLString } },
          subscribe: async (_root, { name }: { name: string }) => {
            begun.push(name);
            await opened;
            return (async function* () {
              yield { work: name };
              await new Promise(() => undefined);
            })();
          },
        },
      },
    }),
  });

  beforeEach(async () => {
    begun = [];
    opened = new Promise((resolve) => { open = resolve; });
    busy = await startTestServer({ schema: workSchema(), db: server.db, config: { rateLimits: true }, socketLimits: limits });
  });
  afterEach(async () => {
    open();
    await busy.close();
  });
  const WORK = 'subscription W($name: String) { work(name: $name) }';

  it('is done for a few of a person at a time, and for others at once', async () => {
    const [greedy, other] = [await connected((await busy.signIn()).token, busy), await connected((await busy.signIn()).token, busy)];
    for (let i = 0; i < 10; i++) greedy.subscribe(`s${i}`, WORK, { name: `mine ${i}` });
    await until(() => begun.length === 2);
    other.subscribe('1', WORK, { name: 'theirs' });
    await until(() => begun.length === 3);
    expect(begun).toEqual(['mine 0', 'mine 1', 'theirs']);
    open();
    await until(() => greedy.of('s9').length === 1);
    expect(begun).toHaveLength(11);
  });

  it('is left out for what was completed before its turn', async () => {
    const { socket, subscribe, of } = await connected((await busy.signIn()).token, busy);
    for (let i = 0; i < 10; i++) {
      subscribe(`s${i}`, WORK, { name: String(i) });
      socket.send(JSON.stringify({ id: `s${i}`, type: 'complete' }));
    }
    subscribe('last', WORK, { name: 'last' });
    await until(() => begun.length === 2);
    open();
    await until(() => of('last').length === 1);
    expect(begun).toEqual(['0', '1', 'last']);
  });

  it('is not done a second time under one name: what would never end is refused', async () => {
    const { socket, subscribe } = await connected((await busy.signIn()).token, busy);
    const closed = closing(socket);
    subscribe('same', WORK, { name: 'one' });
    socket.send(JSON.stringify({ id: 'same', type: 'complete' }));
    subscribe('same', WORK, { name: 'two' });
    expect(await closed).toEqual([4409, 'Subscriber already exists']);
    expect(begun).toEqual(['one']);
  });

  it('may pile up so far, over all sockets of a person; then the socket is closed with the reason', async () => {
    const { token } = await busy.signIn();
    const [first, second] = [await connected(token, busy), await connected(token, busy)];
    for (let i = 0; i < 20; i++) first.subscribe(`s${i}`, WORK, { name: String(i) });
    await until(() => begun.length === 2);
    const closed = closing(second.socket);
    for (let i = 0; i < 20; i++) second.subscribe(`s${i}`, WORK, { name: String(i) });
    expect(await closed).toEqual([4429, 'Too many requests']);
    expect(begun).toHaveLength(2);
  });

  it('costs little to somebody who sends messages without pause: the socket is closed with the reason', async () => {
    const { socket } = await connected((await busy.signIn()).token, busy);
    const closed = closing(socket);
    for (let i = 0; i < 300; i++) socket.send('{"type":"ping"}');
    expect(await closed).toEqual([4429, 'Too many requests']);
  });

  it('costs little to somebody who sends empty frames, over all their sockets', async () => {
    const { token } = await busy.signIn();
    const sockets = [(await connected(token, busy)).socket, (await connected(token, busy)).socket];
    const closed = Promise.race(sockets.map(closing));
    for (let i = 0; i < 120; i++) {
      for (const socket of sockets) socket.ping();
      await Promise.race([once(sockets[0] as WebSocket, 'pong'), closed]);
    }
    expect(await closed).toEqual([4429, 'Too many requests']);
  });
});
