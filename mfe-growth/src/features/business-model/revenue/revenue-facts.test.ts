import type { BusinessModelArea } from '../business-model-area';
import { revenueFacts } from './revenue-facts';
import { growthTitle, revenueHeadline } from './revenue-titles';

type Revenue = BusinessModelArea['revenues'][number];

const revenue = (id: string, given: Partial<Revenue> = {}): Revenue => ({
  __typename: 'Revenue', id, key: 'revenue', position: 1, revision: 1, type: 'SUBSCRIPTION_FEE', value: '89.0000', currency: 'EUR',
  frequency: 'MONTHLY',
  unit: null, description: null, customerIds: [], ...given,
});
const line = (
  id: string, months: readonly [string, string][], growth: string | null = null,
): BusinessModelArea['forecastLines'][number] => ({
  __typename: 'ForecastLine', id, key: 'revenue', position: 1, revision: 1, growth, days: null,
  months: months.map(([month, value]) => ({ __typename: 'MonthAmount', month, value })),
});
const PRESENT = '2026-05';
const facts = (given: Partial<Parameters<typeof revenueFacts>[0]>) => (
  revenueFacts({ revenues: [], costs: [], forecastLines: [], revenueReached: [], ...given }, PRESENT)
);

describe('a month now', () => {
  it.each([
    ['as many as are counted', revenue('a'), [line('a', [['2026-04', '43']])], '3827.00'],
    ['of one while nobody is counted', revenue('a', { frequency: 'YEARLY', value: '1200' }), [], '100.00'],
    ['by the unit, counted', revenue('a', { frequency: 'PER_UNIT', value: '0.21' }), [line('a', [['2026-05', '16638']])], '3493.98'],
    ['nothing before the first counted month', revenue('a'), [line('a', [['2026-07', '43']])], '0.00'],
    ['not known by the unit', revenue('a', { frequency: 'PER_UNIT' }), [], null],
    ['not known of what comes once', revenue('a', { frequency: 'ONCE' }), [], null],
  ])('is %s', (_name, row, forecastLines, value) => {
    const now = facts({ revenues: [row], forecastLines }).now.get('a');
    expect(now === null ? null : Number(now)).toBe(value === null ? null : Number(value));
  });
});

test('totals are a line for each currency, and a year is twelve of the month', () => {
  const { totals } = facts({ revenues: [revenue('a'), revenue('b', { value: '0.1' }), revenue('c', { currency: 'CHF', value: '1500' })] });
  expect(totals).toEqual([{ currency: 'EUR', month: '89.1', year: '1069.2' }, { currency: 'CHF', month: '1500', year: '18000' }]);
});

describe('by month', () => {
  it('three months before tell what came in, the others what is planned, in the currency of most', () => {
    const { byMonth } = facts({
      revenues: [revenue('a', { value: '10' }), revenue('b', { currency: 'CHF' }), revenue('c', { value: '1' })],
      forecastLines: [line('a', [['2026-05', '2']], '100')],
      revenueReached: [
        { __typename: 'MonthAmount', month: '2026-03', value: '7' }, { __typename: 'MonthAmount', month: '2026-05', value: '9' },
      ],
    });
    expect(byMonth?.months).toEqual([
      '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11', '2026-12', '2027-01',
    ]);
    expect(byMonth?.values.slice(0, 5).map((value) => value === null ? null : Number(value))).toEqual([null, 7, null, 21, 41]);
  });

  it('is nothing where nothing comes in', () => expect(facts({ revenues: [revenue('a', { frequency: 'ONCE' })] }).byMonth).toBeNull());
});

describe('the title', () => {
  const titleOf = (now: string, last: string) => (
    growthTitle({ currency: 'EUR', months: ['2026-05', '2027-01'], present: PRESENT, values: [now, last] })
  );
  it.each([
    ['7321', '57000', 'Revenue grows eightfold by January 2027'], ['100', '200', 'Revenue grows twofold by January 2027'],
    ['100', '2500', 'Revenue grows 25-fold by January 2027'], ['100', '140', 'Revenue grows by 40% by January 2027'],
    ['100', '101', 'Revenue stays as it is until January 2027'], ['100', '40', 'Revenue falls by 60% by January 2027'],
    ['0', '40', 'Revenue begins by January 2027'], ['0', '0', 'Revenue by month'],
  ])('from %s to %s is “%s”', (now, last, title) => expect(titleOf(now, last)).toBe(title));
});

describe('the headline', () => {
  const head = (...values: [string, Revenue['type'], string?][]) => {
    const revenues = values.map(([value, type, currency = 'EUR'], at) => revenue(String(at), { value, type, currency }));
    return revenueHeadline(revenues, facts({ revenues }));
  };
  it.each([
    [[['3827', 'SUBSCRIPTION_FEE'], ['3494', 'USAGE_FEE']], '€7,321 a month, half of it from subscription fees'],
    [[['500', 'ASSET_SALE']], '€500 a month, all of it from asset sales'],
    [[['30', 'LICENSING'], ['30', 'LICENSING'], ['30', 'USAGE_FEE']], '€90 a month, two thirds of it from licensing'],
    [[['60', 'LICENSING'], ['40', 'USAGE_FEE'], ['9', 'LICENSING', 'CHF']], '€100 a month, 60% of it from licensing'],
    [[['0', 'LICENSING']], null],
    [[], null],
  ] as [[string, Revenue['type'], string?][], string | null][])('of %j is %s', (values, words) => expect(head(...values)).toBe(words));
});
