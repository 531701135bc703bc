/** @embedded operations in one transaction and several beside each other */
import { Writable } from 'node:stream';
import { createLog } from '../process/log';
import { frameSchema } from '../testing/frame-schema';
import { graphqlDoor } from '../testing/graphql-door';
import { startTestServer, type TestServer } from '../testing/test-server';
import { until } from '../testing/until';

const logged: string[] = [];
const log = createLog('info', new Writable({
  write(chunk: Buffer, _encoding, done) {
    logged.push(chunk.toString());
    done();
  },
}));

let server: TestServer;
const REGISTERED = [
  '{ hello }', '{ hello whoami }', '{ whoami }', '{ broken }', '{ database }', '{ forbidden sentence }', 'mutation { touch }',
  'query A { hello } mutation B { touch }', 'query Q($n: Int!) { number(n: $n) }',
];
beforeAll(async () => { server = await startTestServer({ schema: frameSchema(), log, registered: REGISTERED }); });
afterAll(() => server.close());

const { post, threeTimes } = graphqlDoor(() => server);

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
      expect(answer.errors?.map(({ message, path, extensions }) => ({ message, path, extensions }))).toEqual([
        { message: 'Please sign in again.', path: ['whoami'], extensions: { code: 'access-denied' } },
      ]);
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
      expect(error).toMatchObject({
        message: 'Something went wrong on our side. Please try again.',
        extensions: { code: 'INTERNAL_SERVER_ERROR', id: expect.any(String) },
      });
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

describe('odd input', () => {
  const deep = '['.repeat(50_000) + ']'.repeat(50_000);

  it.each([
    ['JSON without end in a variable', `{"query":"{ hello }","variables":{"x":${deep}}}`, 'BAD_REQUEST'],
    ['JSON without end beside it', `{"query":"{ hello }","x":${deep}}`, 'BAD_REQUEST'],
    [
      'NUL on its way to the database',
      JSON.stringify({ query: 'query Q($text: String) { stored(text: $text) }', variables: { text: 'a\0b' } }), 'BAD_REQUEST',
    ],
    [
      'NUL on its way to a prepared read',
      JSON.stringify({ query: 'query Q($text: String) { found(text: $text) }', variables: { text: 'a\0b' } }), 'BAD_REQUEST',
    ],
  ])('such as %s is refused with a sentence, and is nothing unexpected', async (_what, body, code) => {
    const { token } = await server.signIn();
    for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
      const lines = logged.length;
      const answer = await post(body, headers as Record<string, string>);
      expect(answer.body.errors).toEqual([
        expect.objectContaining({ message: expect.stringMatching(/^[A-Z].*\.$/), extensions: { code } }),
      ]);
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
    expect([status, body]).toEqual([
      403, { errors: [{ message: 'This can be asked from our own pages alone.', extensions: { code: 'FOREIGN_ORIGIN' } }] },
    ]);
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

  it.each([
    ['the wrong type', { n: 'four' }, 'Int cannot represent'], ['none', {}, 'was not provided'],
  ])('says of a variable with %s the same, compiled or not', async (_what, variables, message) => {
    const [first, ...later] = await threeTimes({ query: 'query Q($n: Int!) { number(n: $n) }', variables });
    expect(first?.answer.errors?.[0]?.message).toMatch(message);
    expect(later).toEqual([first, first]);
    expect((await post({ query: 'query Q($n: Int!) { number(n: $n) }', variables: { n: 4 } })).body.data).toEqual({ number: 4 });
  });

  it('runs the operation that is named, compiled or not', async () => {
    const query = 'query A { hello } mutation B { touch }';
    for (const { answer } of await threeTimes({ query, operationName: 'A' })) expect(answer.data).toHaveProperty('hello');
    for (const { answer } of await threeTimes({ query, operationName: 'B' })) expect(answer.data).toHaveProperty('touch');
    for (const { answer } of await threeTimes({ query, operationName: 'C' })) expect(answer.errors).toHaveLength(1);
  });

  it('takes null for "no extensions" and "no variables"', async () => {
    expect((await post({ query: '{ hello }', variables: null, extensions: null, operationName: null })).body).toEqual({
      data: { hello: 'Hello world' },
    });
  });

  const get = (query: string, method = 'GET', more = '') => (
    fetch(`${server.url}/graphql?query=${encodeURIComponent(query)}${more}`, { method })
  );

  it('answers by GET the queries of released clients alone, here and in production', async () => {
    const query = await get('{ hello }');
    expect([query.status, await query.json()]).toEqual([200, { data: { hello: 'Hello world' } }]);
    const other = await get('{ hello  }');
    expect([other.status, await other.json()]).toMatchObject([400, { errors: [{ extensions: { code: 'UNKNOWN_OPERATION' } }] }]);
  });

  it.each([
    ['GET', 'mutation { touch }', ''], ['HEAD', 'mutation { touch }', ''],
    ['GET', 'query A { hello } mutation B { touch }', '&operationName=B'],
  ])('refuses a mutation by %s (%s) with 405, as nothing unexpected', async (method, query, more) => {
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
