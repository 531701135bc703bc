import { inMonths, withMonths } from './cost-months';

const cost = (value: string | null, ...months: [string, string][]) => (
  { value, currency: 'EUR', valueArray: months.map(([month, of]) => ({ month, value: of })) }
);

it.each([
  ['a month of a series', cost(null, ['2026-05', '1']), { '2026-07': '3' }, [['2026-05', '1'], ['2026-07', '3']]],
  ['a month again', cost(null, ['2026-05', '1']), { '2026-05': '2' }, [['2026-05', '2']]],
  ['a month taken back', cost(null, ['2026-05', '1'], ['2026-06', '2']), { '2026-06': null }, [['2026-05', '1']]],
  ['the first month of one value', cost('9'), { '2026-04': '2' }, [['2026-04', '2']]],
  ['a later month of one value, which stays before it', cost('9'), { '2026-06': '2' }, [['2026-04', '9'], ['2026-06', '2']]],
  ['one of no value', cost(null), { '2026-05': '2' }, [['2026-05', '2']]],
] as const)('%s', (_, of, changes, months) => {
  expect(withMonths(of, changes, '2026-04').map(({ month, value }) => [month, value])).toEqual(months);
});

it('shows each month as it is in force', () => {
  const of = cost(null, ['2026-05', '1'], ['2026-07', '3']);
  expect(inMonths(of, ['2026-04', '2026-05', '2026-06', '2026-07'])).toEqual(['0', '1', '1', '3']);
});
