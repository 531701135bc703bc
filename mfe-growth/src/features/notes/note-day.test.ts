import { noteDay } from './note-day';

test.each([['2026-05-14T00:10:00Z', 'Today'], ['2026-05-13T23:50:00Z', '13 May'], ['2025-05-14T12:00:00Z', '14 May']])('%s is %s', (
  at, words,
) => {
  expect(noteDay(at, new Date('2026-05-14T21:00:00Z'))).toBe(words);
});
