import { shortAmount } from './scale';

it.each([[0, '€0'], [75_000, '€75k'], [1_250, '€1.3k'], [2_500_000, '€2.5m'], [-50_000, '-€50k']])('%d is written %s', (value, words) => {
  expect(shortAmount(value, 'EUR')).toBe(words);
});
