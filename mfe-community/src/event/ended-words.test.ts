import { endedWords } from './ended-words';

test.each([
  [20_000, 'Ended 1 minute ago.'], [59 * 60_000, 'Ended 59 minutes ago.'], [60 * 60_000, 'Ended 1 hour ago.'],
  [13 * 86_400_000, 'Ended 13 days ago.'], [14 * 86_400_000, 'Ended 2 weeks ago.'], [90 * 86_400_000, 'Ended 2 months ago.'],
  [800 * 86_400_000, 'Ended 2 years ago.'],
])('what ended %d ms ago is told so', (gone, words) => {
  expect(endedWords('2026-05-14T10:00:00Z', Date.parse('2026-05-14T10:00:00Z') + gone)).toBe(words);
});
