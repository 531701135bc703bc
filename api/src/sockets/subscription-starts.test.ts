import { once } from 'node:events';
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import type { WebSocket } from 'ws';
import type { Database } from '../db/database';
import { GRAPHQL_DOOR } from '../request/limits';
import { SOCKET_LIMITS } from './sockets';
import { closing, connected, endSockets } from '../testing/raw-socket';
import { openTestDatabase } from '../testing/test-database';
import { startTestServer } from '../testing/test-server';
import type { TestServer } from '../testing/test-server';
import { until } from '../testing/until';

let begun: string[];
let open: () => void;
let opened: Promise<void>;
let busy: TestServer;
let db: Database;
const limits = { ...SOCKET_LIMITS, frames: 200, starts: { together: 2, pointsPerSecond: 10_000, waiting: 30 } };

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
          return (async function* () { yield { work: name }; })();
        },
      },
    },
  }),
});

beforeAll(async () => { db = await openTestDatabase(); });
beforeEach(async () => {
  begun = [];
  opened = new Promise((resolve) => { open = resolve; });
  busy = await startTestServer({ schema: workSchema(), db, config: { rateLimits: true }, socketLimits: limits });
});
afterEach(async () => {
  open();
  endSockets();
  await busy.close();
});
afterAll(() => db.close());
const WORK = 'subscription W($name: String) { work(name: $name) }';

it('is done for a few of a person at a time, and for others at once', async () => {
  const [greedy, other] = [await connected((await busy.signIn()).token, busy), await connected((await busy.signIn()).token, busy)];
  for (let i = 0; i < 10; i++) greedy.subscribe(`s${i}`, WORK, { name: `mine ${i}` });
  await until(() => begun.length === 2);
  other.subscribe('1', WORK, { name: 'theirs' });
  await until(() => begun.length === 3);
  expect(begun).toEqual(['mine 0', 'mine 1', 'theirs']);
  open();
  await until(() => greedy.of('s9').length > 0);
  expect(begun).toHaveLength(11);
});

it('is left out for what was completed before its turn', async () => {
  const { socket, subscribe, of } = await connected((await busy.signIn()).token, busy);
  for (const name of ['first', 'second']) subscribe(name, WORK, { name });
  await until(() => begun.length === 2);
  for (let i = 0; i < 10; i++) {
    subscribe(`s${i}`, WORK, { name: String(i) });
    socket.send(JSON.stringify({ id: `s${i}`, type: 'complete' }));
  }
  subscribe('last', WORK, { name: 'last' });
  open();
  await until(() => of('last').length > 0);
  expect(begun).toEqual(['first', 'second', 'last']);
});

it('is not done a second time under one name: what would never end is refused', async () => {
  const { socket, subscribe } = await connected((await busy.signIn()).token, busy);
  const closed = closing(socket);
  subscribe('same', WORK, { name: 'one' });
  socket.send(JSON.stringify({ id: 'same', type: 'complete' }));
  subscribe('same', WORK, { name: 'two' });
  expect(await closed).toEqual([4409, 'Subscriber already exists']);
  expect(begun).not.toContain('two');
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

it('is spent from the same minute as what is asked over HTTP', async () => {
  const { token, userId } = await busy.signIn();
  const { socket, subscribe } = await connected(token, busy);
  await busy.limits.consumeHere(GRAPHQL_DOOR, userId, GRAPHQL_DOOR.points - 2);
  const closed = closing(socket);
  open();
  for (let i = 0; i < 3; i++) subscribe(`s${i}`, WORK, { name: String(i) });
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
