import { costTotals } from './cost-totals';

const MONTHS = ['2026-11', '2026-12', '2027-01', '2027-02'];
const eur = (...values: string[]) => (
  { value: null, currency: 'EUR', valueArray: values.map((value, at) => ({ month: MONTHS[at] ?? '', value })) }
);

it('adds up each currency by itself, and says when it is most', () => {
  const costs = [eur('100', '100', '180.5'), eur('0.1', '0.2'), { value: '7', currency: 'USD', valueArray: [] }];
  expect(costTotals(costs, MONTHS).map(({ label, value, note }) => `${label}: ${value}, ${note}`)).toEqual([
    'EUR, November 2026: €100.10, 2 costs', 'USD, November 2026: $7, 1 cost',
    'EUR, next 4 months: €561.70, highest in Jan–Feb 2027, €180.70', 'USD, next 4 months: $28, the same every month',
  ]);
  expect(costTotals([], MONTHS)).toEqual([]);
});

it('names the first of the months alone where it is one', () => {
  expect(costTotals([eur('1', '9', '2', '9')], MONTHS)[1]?.note).toBe('highest in Dec 2026, €9');
});
