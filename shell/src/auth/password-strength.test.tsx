import { strengthOf } from './password-strength';

it.each([
  ['', 0], ['short', 1], ['password1', 1], ['aaaaaaaaaa', 1], ['lettersonly', 2], ['letters99', 3], ['correct horse battery', 4],
] as const)('"%s" has %i bars', (password, bars) => {
  expect(strengthOf(password).bars).toBe(bars);
});
