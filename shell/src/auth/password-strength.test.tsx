import { strengthOf } from './password-strength';

it.each([
  ['', 0], ['nine char', 1], ['password11', 1], ['aaaaaaaaaa', 1], ['justletters', 2], ['letters-99', 3], ['correct horse battery', 4],
] as const)('"%s" has %i bars', (password, bars) => {
  expect(strengthOf(password).bars).toBe(bars);
});

it('takes the name of who signs up for what it is', () => {
  expect(strengthOf('adalovelace1815', { firstname: 'Ada', lastname: 'Lovelace' }).words).toBe('Easy to guess. Try a few words.');
});
