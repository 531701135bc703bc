import type { MarketCustomerFieldsFragment as MarketCustomer } from '../../generated/graphql';
import {
  drawnCurrency, figureWords, findingWords, growthWords, notCountedWords, readMarkets, warningWords, type MarketKey,
} from './markets';

const row = (key: MarketKey, number: number | null, price: string | null, currency = 'EUR'): MarketCustomer => ({
  __typename: 'MarketCustomer', id: `${key} ${number} ${price}`, key, position: 1, revision: 1, customerId: null, currency, number, price,
  projectedGrowth: null, description: null, links: [],
});
const LOOPCRATE = [row('tam', 292_900, '8800'), row('tam', 36_500, null), row('sam', 66_700, '8800'), row('som', 4690, '8800')];
const markets = (...marketCustomers: MarketCustomer[]) => readMarkets({ marketCustomers });

test.each([
  [LOOPCRATE, 'SOM is 7.0% of SAM, SAM is 22.8% of TAM'.replace('SAM is 22', 'SAM 22')],
  [[row('tam', 2, '10'), row('som', 1, '1')], 'SOM is 5.0% of TAM'],
  [[row('sam', 2, '10')], 'SAM is €20 a year'],
  [[row('tam', 0, '10')], 'Three markets, one inside the other'],
  [[row('tam', 2, '10'), row('sam', 1, '10', 'USD')], 'TAM is €20 a year'],
])('the figure says what it shows: %#', (rows, words) => {
  expect(figureWords(markets(...rows), 'EUR')).toBe(words);
});

test('it is drawn in the currency of the open market, or of the first that has one', () => {
  const known = markets(row('tam', 1, '1', 'CHF'), row('sam', 1, '1', 'EUR'), row('som', 0, '1', 'USD'));
  expect((['tam', 'sam', 'som'] as const).map((key) => drawnCurrency(known, key))).toEqual(['CHF', 'EUR', 'CHF']);
  expect(drawnCurrency(markets(), 'tam')).toBeNull();
});

test('warns in the words of both', () => {
  const known = markets(row('tam', 1, '10'), row('sam', 2, '10'), row('som', 4_000_000, '10'));
  expect(known.warnings.map((warning) => warningWords(known, warning))).toEqual([
    'SAM (€20) is larger than TAM (€10). SAM is the part of TAM that you can serve, so it cannot be larger.',
    'SOM (€40M) is larger than SAM (€20). SOM is the part of SAM that you can win, so it cannot be larger.',
  ]);
});

const named = () => 'Canteens and caterers';
test.each([
  ['no row', [], named, null],
  ['all counted', [row('tam', 2, '10')], named, ['TAM is €20', 'Yearly value. Average price counts only rows with a price and a number.']],
  ['one without a price', LOOPCRATE.slice(0, 2), named, [
    'TAM is €2.58bn. One row is not counted',
    'Canteens and caterers have 36,500 customers and no price. Only rows with a price and a number above 0 count.',
  ]],
  ['one of a segment that is not shown', [row('tam', null, '3')], () => '', [
    'TAM has no value yet. One row is not counted',
    'One segment has a price and no number. Only rows with a price and a number above 0 count.',
  ]],
  ['several', [row('tam', 1, '1'), row('tam', 0, null), row('tam', 4, '0')], named, [
    'TAM is €1. 2 rows are not counted', 'Only rows with a price and a number above 0 count.',
  ]],
  ['two currencies', [row('tam', 1, '1'), row('tam', 1, '1', 'USD')], named, [
    'TAM is €1 and $1', 'Yearly value. Average price counts only rows with a price and a number.',
  ]],
])('finds of a market with %s', (_, rows, nameOf, found) => {
  const words = findingWords('tam', rows, nameOf);
  expect(words && [words.title, words.text]).toEqual(found);
});

test.each([[null, '3', 'no number'], [0, '0.0000', 'no number, no price'], [3, null, 'no price'], [1, '0.0001', null]])('%p at %p: %p', (
  number, price, words,
) => {
  expect(notCountedWords(row('tam', number, price))).toBe(words);
});

test.each([
  ['6.0000', '+6%'], ['-2.5000', '-2.50%'], ['0.0000', '0%'], ['0', '0%'], ['1200', '+1,200%'], [null, null],
])('a growth of %p is %p', (growth, words) => {
  expect(growthWords(growth)).toBe(words);
});
