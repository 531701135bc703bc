import { frameSchema } from '../testing/frame-schema';
import { startTestServer } from '../testing/test-server';
import type { GraphqlAnswer, TestServer } from '../testing/test-server';
import { until } from '../testing/until';

const OPERATOR = 'a token of thirty-two letters or more';
const TOPIC = 'subscription T($name: String!) { topic(name: $name) }';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    schema: frameSchema(),
    config: { registeredOnly: true, operatorToken: OPERATOR },
    registered: ['{ hello }', TOPIC, 'subscription { nothing }', 'not GraphQL'],
  });
});
afterAll(() => server.close());

async function ask(query: string, headers: Record<string, string> = {}, to = server) {
  const { status, body } = await to.request<GraphqlAnswer<Record<string, unknown>>>('POST', '/graphql', { body: { query }, headers });
  return { status, data: body.data, code: body.errors?.[0]?.extensions?.code, message: body.errors?.[0]?.message };
}

it('lets through what released clients send, letter by letter', async () => {
  expect(await ask('{ hello }')).toMatchObject({ status: 200, data: { hello: 'Hello world' } });
});

it.each(['{ hello  }', '{ whoami }', '{ broken }', '{', 'not GraphQL', 'mutation { touch }'])(
  'refuses %s with a sentence for somebody whose page is too old',
  async (query) => {
    expect(await ask(query)).toEqual({
      status: 400,
      data: undefined,
      code: 'UNKNOWN_OPERATION',
      message: 'This page is of another version than the server. Please load it again.',
    });
  },
);

it('lets an operator ask for anything, who has the whole token', async () => {
  expect((await ask('{ whoami hello }', { 'x-operator-token': OPERATOR })).data).toMatchObject({ hello: 'Hello world' });
  for (const token of [OPERATOR.slice(1), '', `${OPERATOR} `.repeat(2)])
    expect((await ask('{ company hello }', { 'x-operator-token': token })).code).toBe('UNKNOWN_OPERATION');
});

it('knows no operator where none is set', async () => {
  const own = await startTestServer({ schema: frameSchema(), config: { registeredOnly: true }, db: server.db });
  try {
    for (const token of ['', 'null', 'undefined'])
      expect((await ask('{ hello }', { 'x-operator-token': token }, own)).code).toBe('UNKNOWN_OPERATION');
  } finally {
    await own.close();
  }
});

it('stands before sockets too', async () => {
  const { token } = await server.signIn();
  const client = server.socket(token);
  const told: unknown[] = [];
  const listen = (query: string) =>
    client.subscribe(
      { query, variables: { name: 'news' } },
      { next: ({ data }) => told.push(data), error: (error) => told.push(error), complete: () => undefined },
    );
  listen(TOPIC);
  await until(() => told.length === 1);
  listen(`${TOPIC} `);
  await until(() => told.length === 2);
  expect(told).toEqual([{ topic: 'live' }, [expect.objectContaining({ extensions: { code: 'UNKNOWN_OPERATION' } })]]);
  await client.dispose();
});
