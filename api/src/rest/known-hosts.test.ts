import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { WebSocket } from 'ws';
import { knownHosts } from './known-hosts';
import { startTestServer } from '../testing/test-server';
import type { TestServer } from '../testing/test-server';
import { frameSchema } from '../testing/frame-schema';

const config = { publicUrl: 'https://heartwood.example', allowedHosts: ['www.heartwood.example'], host: 'localhost' };
const asked = (host: string | undefined, localAddress = '10.0.0.5', url = '/') =>
  ({ headers: { host }, socket: { localAddress }, url }) as unknown as IncomingMessage;
const isKnown = knownHosts(config);

it.each([
  ['heartwood.example', '10.0.0.5'],
  ['Heartwood.Example:8443', '10.0.0.5'],
  ['heartwood.example.', '10.0.0.5'],
  ['www.heartwood.example', '10.0.0.5'],
  ['10.0.0.5:4000', '10.0.0.5'],
  ['10.0.0.5:4000', '::ffff:10.0.0.5'],
  ['127.0.0.1:4000', '127.0.0.1'],
  ['localhost:4000', '127.0.0.1'],
  ['localhost', '::1'],
  ['[::1]:4000', '::1'],
])('%s at %s is ours', (host, address) => {
  expect(isKnown(asked(host, address))).toBe(true);
});

it.each([
  ['rebind.evil.example', '127.0.0.1'],
  ['rebind.evil.example:4000', '127.0.0.1'],
  ['heartwood.example.evil.example', '127.0.0.1'],
  ['evil.example/heartwood.example', '127.0.0.1'],
  ['heartwood.example@evil.example', '127.0.0.1'],
  ['127.0.0.2', '127.0.0.1'],
  ['', '127.0.0.1'],
  [undefined, '127.0.0.1'],
])('%s at %s is not', (host, address) => {
  expect(isKnown(asked(host, address))).toBe(false);
});

it('lets balancers probe by any address', () => {
  expect(['/healthz', '/readyz?from=lb', '/metrics', '/'].map((url) => isKnown(asked('probe.internal', '10.0.0.5', url)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('knows the name it was told to listen on', () => {
  expect(knownHosts({ ...config, host: 'Office.example' })(asked('office.example:4000'))).toBe(true);
});

describe('a server that is asked under a foreign name', () => {
  let server: TestServer;
  beforeAll(async () => { server = await startTestServer({ schema: frameSchema() }); });
  afterAll(() => server.close());

  const foreign = { host: 'rebind.evil.example' };
  // fetch sends the host of the address, whatever it is told.
  const ask = (method: string, path: string) => new Promise<{ status?: number; text: string }>((resolve, reject) => {
    request(server.url + path, { method, headers: foreign }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode, text: body }), reject);
    }).on('error', reject).end();
  });

  it.each([
    ['a page', 'GET', '/app'],
    ['REST', 'POST', '/api/v1/auth/login'],
    ['GraphQL', 'POST', '/graphql'],
    ['the mailbox', 'GET', '/dev/mailbox.json'],
  ])('answers 421 with a sentence: %s', async (_door, method, path) => {
    const answer = await ask(method, path);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      421,
      { error: { code: 'UNKNOWN_HOST', message: expect.stringContaining('ALLOWED_HOSTS'), id: expect.any(String) } },
    ]);
  });

  it('opens no socket', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers: foreign });
    const status = await new Promise((resolve) => {
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.once('open', () => resolve('open'));
    });
    expect(status).toBe(421);
  });
});
