import { excerptOf, titleOf, withSource } from './note-link';

const source = 'From the note “Bio-Kiste”: http://localhost/app/growth-framework?note=811';
const excerpt = (words: string) => excerptOf(words, { id: '811', title: 'Bio-Kiste' });

it.each([
  ['short words', 'They like the price.', `They like the price.\n\n${source}`],
  ['words that are too long', 'x'.repeat(300), `${'x'.repeat(23)}…\n\n${source}`],
])('a text of %s leads back, and is no longer than it may be', (_what, words, text) => {
  expect(withSource(excerpt(words), source.length + 26)).toBe(text);
});

it.each([
  ['the only line', 'They like it.', 'They like it.'], ['the first line with words', '\n  First \nSecond', 'First'],
  ['the beginning of a long one', 'x'.repeat(30), `${'x'.repeat(19)}…`],
])('a title is %s', (_what, words, title) => {
  expect(titleOf(excerpt(words), 20)).toBe(title);
});
