import { dayAndMonth, daysLeft, daysWord, longDay, shortDay, tableDay } from './days';

it('names days as they are read', () => {
  const at = new Date(2026, 8, 24, 12).toISOString();
  expect([longDay(at), dayAndMonth(at), tableDay(at), shortDay(at)]).toEqual([
    '24 September 2026', '24 September', '24 Sep 2026', '24 Sep',
  ]);
});

it.each([
  ['2026-06-02T11:00:00Z', 1, '1 day'], ['2026-07-12T12:00:00Z', 41, '41 days'], ['2026-05-01T12:00:00Z', 0, '0 days'],
])('until %s there are %s', (until, days, words) => {
  expect([daysLeft(until, new Date('2026-06-01T12:00:00Z')), daysWord(days)]).toEqual([days, words]);
});
