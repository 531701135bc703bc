import { frameSchema } from '../testing/frame-schema';
import { graphqlDoor } from '../testing/graphql-door';
import { startTestServer, type GraphqlAnswer, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ schema: frameSchema(), registered: ['{ hello }', '{ whoami }', 'mutation { touch }'] });
});
afterAll(() => server.close());

const { post } = graphqlDoor(() => server);

describe('limits', () => {
  const nest = (levels: number) => `{ thing ${'{ inner '.repeat(levels)} { name } ${'}'.repeat(levels)} }`;
  const bomb =
    `{ thing { ...a } } ${'abcdefgh'.split('').map((name, i, all) => `fragment ${name} on Thing { ${i === all.length - 1 ? 'name' : `inner { ...${all[i + 1]} } x: inner { ...${all[i + 1]} } y: inner { ...${all[i + 1]} }`} }`).join(' ')}`;

  it.each([
    ['depth', nest(14), 'The operation is deeper than 14 levels.'],
    ['aliases', `{ ${Array.from({ length: 31 }, (_, i) => `a${i}: __typename`).join(' ')} }`, 'The operation has more than 30 aliases.'],
    ['root fields', `{ ${Array.from({ length: 16 }, () => 'hello').join(' ')} }`, 'The operation has more than 15 root fields.'],
    ['fragments that multiply', bomb, 'The operation asks for more than 1000 fields.'],
    ['tokens', `{ ${'hello '.repeat(4001)} }`, expect.stringContaining('more that 4000 tokens')],
  ])('refuse too much %s before anything runs', async (_what, query, message) => {
    const { body } = await post({ query });
    expect(body.data).toBeUndefined();
    expect(body.errors?.map((error) => error.message)).toContainEqual(message);
  });

  it('let the usual through', async () => {
    expect((await post({ query: nest(10) })).body.errors).toBeUndefined();
  });

  it('refuse a body above 256 kB with 413', async () => {
    expect((await post({ query: `{ hello } # ${'x'.repeat(300_000)}` })).status).toBe(413);
  });

  // Its alias would be written into the function that the third request compiles.
  const tree = JSON.stringify({ kind: 'Document', definitions: [{
    kind: 'OperationDefinition', operation: 'query', directives: [], variableDefinitions: [],
    selectionSet: { kind: 'SelectionSet', selections: [{
      kind: 'Field', alias: { kind: 'Name', value: 'x":(process.pid),"y' }, name: { kind: 'Name', value: 'hello' }, arguments: [],
      directives: [],
    }] },
  }] });
  it.each<[string, (query: string) => Promise<Response>]>([
    ['POST', (query) => (
      fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) })
    )],
    [
      'POST as application/graphql',
      (query) => fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/graphql' }, body: query }),
    ],
    ['GET', (query) => fetch(`${server.url}/graphql?query=${encodeURIComponent(query)}`)],
  ])('refuse a syntax tree in place of text by %s, however often', async (_door, send) => {
    for (let i = 0; i < 3; i++) {
      for (const query of [tree, ` ${tree}`, `\uFEFF${tree}`, `# ${'x'.repeat(9)}\n${tree}`]) {
        const answer = await (await send(query)).json() as GraphqlAnswer<Record<string, unknown>>;
        expect(answer).toEqual({
          errors: [expect.objectContaining({ message: expect.stringMatching(/must be GraphQL text|Syntax Error|of another version/) })],
        });
      }
    }
  });

  it('charge refused documents to a small limit of their own, which leaves good ones alone', async () => {
    const limited = await startTestServer({ schema: frameSchema(), config: { rateLimits: true }, db: server.db });
    try {
      await post({ query: '{ hello }' }, {}, limited);
      const statuses = new Set<number>();
      for (let i = 0; i < 70; i++) statuses.add((await post({ query: `{ nothing${i} }` }, {}, limited)).status);
      const { status, headers, body } = await post({ query: '{ whoami }' }, {}, limited);
      expect([statuses, status, body.errors?.[0]?.extensions?.code, Number(headers.get('retry-after')) > 0]).toEqual([
        new Set([200, 429]), 429, 'TOO_MANY_REQUESTS', true,
      ]);
      expect((await post({ query: '{ hello }' }, {}, limited)).body.data).toEqual({ hello: 'Hello world' });
    } finally {
      await limited.close();
    }
  });

  it('refuse batches', async () => {
    expect((await post([{ query: '{ hello }' }, { query: '{ hello }' }])).status).toBe(400);
  });

  it('count requests when they are on', async () => {
    const limited = await startTestServer({ schema: frameSchema(), config: { rateLimits: true }, db: server.db });
    try {
      let last = await post({ query: '{ hello }' }, {}, limited);
      for (let i = 0; i < 2400 && last.status === 200; i += 50) {
        [last] = await Promise.all(Array.from({ length: 50 }, () => post({ query: '{ hello }' }, {}, limited))) as [typeof last];
      }
      const { status, headers, body } = await post({ query: '{ hello }' }, {}, limited);
      expect([status, body.errors?.[0]?.extensions?.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });

  it('keep the schema to ourselves in production', async () => {
    const production = await startTestServer({ schema: frameSchema(), config: { production: true }, db: server.db });
    try {
      const { body } = await post({ query: '{ __schema { types { name } } }' }, {}, production);
      expect(body.data).toBeUndefined();
      expect((await post({ query: '{ __schema { queryType { name } } }' })).body.data).toEqual({
        __schema: { queryType: { name: 'Query' } },
      });
    } finally {
      await production.close();
    }
  });
});

describe('what a person may ask for in a minute', () => {
  const limited = (config = {}) => (
    startTestServer({ schema: frameSchema(), config: { rateLimits: true, ...config }, db: server.db, registered: ['mutation { touch }'] })
  );
  const many = (count: number) => ({ query: `mutation { ${Array.from({ length: count }, (_, i) => `a${i}: touch`).join(' ')} }` });

  it('is counted by commands and not by requests: three hundred in twenty requests are refused on the way', async () => {
    const own = await limited();
    try {
      const statuses: number[] = [];
      for (let i = 0; i < 20; i++) statuses.push((await post(many(15), {}, own)).status);
      expect(statuses).toEqual([...Array.from({ length: 16 }, () => 200), 429, 429, 429, 429]);
      expect((await post({ query: 'mutation { touch }' }, {}, own)).status).toBe(429);
    } finally {
      await own.close();
    }
  });

  it('is counted for each person alone', async () => {
    const own = await limited();
    try {
      const [greedy, other] = [await own.signIn(), await own.signIn()];
      const as = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
      for (let i = 0; i < 17; i++) await post(many(15), as(greedy), own);
      expect([
        (await post({ query: '{ hello }' }, as(greedy), own)).status, (await post({ query: '{ hello }' }, as(other), own)).status,
      ]).toEqual([429, 200]);
    } finally {
      await own.close();
    }
  });
});

describe('suggestions', () => {
  it.each([
    '{ hellp }', '{ hello(nam: "x") }', 'query Q($n: Strin) { hello(name: $n) }', '{ thing }',
  ])('about %s help developers, and nobody in production', async (query) => {
    const production = await startTestServer({ schema: frameSchema(), config: { production: true }, db: server.db });
    try {
      expect(JSON.stringify((await post({ query })).body)).toContain('Did you mean');
      const { body } = await post({ query }, {}, production);
      expect(body.errors?.[0]?.message).toBeTruthy();
      expect(JSON.stringify(body)).not.toContain('Did you mean');
    } finally {
      await production.close();
    }
  });
});
