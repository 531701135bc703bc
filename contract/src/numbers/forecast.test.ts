import { breakEven, cashRunsOut, countInMonth, forecast, lowestCash, monthsFrom, runway, type ForecastLine, type ForecastPlan } from '.';

type Change = Partial<NonNullable<Parameters<typeof forecast>[1]>>;
const series = (entries: Record<string, string>) => Object.entries(entries).map(([month, value]) => ({ month, value }));
const line = (fields: Partial<ForecastLine> = {}): ForecastLine => ({ id: 'fee', months: [], growth: null, days: null, ...fields });
const fee = (fields: Partial<ForecastPlan['revenues'][number]> = {}): ForecastPlan['revenues'][number] => (
  { id: 'fee', value: '10', currency: 'EUR', frequency: 'MONTHLY', ...fields }
);
const cost = (value: string | null, currency = 'EUR', months: Record<string, string> = {}) => ({
  value, currency, valueArray: series(months),
});
const plan = (fields: Partial<ForecastPlan> = {}): ForecastPlan => (
  { months: monthsFrom('2026-11', 3), currency: 'EUR', rates: [], cash: null, revenues: [], costs: [], lines: [], ...fields }
);
const foreseen = (fields: Partial<ForecastPlan>, change: Change = {}) => (
  forecast(plan(fields), { gains: null, prices: null, costs: null, ...change })
);

it.each([
  ['nothing typed', {}, null, '2026-11', '0'],
  ['before the first', { '2026-12': '5' }, '20', '2026-11', '0'],
  ['the month itself', { '2026-11': '5.5' }, '20', '2026-11', '5.5'],
  ['no growth', { '2026-11': '43' }, null, '2027-04', '43'],
  ['growth of nothing', { '2026-11': '43' }, '0', '2027-04', '43'],
  ['growth, to whole ones', { '2026-11': '43' }, '20', '2026-12', '52'],
  ['growth that is not rounded on its way', { '2026-11': '1' }, '20', '2027-02', '2'],
  ['over the end of a year, from a month typed since', { '2026-11': '43', '2026-12': '100' }, '10', '2027-01', '110'],
  ['shrinking', { '2026-11': '100' }, '-50', '2027-01', '25'],
  ['all of them gone', { '2026-11': '100' }, '-100', '2026-12', '0'],
  ['typed in any order', { '2026-12': '7', '2026-11': '5' }, null, '2027-01', '7'],
] as const)('customers: %s', (_, months, growth, month, count) => {
  expect(countInMonth({ months: series(months), growth }, month)).toBe(count);
});

it.each([
  ['MONTHLY', null, '100.00'], ['QUARTERLY', null, '33.33'], ['YEARLY', null, '8.33'], ['WEEKLY', null, '433.33'],
  ['DAILY', null, '3041.67'],
  ['ONCE', null, '100.00'], ['PER_UNIT', null, '100.00'], ['PER_UNIT', '26', '2600.00'],
  // Days are of what is sold by the unit alone.
  ['MONTHLY', '26', '100.00'],
] as const)('ten customers of a revenue that comes %s, on %s days', (frequency, days, month) => {
  const { revenue } = foreseen({ revenues: [fee({ frequency })], lines: [line({ days, months: series({ '2026-11': '10' }) })] });
  expect(revenue).toEqual([month, month, month]);
});

it('is the forecast that the design draws', () => {
  const { revenue, costs, result, cash } = foreseen({
    cash: '486000', rates: [{ currency: 'USD', value: '0.92' }],
    revenues: [fee({ id: 'trip', value: '0.21', frequency: 'PER_UNIT' }), fee({ id: 'shop', value: '89' })],
    lines: [
      line({ id: 'trip', days: '26', months: series({ '2026-11': '640', '2026-12': '820', '2027-01': '1050' }) }),
      line({ id: 'shop', months: series({ '2026-11': '43', '2026-12': '55', '2027-01': '70' }) }),
    ],
    costs: [cost('60100'), cost('1900', 'USD')],
  });
  expect(revenue).toEqual(['7321.40', '9372.20', '11963.00']);
  expect(costs).toEqual(['61848.00', '61848.00', '61848.00']);
  expect(result).toEqual(['-54526.60', '-52475.80', '-49885.00']);
  expect(cash).toEqual(['431473.40', '378997.60', '329112.60']);
});

