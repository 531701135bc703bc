import { monthOf } from './grant-allowance';

it.each([
  ['2026-01-31T10:00:00Z', '2026-01-31T10:00:00Z', '2026-01-31', '2026-02-28'],
  ['2026-01-31T10:00:00Z', '2026-02-28T09:59:59Z', '2026-01-31', '2026-02-28'],
  ['2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z', '2026-02-28', '2026-03-31'],
  ['2027-12-31T10:00:00Z', '2028-02-29T10:00:00Z', '2028-02-29', '2028-03-31'],
  ['2028-02-29T10:00:00Z', '2029-02-28T10:00:00Z', '2029-02-28', '2029-03-29'],
  ['2026-05-16T23:30:00Z', '2027-01-16T23:29:00Z', '2026-12-16', '2027-01-16'],
])('a month of what began at %s lies around %s from %s to %s', (start, now, from, to) => {
  const month = monthOf(new Date(start), new Date(now));
  expect([month.from, month.to].map((moment) => moment.toISOString().slice(0, 10))).toEqual([from, to]);
});
