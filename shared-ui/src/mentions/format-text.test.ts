import { formatOfKey, formatText, type FormatName } from './format-text';

/** The text with its selection between | and |. */
const read = (marked: string) => ({ text: marked.replaceAll('|', ''), start: marked.indexOf('|'), end: marked.lastIndexOf('|') - 1 });
const shown = ({ text, start, end }: ReturnType<typeof read>) => `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;

test.each<[string, FormatName, string]>([
  ['a |word| b', 'bold', 'a **|word|** b'],
  ['a **|word|** b', 'bold', 'a |word| b'],
  ['a **|word|** b', 'italic', 'a ***|word|*** b'],
  ['a| word |b', 'italic', 'a *|word|* b'],
  ['||', 'code', '`||`'],
  ['the |plan|', 'link', 'the [plan](https://||)'],
  ['|https://a.example|', 'link', '[||](https://a.example)'],
  ['one\n|two\nthree|', 'quote', 'one\n> |two\n> three|'],
  ['- |a\n- b|', 'list', '|a\nb|'],
])('%j with %s is %j', (before, format, after) => expect(shown(formatText(read(before), format))).toBe(after));

test('keys', () => {
  const key = (name: string, more = {}) =>
    formatOfKey({ key: name, ctrlKey: true, metaKey: false, shiftKey: false, altKey: false, ...more });
  expect([key('b'), key('K'), key('x', { shiftKey: true }), key('x'), key('b', { ctrlKey: false })]).toEqual([
    'bold',
    'link',
    'strike',
    null,
    null,
  ]);
});
