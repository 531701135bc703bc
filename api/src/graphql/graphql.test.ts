/** @embedded operations in one transaction and several beside each other */
import { Writable } from 'node:stream';
import { createLog } from '../process/log';
import { frameSchema } from '../testing/frame-schema';
import { startTestServer } from '../testing/test-server';
import type { GraphqlAnswer, TestServer } from '../testing/test-server';
import { until } from '../testing/until';

const logged: string[] = [];
const log = createLog('info', new Writable({ write(chunk: Buffer, _encoding, done) { logged.push(chunk.toString()); done(); } }));

let server: TestServer;
const REGISTERED = ['{ hello }', '{ hello whoami }', '{ whoami }', '{ broken }', '{ database }', '{ forbidden sentence }', 'mutation { touch }', 'query A { hello } mutation B { touch }'];
beforeAll(async () => { server = await startTestServer({ schema: frameSchema(), log, registered: REGISTERED }); });
afterAll(() => server.close());

async function post(body: unknown, headers: Record<string, string> = {}, to = server) {
  const response = await fetch(`${to.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: typeof body === 'string' ? body : JSON.stringify(body) });
  return { status: response.status, type: response.headers.get('content-type'), headers: response.headers, body: await response.json() as GraphqlAnswer<Record<string, unknown>> };
}

/** Twice interpreted, then compiled: each has to answer alike. */
async function threeTimes(body: object, headers: Record<string, string> = {}) {
  const answers = [await post(body, headers), await post(body, headers), await post(body, headers)];
  return answers.map(({ status, body: answer }) => ({ status, answer }));
}

describe('who asks', () => {
  it('is the bearer of a good token, compiled or not', async () => {
    const { token, userId } = await server.signIn();
    for (const { status, answer } of await threeTimes({ query: '{ whoami }' }, { authorization: `Bearer ${token}` })) {
      expect([status, answer]).toEqual([200, { data: { whoami: userId } }]);
    }
  });

  it('is nobody without a token, which costs only the fields that want somebody', async () => {
    for (const { answer } of await threeTimes({ query: '{ hello whoami }' })) {
      expect(answer.data).toEqual({ hello: 'Hello world', whoami: null });
      expect(answer.errors?.map(({ message, path, extensions }) => ({ message, path, extensions }))).toEqual([{ message: 'Please sign in again.', path: ['whoami'], extensions: { code: 'access-denied' } }]);
    }
  });

  it('is refused with a token that is not good: nobody would know which half is missing', async () => {
    const { status, body } = await post({ query: '{ hello }' }, { authorization: 'Bearer forged' });
    expect([status, body]).toEqual([401, { errors: [{ message: 'Please sign in again.', extensions: { code: 'access-denied' } }] }]);
  });

  it('claims a company, which is taken only as an id', async () => {
    const id = '3f2a6a0e-8f5c-4a5c-9d5b-2f3f0f6f3c11';
    expect((await post({ query: '{ company }' }, { 'x-company-id': id })).body.data).toEqual({ company: id });
    expect((await post({ query: '{ company }' }, { 'x-company-id': "' or 1=1" })).body.data).toEqual({ company: null });
  });
});

describe('errors', () => {
  it.each(['{ broken }', '{ database }'])('of the inside (%s) are masked, with an id that is in the log', async (query) => {
    for (const { status, answer } of await threeTimes({ query })) {
      expect(status).toBe(200);
      const [error] = answer.errors ?? [];
      expect(error).toMatchObject({ message: 'Something went wrong on our side. Please try again.', extensions: { code: 'INTERNAL_SERVER_ERROR', id: expect.any(String) } });
      expect(JSON.stringify(answer)).not.toMatch(/secret|table_that/);
      expect(logged.find((line) => line.includes(String(error?.extensions?.id)))).toMatch(/secret of the database|table_that_is_not_there/);
    }
  });

  it('that are expected keep their code and their text', async () => {
    for (const { answer } of await threeTimes({ query: '{ forbidden sentence }' })) {
      expect(answer.errors?.map(({ message, extensions }) => [message, extensions])).toEqual([
        ["You don't have permission to do this.", { code: 'FORBIDDEN' }],
        ['Meant to be read.', { code: 'READABLE' }],
      ]);
    }
  });

  it('carry the request id that the client gave', async () => {
    const { headers } = await post({ query: '{ hello }' }, { 'x-request-id': 'test-request-42' });
    expect(headers.get('x-request-id')).toBe('test-request-42');
    await until(() => logged.some((line) => line.includes('"id":"test-request-42"') && line.includes('"msg":"graphql"')));
  });
});

describe('limits', () => {
  const nest = (levels: number) => `{ thing ${'{ inner '.repeat(levels)} { name } ${'}'.repeat(levels)} }`;
  const bomb = `{ thing { ...a } } ${'abcdefgh'.split('').map((name, i, all) => `fragment ${name} on Thing { ${i === all.length - 1 ? 'name' : `inner { ...${all[i + 1]} } x: inner { ...${all[i + 1]} } y: inner { ...${all[i + 1]} }`} }`).join(' ')}`;

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
  const tree = JSON.stringify({ kind: 'Document', definitions: [{ kind: 'OperationDefinition', operation: 'query', directives: [], variableDefinitions: [], selectionSet: { kind: 'SelectionSet', selections: [{ kind: 'Field', alias: { kind: 'Name', value: 'x":(process.pid),"y' }, name: { kind: 'Name', value: 'hello' }, arguments: [], directives: [] }] } }] });
  it.each<[string, (query: string) => Promise<Response>]>([
    ['POST', (query) => fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) })],
    ['POST as application/graphql', (query) => fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/graphql' }, body: query })],
    ['GET', (query) => fetch(`${server.url}/graphql?query=${encodeURIComponent(query)}`)],
  ])('refuse a syntax tree in place of text by %s, however often', async (_door, send) => {
    for (let i = 0; i < 3; i++) {
      for (const query of [tree, ` ${tree}`, `\uFEFF${tree}`, `# ${'x'.repeat(9)}\n${tree}`]) {
        const answer = await (await send(query)).json() as GraphqlAnswer<Record<string, unknown>>;
        expect(answer).toEqual({ errors: [expect.objectContaining({ message: expect.stringMatching(/must be GraphQL text|Syntax Error|of another version/) })] });
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
      expect([statuses, status, body.errors?.[0]?.extensions?.code, Number(headers.get('retry-after')) > 0]).toEqual([new Set([200, 429]), 429, 'TOO_MANY_REQUESTS', true]);
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
      expect((await post({ query: '{ __schema { queryType { name } } }' })).body.data).toEqual({ __schema: { queryType: { name: 'Query' } } });
    } finally {
      await production.close();
    }
  });
});

