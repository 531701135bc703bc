import { shortAmount, ticksFor } from './scale';

it.each([
  [[], [0]], [[0, 0], [0]], [[60_100, 79_900], [0, 20_000, 40_000, 60_000, 80_000]],
  [[92_204, 7_321], [0, 25_000, 50_000, 75_000, 100_000]], [[3], [0, 1, 2, 3]], [[-50, 100], [-50, 0, 50, 100]],
  [[-8], [-8, -6, -4, -2, 0]],
  [[0.4], [0, 0.1, 0.2, 0.30000000000000004, 0.4]],
])('the lines for %j are %j', (values, ticks) => {
  expect(ticksFor(values)).toEqual(ticks);
});

it.each([[0, '€0'], [75_000, '€75k'], [1_250, '€1.3k'], [2_500_000, '€2.5m'], [-50_000, '-€50k']])('%d is written %s', (value, words) => {
  expect(shortAmount(value, 'EUR')).toBe(words);
});
