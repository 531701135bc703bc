import { excerptOf, marksOf } from './marks';

const marked = (text: string, match: string) => {
  const marks = marksOf(text.normalize('NFC'), match);
  return marks.map(({ from, to }) => text.normalize('NFC').slice(from, to));
};

it.each([
  ['Loopcrate', 'crate', ['crate']],
  ['Crates, CRATES and crates', 'crate', ['Crate', 'CRATE', 'crate']],
  ['Inês Carvalho', 'ines', ['Inês']],
  ['Tomáš Dvořák', 'dvorak', ['Dvořák']],
  ['Straße', 'strasse', ['Straße']],
  ['unit-economics', 'unit economics', ['unit-economics']],
  ['Don’t ask', 'dont', ['Don’t']],
  ['  spaced   out ', 'spaced out', ['spaced   out']],
  ['Nothing here', 'crate', []],
  ['Anything', '', []],
])('%s, looked at for %s', (text, match, words) => {
  expect(marked(text, match)).toEqual(words);
});

it('shows the part of a long text in which the match stands', () => {
  const words = `${'word '.repeat(100)}crate ${'more '.repeat(100)}`;
  const part = excerptOf(words, 'crate');
  expect(part).toMatch(/^…word .*crate more.*…$/);
  expect(part.length).toBeLessThan(290);
  expect(excerptOf('Short and good.', 'crate')).toBe('Short and good.');
});
