import { limitNote } from './limit-note';

test.each([
  [0, 80, undefined],
  [59, 80, undefined],
  [60, 80, '20 characters left'],
  [79, 80, '1 character left'],
  [80, 80, '0 characters left'],
  [88, 80, '8 too many, 80 at most'],
  [1599, 2000, undefined],
  [1600, 2000, '400 characters left'],
  [2001, 2000, '1 too many, 2,000 at most'],
])('%i of %i: %s', (length, max, note) => {
  expect(limitNote(length, max)).toBe(note);
});
