import { charactersLeft, whyTooMuch } from './message-limits';

const writing = (characters: number, files = 0, mentions = 0) => ({ body: 'a'.repeat(characters), files, mentions });

test.each([
  [writing(8000, 10, 50), null],
  [writing(8001), 'A message can have at most 8,000 characters.'],
  [writing(1, 11), 'A message can have at most 10 files.'],
  [writing(1, 0, 51), 'A message can mention at most 50 people.'],
])('what the server takes may go, more says why not', (given, expected) => {
  expect(whyTooMuch(given)).toBe(expected);
});

test.each([[7499, null], [7500, 500], [8000, 0], [8123, -123]])('of %i characters the room left is %s', (characters, expected) => {
  expect(charactersLeft('a'.repeat(characters))).toBe(expected);
});
