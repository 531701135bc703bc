import { formatDate, formatDayShort, formatTime, relativeDay, todayIn } from './format-date';

test('dates read as drawn, and a bare day is the same day everywhere', () => {
  expect(formatDate('2026-06-30')).toBe('30 Jun. 2026');
  expect(formatDate('2026-06-30', 'Pacific/Auckland')).toBe('30 Jun. 2026');
  expect(formatDate('2026-09-05')).toBe('05 Sep. 2026');
  expect(formatDayShort('2026-05-22')).toBe('22 May');
  expect(formatDayShort('2026-09-05')).toBe('5 Sep');
});

const now = '2026-05-14T12:00:00Z';
test.each([
  ['2026-05-14T06:40:00Z', 'Today 08:40'],
  ['2026-05-13T15:05:00Z', 'Yesterday 17:05'],
  ['2026-05-11T09:00:00Z', 'Mon'],
  ['2026-05-08T09:00:00Z', 'Fri'],
  ['2026-05-07T09:00:00Z', '7 May'],
  ['2025-05-12T09:00:00Z', '12 May 2025'],
])('%s reads "%s" in Berlin', (iso, text) => {
  expect(relativeDay(iso, 'Europe/Berlin', now)).toBe(text);
});

test('the zone decides what today is', () => {
  const late = '2026-05-13T22:30:00Z';
  expect(relativeDay(late, 'Europe/Berlin', now)).toBe('Today 00:30');
  expect(relativeDay(late, 'America/New_York', now)).toBe('Yesterday 18:30');
});

test.each([
  ['Europe/Berlin', '2026-05-14', '00:30', '14 May. 2026'],
  ['America/New_York', '2026-05-13', '18:30', '13 May. 2026'],
  ['Asia/Kathmandu', '2026-05-14', '04:15', '14 May. 2026'],
])('half past ten at night in Greenwich is a day, an hour and a date in %s', (zone, day, time, date) => {
  const late = '2026-05-13T22:30:00Z';
  expect([todayIn(zone, new Date(late)), formatTime(late, zone), formatDate(late, zone)]).toEqual([day, time, date]);
});

test('the night on which clocks change is one day', () => {
  expect(relativeDay('2026-03-28T12:00:00Z', 'Europe/Berlin', '2026-03-29T21:00:00Z')).toBe('Yesterday 13:00');
  expect(relativeDay('2026-10-24T12:00:00Z', 'Europe/Berlin', '2026-10-25T21:00:00Z')).toBe('Yesterday 14:00');
});
