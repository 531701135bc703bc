import { connect } from 'node:net';
import { securityHeaders } from './security-headers';
import { frameSchema } from '../testing/frame-schema';
import { startTestServer } from '../testing/test-server';
import type { TestServer } from '../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    schema: frameSchema(),
    config: { production: true, publicUrl: 'https://heartwood.example', metricsToken: 'a token for the metrics' },
  });
});
afterAll(() => server.close());

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};
const OURS = { 'cross-origin-resource-policy': 'same-origin', 'x-frame-options': 'DENY' };
/** Whatever else the policy of a page says. */
const NEVER_INSIDE = [/object-src 'none'|default-src 'none'/, /base-uri 'none'/, /frame-ancestors 'none'/];

it.each([
  ['a page', 'GET', '/app'],
  ['a page of the API that is not there', 'GET', '/api/v1/nothing'],
  ['a REST answer', 'POST', '/api/v1/auth/login'],
  ['a GraphQL answer', 'POST', '/graphql'],
  ['a refused GET', 'GET', '/graphql?query=x'],
  ['the registry', 'GET', '/registry.json'],
  ['a file that is not there', 'GET', '/files/none'],
  ['an asset that is not there', 'GET', '/assets/none.js'],
  ['the health', 'GET', '/healthz'],
  ['what needs a token', 'GET', '/metrics'],
])('%s says it all', async (_what, method, path) => {
  const { headers } = await server.request(method, path, method === 'POST' ? { body: {} } : {});
  expect(Object.fromEntries(headers)).toMatchObject({ ...EVERYWHERE, ...OURS });
  for (const part of NEVER_INSIDE) expect(headers.get('content-security-policy')).toMatch(part);
});

it('what partners load may be loaded by them, and says the rest', async () => {
  for (const path of ['/embed?partner=none', '/embed.js']) {
    const headers = Object.fromEntries((await server.request('GET', path)).headers);
    expect(headers).toMatchObject({ ...EVERYWHERE, 'cross-origin-resource-policy': 'cross-origin' });
    expect(headers).not.toHaveProperty('x-frame-options');
  }
});

it.each([
  ['no HTTP', 'hello\r\n\r\n', '400 Bad Request'],
  ['too many headers', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
  [
    'an upgrade that is refused',
    'GET /nope HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n',
    '404 Not Found',
  ],
])('%s is answered with them too', async (_what, sent, status) => {
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(sent));
    socket.on('data', (chunk: Buffer) => { text += chunk.toString(); }).on('close', () => resolve(text)).on('error', () => resolve(text));
  });
  expect(answer).toContain(`HTTP/1.1 ${status}\r\n`);
  for (const [name, value] of Object.entries({ ...EVERYWHERE, ...OURS })) expect(answer).toContain(`${name}: ${value}\r\n`);
});

it.each([
  ['without encryption', { production: true, publicUrl: 'http://heartwood.example' }],
  ['in development', { production: false, publicUrl: 'https://localhost' }],
])('browsers are not bound to https %s', (_where, config) => {
  expect(Object.fromEntries(securityHeaders(config)('/'))).not.toHaveProperty('strict-transport-security');
});
