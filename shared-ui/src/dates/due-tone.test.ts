import { dueTone } from './due-tone';
import { formatDate, formatDayShort, relativeDay } from './format-date';

test.each([
  ['2026-05-13', 'past'],
  ['2025-12-31', 'past'],
  ['2026-05-14', 'today'],
  ['2026-05-14T23:59:00Z', 'today'],
  ['2026-05-15', 'future'],
  ['2027-01-01', 'future'],
] as const)('%s is %s on 14 May 2026', (date, tone) => {
  expect(dueTone(date, '2026-05-14')).toBe(tone);
});

test('dates read as drawn, and a bare day is the same day everywhere', () => {
  expect(formatDate('2026-06-30')).toBe('30 Jun. 2026');
  expect(formatDate('2026-06-30', 'Pacific/Auckland')).toBe('30 Jun. 2026');
  expect(formatDayShort('2026-05-22')).toBe('22 May');
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
