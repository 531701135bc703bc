import {
  add, averagePrice, compare, costInMonth, countedRows, currencyOfCountry, decimalFault, formatAmount, isAmount, isCurrency,
  marketsTooLarge, marketValue,
  monthlyRevenue, monthsFrom, normalise, readAmount, totalsByCurrency, yearlyRevenue,
} from '.';

it.each([
  ['12', 2, '12.00'], ['0.005', 2, '0.01'], ['-0.004', 2, '0.00'], ['999999999999999.99', 4, '999999999999999.9900'],
  ['1.23456', 4, '1.2346'],
])('writes %s with %i places as %s', (value, places, written) => {
  expect(normalise(value, places)).toBe(written);
});

it.each(['1e5', '', ' 1', '1.', '.5', 'NaN', 'Infinity', '0x10', '1,5', '--1', '1'.repeat(16)])('takes %p for no number', (value) => {
  expect(isAmount(value)).toBe(false);
  expect(decimalFault(value, { min: 0, max: 10 })).toBe('must be a number');
});

it.each([
  ['0', null], ['10', null], ['10.0001', 'can be at most 10'], ['-0.01', 'cannot be below 0'],
])('finds in %s: %s', (value, fault) => {
  expect(decimalFault(value, { min: 0, max: 10 })).toBe(fault);
});

it('adds what floating point cannot', () => {
  expect(add(['0.1', '0.2'])).toBe('0.3');
  expect(add(Array.from({ length: 1000 }, () => '0.01'))).toBe('10');
  expect(add(['999999999999999.99', '0.01'])).toBe('1000000000000000');
  expect(add([])).toBe('0');
  expect(add(['0.5', '-1.75', '-0.05'])).toBe('-1.3');
  expect([add(['-0.1', '0.1']), add(['007.500', '2.5']), add(['100', '20']), add(['-0.0'])]).toEqual(['0', '10', '120', '0']);
});

it.each([['0.1', '0.10', 0], ['9', '10', -1], ['-9', '-10', 1], ['999999999999999.99', '999999999999999.98', 1]])(
  '%s beside %s is %i', (left, right, order) => {
    expect(compare(left, right)).toBe(order);
  },
);

const row = (number: number | null, price: string | null) => ({ number, price });
it.each([
  ['nothing', [], null, null],
  ['rows without price, number or either', [row(null, '3'), row(4, null), row(0, '3'), row(4, '0.00')], null, null],
  ['one row', [row(1200, '400.50')], '400.50', { customers: 1200, value: '480600.00' }],
  ['rows that count beside others', [row(10, '1'), row(20, '2'), row(0, '900')], '1.50', { customers: 30, value: '45.00' }],
  ['a mean that does not end', [row(1, '10'), row(1, '10'), row(1, '0.01')], '6.67', { customers: 3, value: '20.01' }],
  [
    'ten thousand million customers', [row(1e10, '999999999999')], '999999999999.00',
    { customers: 1e10, value: '9999999999990000000000.00' },
  ],
])('the value of a market with %s', (_, rows, price, value) => {
  expect(averagePrice(rows)).toBe(price);
  expect(marketValue(rows)).toEqual(value);
});

it('counts entries with price and number above 0 alone', () => {
  expect(countedRows([row(1, '0.01'), row(1, '0'), row(0, '1'), row(null, '1')])).toEqual([row(1, '0.01')]);
});

it.each([
  ['nested', '3', '2', '1', []], ['equal', '2', '2.00', '2', []], ['unknown outside', null, '2', null, []],
  ['unknown between', '1', null, '2', []],
  ['SAM above TAM', '100', '100.01', '1', [['sam', 'tam']]], ['SOM above SAM', '100', '9', '10', [['som', 'sam']]],
  ['both, by value and not by letter', '9', '10', '11', [['sam', 'tam'], ['som', 'sam']]],
] as const)('warns of markets that are %s', (_, tam, sam, som, found) => {
  expect(marketsTooLarge({ tam, sam, som })).toEqual(found);
});

const cost = (value: string | null, ...months: [string, string][]) => ({
  value, currency: 'EUR', valueArray: months.map(([month, amount]) => ({ month, value: amount })),
});
it.each([
  ['without a series its value', cost('12.5'), '2026-01', '12.5'],
  ['neither value nor series', cost(null), '2026-01', '0'],
  ['before its series', cost(null, ['2026-03', '5']), '2026-02', '0'],
  ['a blank month', cost(null, ['2026-03', '5'], ['2026-06', '7']), '2026-05', '5'],
  ['after its series', cost(null, ['2026-06', '7'], ['2026-03', '5']), '2027-01', '7'],
  ['a month of nothing', cost(null, ['2026-03', '5'], ['2026-04', '0']), '2026-05', '0'],
])('a cost: %s', (_, of, month, value) => {
  expect(costInMonth(of, month)).toBe(value);
});

it('counts months over the end of a year', () => {
  expect(monthsFrom('2026-11', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
});

it.each([
  ['MONTHLY', '10.10', '121.2', '10.10'], ['QUARTERLY', '1', '4', '0.33'], ['YEARLY', '100', '100', '8.33'],
  ['WEEKLY', '0.01', '0.52', '0.04'], ['DAILY', '1', '365', '30.42'], ['ONCE', '9', null, null], ['PER_UNIT', '0.21', null, null],
] as const)('a revenue that comes %s', (frequency, value, year, month) => {
  expect(yearlyRevenue({ value, currency: 'EUR', frequency })).toBe(year);
  expect(monthlyRevenue({ value, currency: 'EUR', frequency })).toBe(month);
});

it('never adds one currency to another', () => {
  expect(totalsByCurrency([
    { currency: 'USD', value: '1900' }, { currency: 'EUR', value: '0.1' }, { currency: 'EUR', value: '0.2' },
  ])).toEqual([{ currency: 'EUR', total: '0.3' }, { currency: 'USD', total: '1900' }]);
});

it('writes amounts for people', () => {
  expect(formatAmount('31800', 'EUR')).toBe('€31,800');
  expect(formatAmount('0.21', 'EUR')).toBe('€0.21');
  expect(formatAmount('12345678901234567.89', null)).toBe('12,345,678,901,234,567.89');
});

it('knows the currencies', () => {
  expect(['EUR', 'USD', 'XXY', 'eur'].map(isCurrency)).toEqual([true, true, false, false]);
  expect([currencyOfCountry('GB'), currencyOfCountry('DE'), currencyOfCountry(null)]).toEqual(['GBP', 'EUR', 'EUR']);
});

it.each([
  ['1500', '1500'], ['1,500.50', '1500.50'], ['1.500,50', '1500.50'], ['1 500', '1500'], ['€ 0.21', '0.21'], ['0,21', '0.21'],
  ['1,500', '1500'],
  ['1.500', '1.500'], ['1.500.000', '1500000'], ['1,500,000', '1500000'], ["1'500.5", '1500.5'], ['-3', '-3'], ['', null], ['abc', null],
  ['1e3', null],
  ['1-2', null], ['12.', '12'],
])('reads %p as %p', (text, read) => {
  expect(readAmount(text)).toBe(read);
});
