import { after, nextEnd, prorated } from './period';

const at = (text: string) => Date.parse(text) / 1000;
const month = { interval: 'month', interval_count: 1 } as const;
const year = { interval: 'year', interval_count: 1 } as const;

it.each([
  ['2026-01-31T10:00:00Z', month, 1, '2026-02-28T10:00:00Z'],
  ['2026-01-31T10:00:00Z', month, 2, '2026-03-31T10:00:00Z'],
  ['2028-01-31T10:00:00Z', month, 1, '2028-02-29T10:00:00Z'],
  ['2028-02-29T10:00:00Z', year, 1, '2029-02-28T10:00:00Z'],
  ['2026-12-15T23:59:59Z', month, 1, '2027-01-15T23:59:59Z'],
] as const)('%s, %j later %d times', (anchor, interval, times, end) => {
  expect(new Date(after(at(anchor), interval, times) * 1000)).toEqual(new Date(end));
});

it('keeps the anchor’s day after a shorter month', () => {
  expect(nextEnd(at('2026-01-31T10:00:00Z'), month, at('2026-02-28T10:00:00Z'))).toBe(at('2026-03-31T10:00:00Z'));
});

it.each([[2880, 0, 2880], [2880, 0.5, 1440], [2880, 1, 0], [1, 0.5, 1]])('of %d, after %d of the period, %d are left', (
  amount, gone, left,
) => {
  expect(prorated(amount, { start: 0, end: 1000 }, gone * 1000)).toBe(left);
});