describe('what a person may ask for in a minute', () => {
  const limited = (config = {}) => startTestServer({ schema: frameSchema(), config: { rateLimits: true, ...config }, db: server.db, registered: ['mutation { touch }'] });
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
      expect([(await post({ query: '{ hello }' }, as(greedy), own)).status, (await post({ query: '{ hello }' }, as(other), own)).status]).toEqual([429, 200]);
    } finally {
      await own.close();
    }
  });
});

describe('suggestions', () => {
  it.each(['{ hellp }', '{ hello(nam: "x") }', 'query Q($n: Strin) { hello(name: $n) }', '{ thing }'])('about %s help developers, and nobody in production', async (query) => {
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

describe('odd input', () => {
  const deep = '['.repeat(50_000) + ']'.repeat(50_000);

  it.each([
    ['JSON without end in a variable', `{"query":"{ hello }","variables":{"x":${deep}}}`, 'BAD_REQUEST'],
    ['JSON without end beside it', `{"query":"{ hello }","x":${deep}}`, 'BAD_REQUEST'],
    ['NUL on its way to the database', JSON.stringify({ query: 'query Q($text: String) { stored(text: $text) }', variables: { text: 'a\0b' } }), 'BAD_REQUEST'],
    ['NUL on its way to a prepared read', JSON.stringify({ query: 'query Q($text: String) { found(text: $text) }', variables: { text: 'a\0b' } }), 'BAD_REQUEST'],
  ])('such as %s is refused with a sentence, and is nothing unexpected', async (_what, body, code) => {
    const { token } = await server.signIn();
    for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
      const lines = logged.length;
      const answer = await post(body, headers as Record<string, string>);
      expect(answer.body.errors).toEqual([expect.objectContaining({ message: expect.stringMatching(/^[A-Z].*\.$/), extensions: { code } })]);
      expect(answer.status).toBeLessThan(500);
      expect(logged.slice(lines).join('')).not.toContain('unexpected error');
    }
  });
});

describe('a page that is not ours', () => {
  it.each<[string, Record<string, string>]>([
    ['from another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['of a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['in an older browser', { origin: 'https://evil.example' }],
  ])('%s is refused before anything is looked at', async (_who, headers) => {
    const { status, body } = await post({ query: '{ hello }' }, headers);
    expect([status, body]).toEqual([403, { errors: [{ message: 'This can be asked from our own pages alone.', extensions: { code: 'FOREIGN_ORIGIN' } }] }]);
  });

  it('is not one of ours, which is answered', async () => {
    expect((await post({ query: '{ hello }' }, { origin: server.url, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});

describe('GraphQL over HTTP', () => {
  const graphqlResponse = { accept: 'application/graphql-response+json' };

  it('answers the media type that was asked for', async () => {
    expect((await post({ query: '{ hello }' }, graphqlResponse)).type).toBe('application/graphql-response+json; charset=utf-8');
    expect((await post({ query: '{ hello }' })).type).toBe('application/json; charset=utf-8');
  });

  it.each([
    ['a syntax error', { query: '{' }, 400, 200],
    ['an unknown field', { query: '{ nothing }' }, 400, 200],
    ['a missing variable', { query: 'query Q($n: Int!) { number(n: $n) }' }, 400, 200],
    ['a variable of the wrong type', { query: 'query Q($n: Int!) { number(n: $n) }', variables: { n: 'four' } }, 400, 200],
    ['no query', {}, 400, 400],
    ['a query that is no text', { query: 4 }, 400, 400],
    ['variables that are no object', { query: '{ hello }', variables: [] }, 400, 400],
    ['malformed JSON', '{"query":', 400, 400],
  ])('says of %s that nothing ran', async (_what, body, modern, legacy) => {
    for (const [headers, status] of [[graphqlResponse, modern], [{ accept: 'application/json' }, legacy]] as const) {
      const answer = await post(body, headers as Record<string, string>);
      expect(answer.status).toBe(status);
      expect(answer.body.errors?.length).toBeGreaterThan(0);
      expect(answer.body).not.toHaveProperty('data');
    }
  });

  it('takes null for "no extensions" and "no variables"', async () => {
    expect((await post({ query: '{ hello }', variables: null, extensions: null, operationName: null })).body).toEqual({ data: { hello: 'Hello world' } });
  });

  const get = (query: string, method = 'GET', more = '') => fetch(`${server.url}/graphql?query=${encodeURIComponent(query)}${more}`, { method });

  it('answers by GET the queries of released clients alone, here and in production', async () => {
    const query = await get('{ hello }');
    expect([query.status, await query.json()]).toEqual([200, { data: { hello: 'Hello world' } }]);
    const other = await get('{ hello  }');
    expect([other.status, await other.json()]).toMatchObject([400, { errors: [{ extensions: { code: 'UNKNOWN_OPERATION' } }] }]);
  });

  it.each([['GET', 'mutation { touch }', ''], ['HEAD', 'mutation { touch }', ''], ['GET', 'query A { hello } mutation B { touch }', '&operationName=B']])('refuses a mutation by %s (%s) with 405, as nothing unexpected', async (method, query, more) => {
    const lines = logged.length;
    const mutation = await get(query, method, more);
    expect([mutation.status, mutation.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await mutation.text()).not.toMatch(/touched|INTERNAL/);
    expect(logged.slice(lines).join('')).not.toContain('unexpected error');
  });

  it('is never kept by a cache', async () => {
    expect((await post({ query: '{ hello }' })).headers.get('cache-control')).toBe('no-store');
  });
});
