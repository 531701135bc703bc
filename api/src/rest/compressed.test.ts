import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startTestServer } from '../testing/test-server';
import type { TestServer } from '../testing/test-server';

let server: TestServer;
beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());

const LONG = '{ __schema { types { name fields { name } } } }';

async function ask(query: string, headers: Record<string, string>) {
  const sent = request(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } });
  sent.end(JSON.stringify({ query }));
  const [answer] = await once(sent, 'response') as [IncomingMessage];
  return { headers: answer.headers, body: await buffer(answer) };
}

it.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a long answer goes out as %s where the browser takes %s, word for word', async (encoding, taken, expand) => {
  const plain = await ask(LONG, {});
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const { headers, body } = await ask(LONG, { 'accept-encoding': taken });
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringMatching(/accept-encoding/i) });
  expect(expand(body)).toEqual(plain.body);
  expect(body.length * 3).toBeLessThan(plain.body.length);
});

it('a short answer goes out as it is', async () => {
  const { headers, body } = await ask('{ __typename }', { 'accept-encoding': 'br' });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(JSON.parse(String(body))).toEqual({ data: { __typename: 'Query' } });
});

it('a file goes out as it was kept', async () => {
  const { token } = await server.signIn();
  const pdf = Buffer.from(`%PDF-1.7\n${' '.repeat(5000)}%%EOF`);
  const {
    body: { url },
  } = await server.request<{ url: string }>('POST', '/api/v1/helpers/uploadFile', { token, body: { file: pdf.toString('base64') } });
  const answer = await fetch(`${server.url}${url}`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
});
