import { Seal } from './seal';

const [first, second] = ['the first secret of this product, long', 'the second secret of this product, long'];

it('opens what it sealed, in its place, after a rotation too', () => {
  const sealed = new Seal([first], 'mail').seal('Zoë, your link', 'row 1');
  expect(sealed).not.toContain('link');
  expect(new Seal([first], 'mail').open(sealed, 'row 1')).toBe('Zoë, your link');
  expect(new Seal([second, first], 'mail').open(sealed, 'row 1')).toBe('Zoë, your link');
  expect(new Seal([first], 'mail').seal('Zoë, your link', 'row 1')).not.toBe(sealed);
});

it('opens nothing else', () => {
  const seal = new Seal([first], 'mail');
  const sealed = seal.seal('a link', 'row 1');
  expect(seal.open(sealed, 'row 2')).toBeNull();
  expect(new Seal([second], 'mail').open(sealed, 'row 1')).toBeNull();
  expect(new Seal([first], 'something else').open(sealed, 'row 1')).toBeNull();
  expect(seal.open(`${sealed.slice(0, -2)}AA`, 'row 1')).toBeNull();
  expect([seal.open('', 'row 1'), seal.open('short', 'row 1')]).toEqual([null, null]);
});
