import { dueTone } from './due-tone';

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
