/** @embedded statements that several ask at once */
import { GraphQLInt, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { sql } from 'drizzle-orm';
import type { Context } from '../request/context';
import { requireViewer } from '../modules/identity';
import { startTestServer } from '../testing/test-server';
import type { SignedIn, TestServer } from '../testing/test-server';

const COUNT = { name: 'memo-count', text: "select json_build_object('n', n) as data from memo_counter" };
const TOUCH = { name: 'memo-touch', text: 'update memo_counter set n = n' };
const BUMP = { name: 'memo-bump', text: 'update memo_counter set n = n + 1 returning n' };

let composed = 0;
let clock = 0;

function count({ db, viewer }: Context): Promise<string> {
  return db.read<{ data: { n: number } }>(COUNT, []).then(([row]) => {
    composed++;
    return `${viewer?.userId} ${row?.data.n}`;
  });
}

const schema = new GraphQLSchema({
  query: new GraphQLObjectType<unknown, Context>({
    name: 'Query',
    fields: {
      count: {
        type: GraphQLString,
        args: { twice: { type: GraphQLInt } },
        resolve: (_root, _args, context) => {
          requireViewer(context);
          return count(context);
        },
      },
      throughOrm: {
        type: GraphQLString,
        resolve: async (_root, _args, context) => {
          await context.db.orm.execute(sql`select 1`);
          return count(context);
        },
      },
      throughWrite: {
        type: GraphQLString,
        resolve: async (_root, _args, context) => {
          await context.db.write(TOUCH, []);
          return count(context);
        },
      },
      fails: { type: GraphQLString, resolve: async (_root, _args, context) => { await count(context); throw new Error('no'); } },
      claim: { type: GraphQLString, resolve: async (_root, _args, context) => `${await count(context)} ${context.companyClaim}` },
    },
  }),
  mutation: new GraphQLObjectType<unknown, Context>({
    name: 'Mutation',
    fields: { bump: { type: GraphQLInt, resolve: async (_root, _args, { db }) => (await db.write<{ n: number }>(BUMP, []))[0]?.n } },
  }),
});

/** Only what released clients send is kept. */
const TEXTS = [
  '{ count }', '{ claim }', '{ throughOrm }', '{ throughWrite }', '{ fails }', '{ count fails }', 'query Q($n: Int) { count(twice: $n) }',
  'mutation { bump }', 'query A { count } mutation B { bump }',
];

let server: TestServer;
let ada: SignedIn;
let bob: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ schema, now: () => new Date(Date.now() + clock), registered: TEXTS });
  await server.db.orm.execute(sql`create table memo_counter (n int not null)`);
  await server.db.orm.execute(sql`insert into memo_counter values (1)`);
  [ada, bob] = [await server.signIn(), await server.signIn()];
});
beforeEach(() => { clock = 0; });
afterAll(() => server.close());

const ask = async (query: string, who: SignedIn, variables = {}) =>
  (await server.graphql<Record<string, string>>(query, variables, who.token)).data;
/** How often an answer was put together while the calls ran. */
async function composing(work: () => Promise<unknown>): Promise<number> {
  const before = composed;
  await work();
  return composed - before;
}
const number = async () => (await server.db.read<{ data: { n: number } }>(COUNT, []))[0]?.data.n;

it('puts an answer together twice at most while the database says the same', async () => {
  expect(await composing(async () => {
    for (let i = 0; i < 5; i++) expect(await ask('{ count }', ada)).toEqual({ count: `${ada.userId} ${await number()}` });
  })).toBe(2);
});

it('keeps nothing of a text that nobody released', async () => {
  expect(await composing(async () => {
    for (let i = 0; i < 4; i++) await ask('{ count  }', ada);
  })).toBe(4);
});

it('never answers with what was: each change is in the next answer', async () => {
  for (let i = 0; i < 5; i++) {
    const { data } = await server.graphql<{ bump: number }>('mutation { bump }', {}, ada.token);
    expect(await ask('{ count }', ada)).toEqual({ count: `${ada.userId} ${data?.bump}` });
  }
});

it('gives nobody the answer of another, and no variable or claim that of another', async () => {
  expect([await ask('{ count }', ada), await ask('{ count }', bob)]).toEqual([
    { count: `${ada.userId} ${await number()}` },
    { count: `${bob.userId} ${await number()}` },
  ]);
  const query = 'query Q($n: Int) { count(twice: $n) }';
  expect(
    await composing(async () => {
      for (const n of [1, 1, 2, 2, 1, 2]) await ask(query, ada, { n });
    }),
  ).toBe(4);
  const claiming = async (company: string) =>
    (
      await server.request<{ data: object }>('POST', '/graphql', {
        token: ada.token,
        body: { query: '{ claim }' },
        headers: { 'x-company-id': company },
      })
    ).body.data;
  const [one, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  expect([await claiming(one), await claiming(other)]).toEqual([
    { claim: expect.stringContaining(one) },
    { claim: expect.stringContaining(other) },
  ]);
});

it('makes it anew after a few seconds: the clock may have a say', async () => {
  const carol = await server.signIn();
  expect(await composing(async () => {
    for (clock of [0, 0, 1_000, 6_000, 7_000]) await ask('{ count }', carol);
  })).toBe(3);
});

it.each(['{ throughOrm }', '{ throughWrite }', '{ fails }', '{ count fails }'])('keeps no answer of %s', async (query) => {
  expect(await composing(async () => { for (let i = 0; i < 4; i++) await ask(query, ada); })).toBeGreaterThanOrEqual(4);
});

it('runs every mutation, also one that writes by a prepared statement', async () => {
  const before = await number() ?? 0;
  for (let i = 0; i < 3; i++) await ask('mutation { bump }', ada);
  for (let i = 0; i < 2; i++) await ask('query A { count } mutation B { bump }', ada);
  expect(await number()).toBe(before + 3);
});

it('hands out nothing after the session is closed', async () => {
  const gone = await server.signIn();
  await ask('{ count }', gone);
  await server.request('POST', '/api/v1/auth/logout', { token: gone.token, body: {} });
  expect(await server.graphql('{ count }', {}, gone.token)).toMatchObject({ errors: [{ extensions: { code: 'access-denied' } }] });
});

it('keeps the media type that is asked for', async () => {
  const type = async (accept: string) =>
    (await server.request('POST', '/graphql', { token: ada.token, body: { query: '{ count }' }, headers: { accept } })).headers.get(
      'content-type',
    );
  expect([await type('application/json'), await type('application/graphql-response+json'), await type('application/json')]).toEqual([
    'application/json; charset=utf-8',
    'application/graphql-response+json; charset=utf-8',
    'application/json; charset=utf-8',
  ]);
});
