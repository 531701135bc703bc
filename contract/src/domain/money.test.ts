import { money, shareOf, shortMoney } from './money';

it.each([
  [28_800, 'EUR', '€288.00', '€288'], [2_880, 'EUR', '€28.80', '€28.80'], [0, 'EUR', '€0.00', '€0'], [7, 'EUR', '€0.07', '€0.07'],
  [-4_840, 'EUR', '−€48.40', '−€48.40'], [123_456_789, 'USD', '$1,234,567.89', '$1,234,567.89'], [600, 'JPY', '¥600', '¥600'],
])('%s of %s is %s', (minor, currency, long, short) => {
  expect([money(minor, currency), shortMoney(minor, currency)]).toEqual([long, short]);
});

it('a share is a whole number of the smallest unit', () => {
  expect([shareOf(28_800, 12), shareOf(4_200, 500)]).toEqual([2_400, 8]);
});
