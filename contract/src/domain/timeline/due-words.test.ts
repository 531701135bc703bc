import { daysBetween, dayShift, daysLeft, goalDueWords, shortGoalDay } from './due-words';

const TODAY = '2026-05-14';

it.each([
  ['2026-05-06', 'past', '6 May · 8 days late', 'Overdue since 6 May, 8 days late'],
  ['2026-05-13', 'past', '13 May · 1 day late', 'Overdue since 13 May, 1 day late'],
  ['2025-05-14', 'past', '14 May 2025 · 365 days late', 'Overdue since 14 May 2025, 365 days late'],
  ['2026-05-14', 'today', 'Today', 'Due today'],
  ['2026-05-15', 'future', '15 May', 'Upcoming, due 15 May'],
  ['2026-06-30', 'future', '30 Jun.', 'Upcoming, due 30 Jun.'],
  ['2027-01-02', 'future', '2 Jan. 2027', 'Upcoming, due 2 Jan. 2027'],
  [null, 'undated', 'No date yet', 'No date yet'],
])('a goal due on %s is %s: "%s"', (date, tone, text, spoken) => {
  expect(goalDueWords({ date, status: 'IN_PROGRESS', dateAchieved: null }, TODAY)).toEqual({ tone, text, spoken });
});

it('an achieved goal tells of its own day, however late it was', () => {
  expect(goalDueWords({ date: '2026-01-01', status: 'ACHIEVED', dateAchieved: '2026-04-03' }, TODAY)).toMatchObject({
    tone: 'achieved', text: 'Achieved 3 Apr.',
  });
});

it.each([
  ['2026-03-28', '2026-03-30', 2], ['2026-10-24', '2026-10-26', 2], ['2024-02-28', '2024-03-01', 2], ['2026-05-14', '2026-05-14', 0],
  ['2027-01-01', '2026-12-31', -1],
])('from %s to %s it is %d days, whatever the clocks do', (from, to, days) => expect(daysBetween(from, to)).toBe(days));

it.each([['2026-06-30', '47 days left'], ['2026-05-15', '1 day left'], ['2026-05-14', 'Today'], ['2026-05-06', '8 days late']])(
  '%s: %s', (date, words) => expect(daysLeft(date, TODAY)).toBe(words),
);

it.each([['2026-07-14', '14 days later'], ['2026-06-29', '1 day earlier'], ['2026-06-30', 'same day']])(
  'from 30 June to %s: %s', (to, words) => expect(dayShift('2026-06-30', to)).toBe(words),
);

it('names the year only where it is another', () => {
  expect([shortGoalDay('2026-09-08', TODAY), shortGoalDay('2027-09-08', TODAY)]).toEqual(['8 Sep.', '8 Sep. 2027']);
});
