import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isOwnOrigin } from './own-origin';

const asks = (headers: IncomingHttpHeaders, publicUrl = 'https://heartwood.example') =>
  isOwnOrigin({ headers: { host: 'heartwood.example', ...headers } } as IncomingMessage, { publicUrl });

it.each<[string, IncomingHttpHeaders]>([
  ['a program, which says nothing', {}],
  ['a page of ours', { origin: 'https://heartwood.example', 'sec-fetch-site': 'same-origin' }],
  ['a page of ours that reads', { 'sec-fetch-site': 'same-origin' }],
  ['a page of ours in a browser that knows no Sec-Fetch-Site', { origin: 'https://heartwood.example' }],
  ['an address that was typed', { 'sec-fetch-site': 'none' }],
  ['a page of another host that is ours too', { origin: 'https://app.heartwood.example:8443', host: 'App.heartwood.example:8443' }],
])('lets in %s', (_who, headers) => {
  expect(asks(headers)).toBe(true);
});

it.each<[string, IncomingHttpHeaders]>([
  ['a foreign page', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a foreign page in a browser that knows no Sec-Fetch-Site', { origin: 'https://evil.example' }],
  ['a picture on a foreign page', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour below our domain', { 'sec-fetch-site': 'same-site' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['our host without encryption', { origin: 'http://heartwood.example' }],
  ['our host on another port', { origin: 'https://heartwood.example:444' }],
  ['an extension', { origin: 'chrome-extension://heartwood.example', host: 'heartwood.example:1' }],
  ['something that is no origin', { origin: 'heartwood.example' }],
])('refuses %s', (_who, headers) => {
  expect(asks(headers)).toBe(false);
});
