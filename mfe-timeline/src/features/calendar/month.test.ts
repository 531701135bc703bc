import { addMonths, monthTitle, sameDayIn, spokenDay, weekdayOf, weeksOf } from './month';

it.each([
  ['2026-05', 5, '2026-04-27', '2026-05-31'], ['2026-02', 5, '2026-01-26', '2026-03-01'], ['2027-02', 4, '2027-02-01', '2027-02-28'],
  ['2026-08', 6, '2026-07-27', '2026-09-06'], ['2024-02', 5, '2024-01-29', '2024-03-03'],
])('%s has %i weeks, from %s to %s', (month, count, first, last) => {
  const weeks = weeksOf(month);
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([count, first, last]);
  expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === 0)).toBe(true);
});

it.each([['2026-12', 1, '2027-01'], ['2026-01', -1, '2025-12'], ['2026-05', -17, '2024-12'], ['2026-05', 0, '2026-05']])(
  '%s and %i months is %s', (month, months, other) => expect(addMonths(month, months)).toBe(other),
);

it.each([['2026-02', '2026-01-31', '2026-02-28'], ['2026-03', '2026-02-28', '2026-03-28'], ['2024-02', '2024-03-31', '2024-02-29']])(
  'in %s, %s is %s', (month, day, same) => expect(sameDayIn(month, day)).toBe(same),
);

it('names what it shows', () => expect([monthTitle('2026-05'), spokenDay('2026-05-14')]).toEqual(['May 2026', 'Thursday 14 May 2026']));
