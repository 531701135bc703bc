import { addressAt } from './address-at.mjs';

test.each([
  [undefined, 'http://localhost:4000'],
  ['', 'http://localhost:4000'],
  ['0.0.0.0', 'http://localhost:4000'],
  ['::', 'http://localhost:4000'],
  ['127.0.0.2', 'http://127.0.0.2:4000'],
  ['::1', 'http://[::1]:4000'],
  ['office.example', 'http://office.example:4000'],
])('a server on %s is found at %s', (host, address) => {
  expect(addressAt(host, 4000)).toBe(address);
});
