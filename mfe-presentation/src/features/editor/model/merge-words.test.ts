import { mergeWords } from './merge-words';

const rich = (...lines: string[]) => lines.map((text) => ({ type: 'paragraph', children: [{ text }] }));

it.each([
  ['takes mine where theirs is as it was', 'a', 'b', 'a', 'b'],
  ['takes theirs where mine is as it was', 'a', 'a', 'b', 'b'],
  ['keeps the words of both in one line', 'Say', 'Say the price', 'Say it slowly', 'Say the price Say it slowly'],
  ['merges notes by their lines', 'one\ntwo', 'one\nTWO', 'ONE\ntwo', 'ONE\nTWO'],
  ['merges paragraphs', rich('one', 'two'), rich('one', 'two', 'three'), rich('One', 'two'), rich('One', 'two', 'three')],
  ['keeps both paragraphs', rich('one'), rich('mine'), rich('theirs'), rich('mine', 'theirs')],
  ['merges cells by their places', [['a', 'b']], [['A', 'b']], [['a', 'B']], [['A', 'B']]],
  [
    'merges fields of things', [{ name: 'a', role: 'x' }], [{ name: 'A', role: 'x' }], [{ name: 'a', role: 'X' }],
    [{ name: 'A', role: 'X' }],
  ],
  ['lets mine stand where the shapes differ', [['a']], [['A']], [['a', 'b']], [['A']]],
])('%s', (_, base, mine, theirs, merged) => {
  expect(mergeWords(base, mine, theirs)).toEqual(merged);
});
