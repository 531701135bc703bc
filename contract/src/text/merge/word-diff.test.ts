import { countWords, diffBlocks, diffWords } from './word-diff';

const p = (text: string) => ({ type: 'paragraph', children: [{ text }] });

test('what is gone stands before what came, and the rest as it was', () => {
  expect(diffWords('spends half a day at the line.', 'spends one hour at the line, daily.')).toEqual([
    { kind: 'same', text: 'spends ' }, { kind: 'removed', text: 'half a day' }, { kind: 'added', text: 'one hour' },
    { kind: 'same', text: ' at the line' }, { kind: 'added', text: ', daily' }, { kind: 'same', text: '.' },
  ]);
});

test.each([
  ['', ''],
  ['a b c', 'a b c'],
  ['the the the', 'the'],
  ['one', 'two'],
  ['Ä ö 東京', 'Ä 東京 ö'],
])('both texts can be read from the difference of "%s" and "%s"', (old, now) => {
  const pieces = diffWords(old, now);
  expect(
    pieces
      .filter(({ kind }) => kind !== 'added')
      .map(({ text }) => text)
      .join(''),
  ).toBe(old);
  expect(
    pieces
      .filter(({ kind }) => kind !== 'removed')
      .map(({ text }) => text)
      .join(''),
  ).toBe(now);
});

test('documents stand block beside block', () => {
  expect(diffBlocks([p('We rent out depots'), p('Gone')], [p('New'), p('We rent out two depots')])).toEqual([
    { old: null, now: p('New'), isSame: false },
    { old: p('We rent out depots'), now: p('We rent out two depots'), isSame: false },
    { old: p('Gone'), now: null, isSame: false },
  ]);
});

test('words are counted as they came and went', () => {
  expect(countWords('half a day', 'one hour a day')).toEqual({ added: 2, removed: 1 });
  expect(countWords('', 'Ünser Täter')).toEqual({ added: 2, removed: 0 });
});
