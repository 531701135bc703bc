import { checkOrigins, isAllowedOrigin } from './partner-origins';

const [here, production] = [{ production: false }, { production: true }];

test.each([
  'http://shop.example',
  'https://*.shop.example',
  'https://shop.example/path',
  'https://shop.example/?',
  'https://shop.example/#',
  'https://:secret@shop.example',
  'https://you@shop.example',
  'shop.example',
  'null',
  'blob:https://shop.example',
  'https://shop.example;sandbox',
  'https://shop.example;upgrade-insecure-requests',
  'https://shop.example,x',
  "https://'self'",
  'https://"x"',
  'https://shop.example https://b.example',
  'https://a_b.example',
  'wss://shop.example',
  'http://127.0.0.2:80',
])('%s is no origin', (origin) => {
  expect(() => checkOrigins([origin], here)).toThrow(expect.objectContaining({ code: 'INVALID', field: 'origins' }));
  expect(isAllowedOrigin(origin, here)).toBe(false);
});

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['https://Shop.Example:443/', 'https://shop.example'],
  ['https://shop.example:8443', 'https://shop.example:8443'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['https://[2001:DB8::1]:8443', 'https://[2001:db8::1]:8443'],
  ['https://192.0.2.7', 'https://192.0.2.7'],
])('%s is the origin %s', (text, origin) => {
  expect(checkOrigins([text], production)).toEqual([origin]);
  expect(isAllowedOrigin(origin, production)).toBe(true);
});

test.each(['http://localhost:4990', 'http://127.0.0.1:4990', 'http://[::1]:4990'])(
  '%s is an origin outside of production alone',
  (origin) => {
    expect(checkOrigins([origin], here)).toEqual([origin]);
    expect(isAllowedOrigin(origin, here)).toBe(true);
    expect(() => checkOrigins([origin], production)).toThrow(expect.objectContaining({ code: 'INVALID' }));
    expect(isAllowedOrigin(origin, production)).toBe(false);
  },
);

test('plain http is refused with its reason, and where it is taken', () => {
  expect(() => checkOrigins(['http://shop.example'], here)).toThrow(
    'http://shop.example needs https: write https://shop.example (http is for this machine alone, to try things: localhost, 127.0.0.1, [::1]).',
  );
  expect(() => checkOrigins(['http://shop.example'], production)).toThrow('http://shop.example needs https: write https://shop.example.');
});

test('a partner has one to 20 origins, each once', () => {
  const many = Array.from({ length: 21 }, (_, i) => `https://shop-${i}.example`);
  expect(() => checkOrigins(many, here)).toThrow('A partner can have at most 20 origins.');
  expect(checkOrigins([...many.slice(0, 20), 'https://SHOP-0.example', ' '], here)).toHaveLength(20);
  expect(() => checkOrigins([' '], here)).toThrow('Name at least one origin');
});
