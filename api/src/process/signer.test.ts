import { Signer } from './signer';

const signer = new Signer(['present', 'former'], 'tickets');

it('believes what it signed, and nothing else', () => {
  const signature = signer.sign('seat 4');
  expect(signature).toMatch(/^[\w-]{24}$/);
  expect(signer.hasSigned('seat 4', signature)).toBe(true);
  expect(['seat 5', ''].map((text) => signer.hasSigned(text, signature))).toEqual([false, false]);
  expect(['', signature.slice(1), `${signature}AAAA`].map((other) => signer.hasSigned('seat 4', other))).toEqual([false, false, false]);
});

it('believes what a secret signed that was replaced, and none of another', () => {
  expect(signer.hasSigned('seat 4', new Signer(['former'], 'tickets').sign('seat 4'))).toBe(true);
  expect(signer.hasSigned('seat 4', new Signer(['another'], 'tickets').sign('seat 4'))).toBe(false);
});

it('has keys of its own for each purpose', () => {
  expect(signer.hasSigned('seat 4', new Signer(['present'], 'coats').sign('seat 4'))).toBe(false);
});
