import { once } from 'node:events';
import { request } from 'node:http';
import { frameSchema } from '../testing/frame-schema';
import { openTestDatabase } from '../testing/test-database';
import { startTestServer, type TestServer } from '../testing/test-server';
import type { Database } from '../db/database';
import { GRAPHQL_DOOR } from '../request/limits';

const HELLO = 'query Hello($name: String) { hello(name: $name) }';
const TEXTS = [HELLO, 'query Number($n: Int!) { number(n: $n) }', '{ forbidden }', '{ broken }', 'mutation { touch }', '{ whoami }'];

let db: Database;
let server: TestServer;
beforeAll(async () => {
  db = await openTestDatabase();
  server = await startTestServer({ schema: frameSchema(), db, registered: TEXTS });
});
afterAll(async () => {
  await server.close();
  await db.close();
});

interface Wish { type?: string; accept?: string; token?: string; isStreamed?: boolean; to?: TestServer }

/** What is streamed comes without its length, and so by the frame. */
async function ask(body: string, { type = 'application/json', accept = '*/*', token, isStreamed = false, to = server }: Wish = {}) {
  const headers = { 'content-type': type, accept, ...(token && { authorization: `Bearer ${token}` }) };
  const sent = request(`${to.url}/graphql`, {
    method: 'POST', headers: isStreamed ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
  });
  if (isStreamed) sent.write(body.slice(0, 5));
  sent.end(isStreamed ? body.slice(5) : body);
  const [answer] = await once(sent, 'response') as [AsyncIterable<Buffer> & { statusCode: number; headers: Record<string, string> }];
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  const { 'content-type': typeOfAnswer, 'cache-control': cache, 'x-frame-options': frame } = answer.headers;
  return { status: answer.statusCode, type: typeOfAnswer, cache, frame, text: text.replaceAll(/"id":"[^"]+"/g, '"id":"…"') };
}

const json = (query: string, variables?: unknown) => JSON.stringify({ query, variables });
const deep = `${'['.repeat(80)}${']'.repeat(80)}`;

describe('what released clients ask is answered as the frame answers it', () => {
  it.each([
    ['a query', json(HELLO, { name: 'Ada' }), {}],
    ['with the type that it asks for', json(HELLO), { accept: 'application/graphql-response+json, application/json' }],
    ['a mutation', json('mutation { touch }'), {}],
    ['a variable of another type', json('query Number($n: Int!) { number(n: $n) }', { n: 'many' }), {}],
    ['no variable where one is wanted', json('query Number($n: Int!) { number(n: $n) }'), { accept: 'application/graphql-response+json' }],
    ['what is refused', json('{ forbidden }'), {}],
    ['what fails', json('{ broken }'), {}],
    ['what strangers may not ask', json('{ whoami }'), {}],
    ['what nobody registered', json('{ thing { name } }'), {}],
    ['an operation that is not in the text', JSON.stringify({ query: HELLO, operationName: 'Other' }), {}],
    ['a name of another type', JSON.stringify({ query: HELLO, operationName: 5 }), {}],
    ['variables of another type', JSON.stringify({ query: HELLO, variables: [1] }), {}],
    ['extensions of another type', JSON.stringify({ query: HELLO, extensions: [1] }), {}],
    ['what is no JSON', '{"query":', {}],
    ['what reaches for the prototype', `{"query":${JSON.stringify(HELLO)},"variables":{"__proto__":{"name":"x"}}}`, {}],
    ['what is nested too deep', `{"query":${JSON.stringify(HELLO)},"variables":{"name":${deep}}}`, {}],
    ['another type of body', json(HELLO), { type: 'text/plain' }],
  ] as const)('%s', async (_what, body, wish) => {
    const answers = [];
    for (let turn = 0; turn < 3; turn += 1) answers.push(await ask(body, wish));
    const streamed = await ask(body, { ...wish, isStreamed: true });
    expect(answers).toEqual([streamed, streamed, streamed]);
  });
});

it('who asks too much is told so in the same words', async () => {
  const busy = await startTestServer({ schema: frameSchema(), db, registered: TEXTS, config: { rateLimits: true } });
  try {
    const ada = await busy.signIn();
    for (let turn = 0; turn < 3; turn += 1) expect((await ask(json('{ whoami }'), { token: ada.token, to: busy })).text).toContain(ada.userId);
    await busy.limits.consumeHere(GRAPHQL_DOOR, ada.userId, GRAPHQL_DOOR.points - 3);
    const refused = await ask(json('{ whoami }'), { token: ada.token, to: busy });
    expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('TOO_MANY_REQUESTS')]);
  } finally {
    await busy.close();
  }
});
