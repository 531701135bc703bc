import { CONTRACT, isCompatible } from './version';

describe('isCompatible', () => {
  it.each([
    [CONTRACT, CONTRACT, true],
    ['1.0', '1.1', true],
    ['1.1', '1.1', true],
    ['1.2', '1.1', false],
    ['2.0', '1.1', false],
    ['0.9', '1.1', false],
    ['1', '1.1', false],
    ['', '1.1', false],
    ['1.10', '1.9', false],
  ])('a remote of %s in a shell of %s: %s', (remote, shell, fits) => {
    expect(isCompatible(remote, shell)).toBe(fits);
  });
});
