import { postTime, savedWords } from './post-time';

const NOW = new Date(2026, 4, 14, 15, 0);
const at = (...when: [number, number, number, number, number]) => new Date(...when).toISOString();

test.each([
  [at(2026, 4, 14, 15, 0), 'now'],
  [at(2026, 4, 14, 15, 1), 'now'],
  [at(2026, 4, 14, 14, 22), '38 min'],
  [at(2026, 4, 14, 12, 0), '3 h'],
  [at(2026, 4, 14, 0, 30), '14 h'],
  [at(2026, 4, 13, 16, 12), 'Yesterday'],
  [at(2026, 4, 12, 9, 0), 'Tue'],
  [at(2026, 4, 7, 9, 0), '7 May'],
  [at(2025, 4, 9, 9, 0), '9 May 2025'],
])('%s reads %s', (iso, words) => {
  expect(postTime(iso, NOW)).toBe(words);
});

test.each([
  [at(2026, 4, 14, 0, 30), 'Saved today'],
  [at(2026, 4, 13, 16, 12), 'Saved yesterday'],
  [at(2026, 4, 12, 9, 0), 'Saved Tue'],
  [at(2025, 4, 9, 9, 0), 'Saved 9 May 2025'],
])('%s was kept: %s', (iso, words) => {
  expect(savedWords(iso, NOW)).toBe(words);
});

test('over midnight hours still count', () => {
  expect(postTime(at(2026, 4, 13, 23, 0), new Date(2026, 4, 14, 2, 0))).toBe('3 h');
});
