import { isOwnMachine } from './loopback';
import { isLoopback } from './own-address';

it.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['128.0.0.1', false],
  ['', false],
])('%s is of this machine: %s', (address, is) => {
  expect(isLoopback(address)).toBe(is);
});

it('takes a proxy on this machine for who it speaks for', () => {
  expect(isOwnMachine({ ip: '127.0.0.1' }, {})).toBe(true);
  expect(isOwnMachine({ ip: '127.0.0.1' }, { via: '1.1 proxy' })).toBe(false);
  expect(isOwnMachine({ ip: '203.0.113.9' }, {})).toBe(false);
});
