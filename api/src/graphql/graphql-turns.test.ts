/** @embedded turns of one connection */
import { once } from 'node:events';
import { request } from 'node:http';
import type { ClientRequest } from 'node:http';
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import type { Database } from '../db/database';
import { openTestDatabase } from '../testing/test-database';
import { startTestServer } from '../testing/test-server';
import type { SignedIn, TestServer } from '../testing/test-server';
import { until } from '../testing/until';

/** Stands among what has begun where the process came to read what others ask. */
const OTHERS = 'others are read';

let db: Database;
let server: TestServer;
let begun: string[];
let open: () => void;

beforeAll(async () => { db = await openTestDatabase(); });
afterAll(() => db.close());
beforeEach(async () => {
  begun = [];
  const opened = new Promise<void>((resolve) => { open = resolve; });
  const work = async (_root: unknown, { name }: { name: string }) => {
    begun.push(name);
    await opened;
    if (!begun.includes(OTHERS)) setImmediate(() => begun.push(OTHERS));
    return name;
  };
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({
      name: 'Query',
      fields: { work: { type: GraphQLString, args: { name: { type: GraphQLString } }, resolve: work } },
    }),
  });
  server = await startTestServer({ schema, db, config: { rateLimits: true } });
});
afterEach(async () => {
  open();
  await server.close();
});

/** A request whose end is up to the test. */
function ask({ token }: SignedIn, name: string): ClientRequest {
  const sent = request(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  sent.on('error', () => undefined);
  sent.end(JSON.stringify({ query: 'query W($name: String) { work(name: $name) }', variables: { name } }));
  return sent;
}

const statusOf = async (sent: ClientRequest) => {
  const [answer] = await once(sent, 'response') as [{ statusCode: number; resume(): void }];
  answer.resume();
  return answer.statusCode;
};

test('two requests of a person are worked on at a time, others’ at once, and the rest in turn', async () => {
  const [greedy, other] = [await server.signIn(), await server.signIn()];
  const asked = Array.from({ length: 5 }, (_, i) => ask(greedy, `mine ${i}`));
  const statuses = Promise.all(asked.map(statusOf));
  await until(() => begun.length === 2);
  const theirs = statusOf(ask(other, 'theirs'));
  await until(() => begun.length === 3);
  expect(begun[2]).toBe('theirs');
  open();
  expect([await theirs, ...await statuses]).toEqual(Array.from({ length: 6 }, () => 200));
  expect(begun.filter((name) => name !== OTHERS)).toHaveLength(6);
});

test('between what waited, others are read', async () => {
  const greedy = await server.signIn();
  const statuses = Promise.all(Array.from({ length: 40 }, (_, i) => statusOf(ask(greedy, `mine ${i}`))));
  await until(() => begun.length === 2);
  // The last of them has arrived, and waits.
  await server.graphql('{ __typename }');
  open();
  await statuses;
  expect(begun.indexOf(OTHERS)).toBeLessThan(8);
});

test('what is given up while it waits is never worked on', async () => {
  const person = await server.signIn();
  const working = Promise.all(Array.from({ length: 2 }, (_, i) => statusOf(ask(person, `at work ${i}`))));
  await until(() => begun.length === 2);
  const [givenUp, wanted] = [ask(person, 'given up'), ask(person, 'wanted')];
  const last = statusOf(wanted);
  await Promise.all([givenUp, wanted].map((sent) => (sent.writableFinished ? undefined : once(sent, 'finish'))));
  givenUp.destroy();
  // The server hears of it before it answers what is asked after.
  await server.graphql('{ __typename }');
  open();
  await working;
  expect(await last).toBe(200);
  expect(begun).not.toContain('given up');
});

test('more than two hundred that wait are too many, and told so', async () => {
  const person = await server.signIn();
  const asked = Array.from({ length: 203 }, (_, i) => statusOf(ask(person, `${i}`)));
  expect(await Promise.race(asked)).toBe(429);
  open();
  const statuses = await Promise.all(asked);
  expect(statuses.filter((status) => status === 200)).toHaveLength(202);
});
