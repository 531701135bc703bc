import { inMonths } from './cost-months';
import { changedSeries, isInRange, isWrittenSince, rangeOf, takenBack, type RangeChange } from './cost-range';

const MONTHS = ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03'];
const series = (...months: [string, string][]) => (
  { value: null, currency: 'EUR', valueArray: months.map(([month, value]) => ({ month, value })) }
);
const steady = { value: '100', currency: 'EUR', valueArray: [] };
const rising = series(['2026-11', '100'], ['2027-01', '333.3300']);

it.each<[string, Parameters<typeof changedSeries>[0], number, number, RangeChange, string]>([
  ['one month is set, and those after repeat it', steady, 1, 1, { kind: 'set', value: '7' }, '100 7 7 7 7'],
  ['months are set, and those after stay', steady, 1, 2, { kind: 'set', value: '7' }, '100 7 7 100 100'],
  ['a month of its own behind stays, too', rising, 0, 1, { kind: 'set', value: '7' }, '7 7 333.3300 333.3300 333.3300'],
  ['by per cent, to whole units', rising, 1, 2, { kind: 'percent', by: '8' }, '100 108 360 333.3300 333.3300'],
  ['less by per cent', rising, 2, 4, { kind: 'percent', by: '-12.5' }, '100 100 292 292 292'],
  ['halves go up', series(['2026-11', '50']), 0, 4, { kind: 'percent', by: '1' }, '51 51 51 51 51'],
  ['by nothing', rising, 2, 2, { kind: 'percent', by: '0' }, '100 100 333 333.3300 333.3300'],
  ['by more than there is', steady, 0, 0, { kind: 'percent', by: '-100' }, '0 100 100 100 100'],
  ['copied from the first', rising, 1, 3, { kind: 'copy' }, '100 100 100 100 333.3300'],
  ['taken back', series(['2026-11', '1'], ['2026-12', '2'], ['2027-01', '3']), 1, 2, { kind: 'clear' }, '1 1 1 1 1'],
  ['before the series begins', series(['2027-02', '5']), 0, 1, { kind: 'set', value: '9' }, '9 9 0 5 5'],
])('%s', (_, cost, first, last, change, expected) => {
  const valueArray = changedSeries(cost, MONTHS.slice(first, last + 1), change, '2026-11');
  expect(inMonths({ ...cost, value: null, valueArray }, MONTHS).join(' ')).toBe(expected);
});

it('what comes after the months that are shown stays as it was', () => {
  expect(changedSeries(steady, MONTHS, { kind: 'percent', by: '10' }, '2026-11').at(-1)).toEqual({ month: '2027-04', value: '100' });
});

it('a range is the same from whichever corner it was chosen', () => {
  const range = { from: { row: 2, month: 5 }, to: { row: 0, month: 3 } };
  expect(rangeOf(range)).toEqual({ top: 0, bottom: 2, left: 3, right: 5 });
  expect(isInRange(range, { row: 1, month: 4 })).toBe(true);
  expect(isInRange(range, { row: 3, month: 4 })).toBe(false);
  expect(isInRange(null, { row: 0, month: 0 })).toBe(false);
});

it.each<[string, Parameters<typeof isWrittenSince>, boolean]>([
  ['another month', [steady, series(['2026-11', '100'], ['2027-03', '9']), ['2026-12'], { kind: 'set', value: '7' }, '2026-11'], false],
  ['the same month', [steady, series(['2026-11', '100'], ['2026-12', '9']), ['2026-12'], { kind: 'set', value: '7' }, '2026-11'], true],
  [
    'the month before, which it would repeat', [steady, series(['2026-11', '9']), ['2026-12'], { kind: 'percent', by: '5' }, '2026-11'],
    true,
  ],
  [
    'the same amount, written otherwise', [steady, series(['2026-11', '100.0000']), ['2026-11'], { kind: 'set', value: '7' }, '2026-11'],
    false,
  ],
])('what somebody else wrote meanwhile stands in the way where it is %s', (_, [base, now, chosen, change, since], expected) => {
  expect(isWrittenSince(base, now, chosen, change, since)).toBe(expected);
});

it('taken back, a cost is as it was: one value, too', () => {
  const written = changedSeries(steady, ['2026-12'], { kind: 'set', value: '7' }, '2026-11');
  const now = { value: null, valueArray: written.map(({ month, value }) => ({ month, value: `${value}.0000` })) };
  expect(takenBack(now, steady, written, '2026-11')).toEqual({ value: '100', valueArray: [] });
});

it('taken back, months that somebody else has written in since stay', () => {
  const written = changedSeries(steady, ['2026-12', '2027-01'], { kind: 'set', value: '7' }, '2026-11');
  const now = {
    ...steady, value: null,
    valueArray: changedSeries({ ...steady, value: null, valueArray: written }, ['2027-03'], { kind: 'set', value: '55' }, '2026-11'),
  };
  expect(inMonths({ ...steady, ...takenBack(now, steady, written, '2026-11') }, MONTHS).join(' ')).toBe('100 100 100 100 55');
});
