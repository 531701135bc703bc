import { daysAgo, rowTime, sinceWords } from './times';

const NOW = new Date(2026, 4, 14, 10, 0);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test.each([
  ['today', at(2026, 4, 14, 9, 38), '9:38 AM'],
  ['just after midnight', at(2026, 4, 14, 0, 5), '12:05 AM'],
  ['yesterday', at(2026, 4, 13, 18, 20), 'Yesterday, 6:20 PM'],
  ['earlier this year', at(2026, 4, 12, 16, 51), '12 May, 4:51 PM'],
  ['another year', at(2025, 11, 31, 12, 0), '31 Dec 2025, 12:00 PM'],
])('%s', (_name, iso, words) => {
  expect(rowTime(iso, NOW)).toBe(words);
});

test('who asks for other habits has them', () => {
  expect(rowTime(at(2026, 4, 12, 16, 51), NOW, 'de-DE')).toBe('12. Mai, 16:51');
});

test('days are counted by the calendar', () => {
  expect(daysAgo(at(2026, 4, 13, 23, 59), NOW)).toBe(1);
  expect(daysAgo(at(2026, 4, 14, 0, 0), NOW)).toBe(0);
});

test.each([
  [at(2026, 4, 14, 9, 38), 'this morning'],
  [at(2026, 4, 14, 12, 0), 'this afternoon'],
  [at(2026, 4, 14, 18, 0), 'this evening'],
  [at(2026, 4, 13, 9, 0), 'yesterday'],
  [at(2026, 4, 11, 9, 0), 'Monday'],
  [at(2026, 4, 7, 9, 0), null],
])('since when: %s is %s', (iso, words) => {
  expect(sinceWords(iso, NOW)).toBe(words);
});
