import { formatCompact, lackingIn, marketSizes, marketWarnings, readWhole, shareOf, type MarketSize } from '.';

const row = (number: number | null, price: string | null, currency = 'EUR') => ({ number, price, currency });

it.each([
  ['both', row(1, '0.0001'), []], ['no price', row(36_500, null), ['price']], ['a price of nothing', row(1, '0.0000'), ['price']],
  ['no number', row(null, '3'), ['number']], ['a number of nothing', row(0, '3'), ['number']],
  ['neither', row(null, null), ['number', 'price']],
])('a row with %s lacks %j', (_, of, lacks) => {
  expect(lackingIn(of)).toEqual(lacks);
});

it('is as large as its counted rows: the plain mean of their prices for all of their customers', () => {
  expect(marketSizes([row(181_400, '4800'), row(98_700, '2900'), row(12_800, '18700'), row(36_500, null)])).toEqual([
    { currency: 'EUR', customers: 292_900, average: '8800.00', value: '2577520000.00', rows: 3 },
  ]);
});

it.each([
  ['of no row', [], []], ['of rows that do not count', [row(1, '0'), row(null, '1')], []],
  [
    'of two currencies, which are not added', [row(1, '1', 'USD'), row(2, '2', 'EUR'), row(2, '4', 'EUR')],
    [['EUR', '12.00'], ['USD', '1.00']],
  ],
  ['of as many rows in two currencies', [row(1, '9', 'USD'), row(1, '1', 'CHF')], [['CHF', '1.00'], ['USD', '9.00']]],
] as const)('sizes %s', (_, rows, found) => {
  expect(marketSizes(rows).map(({ currency, value }) => [currency, value])).toEqual(found);
});

it.each([
  ['1', '4', 0.25], ['1', '0', null], ['0', '3', 0], ['10', '9.99', 10 / 9.99], ['1', '9999999999990000000000', 0],
])('%s of %s is %p', (part, whole, share) => {
  if (share === null) expect(shareOf(part, whole)).toBeNull();
  else expect(shareOf(part, whole)).toBeCloseTo(share, 12);
});

const size = (currency: string, value: string): MarketSize => ({ currency, value, customers: 1, average: value, rows: 1 });
const [eur, usd] = [(value: string) => size('EUR', value), (value: string) => size('USD', value)];

it.each([
  ['nothing yet', [], [], [], []],
  ['one in the other', [eur('3')], [eur('2')], [eur('1')], []],
  ['of one size, however it is written', [eur('2.0000')], [eur('2')], [eur('2.00')], []],
  ['larger by a ten-thousandth', [eur('2')], [eur('2.0001')], [], [['sam', 'tam', 'EUR']]],
  ['larger by value and smaller by letter', [], [eur('9')], [eur('10')], [['som', 'sam', 'EUR']]],
  ['beyond what floating point tells apart', [eur('9007199254740992')], [eur('9007199254740993')], [], [['sam', 'tam', 'EUR']]],
  ['in two currencies, which are not compared', [eur('1')], [usd('100')], [eur('50')], []],
  [
    'in two currencies, one of them too large', [eur('5'), usd('1')], [usd('2'), eur('4')], [eur('5')],
    [['som', 'sam', 'EUR'], ['sam', 'tam', 'USD']],
  ],
  ['a part whose whole is unknown', [], [], [eur('7')], []],
] as const)('warns of markets that are %s', (_, tam, sam, som, found) => {
  expect(marketWarnings({ tam, sam, som }).map(({ part, whole, currency }) => [part, whole, currency])).toEqual(found);
});

it.each([
  ['2577520000.00', 'EUR', '€2.58bn'], ['586960000', 'EUR', '€587M'], ['41272000', 'EUR', '€41.3M'], ['999999', 'USD', '$1M'],
  ['1500', 'CHF', 'CHF 1.5k'],
  ['0.01', 'EUR', '€0.01'], ['1000', 'JPY', '¥1k'],
])('says %s %s as %s', (value, currency, words) => {
  expect(formatCompact(value, currency).replace(/\u00a0/g, ' ')).toBe(words);
});

it.each([
  ['181,400', 181_400], ['181.400', 181_400], ['1.814.000', 1_814_000], ['181 400', 181_400], ["181'400", 181_400], ['36500', 36_500],
  ['0', 0], ['-3', -3],
  ['1.5', null], ['1,50', null], ['1e3', null], ['', null], ['many', null], ['1.400,5', null], ['1234567890123456', null],
])('reads the whole number %p as %p', (text, read) => {
  expect(readWhole(text)).toBe(read);
});