it('has nothing where nothing is planned, and knows no cash that nobody told it', () => {
  expect(foreseen({})).toMatchObject({ revenue: ['0.00', '0.00', '0.00'], result: ['0.00', '0.00', '0.00'], cash: null, leftOut: [] });
  expect(foreseen({ cash: '5', costs: [cost('2.005')] }).cash).toEqual(['2.99', '0.98', '-1.03']);
});

it('never adds currencies: what has no rate is left out by name', () => {
  const mixed = { revenues: [fee(), fee({ id: 'other', currency: 'USD' })], costs: [cost('1'), cost('1', 'CHF')], lines: [
    line({ months: series({ '2026-11': '1' }) }), line({ id: 'other', months: series({ '2026-11': '1' }) }),
  ] };
  expect(foreseen(mixed)).toMatchObject({ revenue: ['10.00', '10.00', '10.00'], costs: ['1.00', '1.00', '1.00'], leftOut: ['CHF', 'USD'] });
  expect(foreseen({ ...mixed, rates: [{ currency: 'USD', value: '0.5' }] })).toMatchObject({
    revenue: ['15.00', '15.00', '15.00'], leftOut: ['CHF'],
  });
});

it.each<[string, Change, string[], string[]]>([
  ['as planned', {}, ['100.00', '200.00', '300.00'], ['80.00', '80.00', '80.00']],
  ['half of the customers won', { gains: '50' }, ['100.00', '150.00', '200.00'], ['80.00', '80.00', '80.00']],
  ['none of them', { gains: '0' }, ['100.00', '100.00', '100.00'], ['80.00', '80.00', '80.00']],
  ['lower prices', { prices: '90' }, ['90.00', '180.00', '270.00'], ['80.00', '80.00', '80.00']],
  ['higher costs', { costs: '112.5' }, ['100.00', '200.00', '300.00'], ['90.00', '90.00', '90.00']],
])('a scenario: %s', (_, change, revenue, costs) => {
  const of = {
    revenues: [fee()], costs: [cost('80')], lines: [line({ months: series({ '2026-11': '10', '2026-12': '20', '2027-01': '30' }) })],
  };
  expect(foreseen(of, change)).toMatchObject({ revenue, costs });
});

const months = monthsFrom('2026-11', 3);
it.each([
  ['never', ['1', '1', '1'], ['-1', '-1', '-0.01'], null], ['at nothing left', ['1', '1', '1'], ['-1', '0.00', '1'], '2026-12'],
  ['from the start', ['1', '1', '1'], ['3', '2', '-1'], '2026-11'], ['without revenue', ['0', '0', '0'], ['0', '0', '0'], null],
] as const)('breaks even %s', (_, revenue, result, month) => {
  expect(breakEven({ months, revenue: [...revenue], result: [...result] })).toBe(month);
});

it.each([
  ['unknown', null, null, null],
  ['least in the middle', ['9', '3', '4'], { month: '2026-12', value: '3' }, null],
  ['the first of equals', ['3', '3.00', '4'], { month: '2026-11', value: '3' }, null],
  ['nothing left is not below nothing', ['9', '0.00', '4'], { month: '2026-12', value: '0.00' }, null],
  ['gone', ['9', '-1', '-4'], { month: '2027-01', value: '-4' }, '2026-12'],
] as const)('cash: %s', (_, cash, lowest, out) => {
  const of = { months, cash: cash && [...cash] };
  expect(lowestCash(of)).toEqual(lowest);
  expect(cashRunsOut(of)).toBe(out);
});

it.each([
  ['a part of a month counts', '486000', '-54526.60', '2027-07'], ['months that end with nothing', '300', '-100', '2027-01'],
  ['less than a month', '1', '-100', '2026-11'], ['nothing', '0', '-100', '2026-11'], ['less than nothing', '-5', '-100', '2026-11'],
  ['nothing is lost', '10', '0', null], ['it grows', '10', '5', null], ['a hundred years', '1000000', '-0.01', null],
] as const)('cash at the pace of a month: %s', (_, cash, result, month) => {
  expect(runway('2026-11', cash, result)).toBe(month);
});
