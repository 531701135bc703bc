import { dueWords, localToday } from './due-date';

test.each([
  ['2026-05-14', { tone: 'today', text: 'Today', spoken: 'Due today' }],
  ['2026-05-22', { tone: 'future', text: '22 May', spoken: 'Upcoming, due 22 May' }],
  ['2027-01-03', { tone: 'future', text: '3 Jan 2027', spoken: 'Upcoming, due 3 Jan 2027' }],
  ['2026-05-13', { tone: 'past', text: '1 day late', spoken: 'Overdue, 1 day late' }],
  ['2026-05-06', { tone: 'past', text: '8 days late', spoken: 'Overdue, 8 days late' }],
])('on 14 May a module due %s says so in words', (due, words) => {
  expect(dueWords(due, '2026-05-14')).toEqual(words);
});

test('summer time does not shift a day', () => {
  expect(dueWords('2026-03-30', '2026-03-28').text).toBe('30 Mar');
  expect(dueWords('2026-03-28', '2026-03-30').text).toBe('2 days late');
});

test('the present day is the day on the wall where the browser is', () => {
  expect(localToday(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
