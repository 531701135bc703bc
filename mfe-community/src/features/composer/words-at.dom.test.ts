import { markedPieces, queryAt, withWord } from './words-at';

test.each([
  ['Thank you @tid', { sign: '@', from: 10, query: 'tid' }],
  ['Thank you @Priya Ra', { sign: '@', from: 10, query: 'Priya Ra' }],
  ['About #deposit-', { sign: '#', from: 6, query: 'deposit-' }],
  ['#', { sign: '#', from: 0, query: '' }],
  ['mail@example', null],
  ['a#b', null],
  ['#done ', null],
])('at the end of %j is asked for %j', (text, expected) => expect(queryAt(text, text.length)).toEqual(expected));

test('the chosen word takes the place of what was typed, and the text goes on after it', () => {
  expect(withWord('Ask @pri about it', { from: 4, query: 'pri' }, '@Priya Raman')).toEqual({
    text: 'Ask @Priya Raman about it', caret: 17,
  });
});

test('who is named is marked, the longer name first', () => {
  const named = [{ kind: 'person' as const, id: 'a', name: 'Amara' }, { kind: 'person' as const, id: 'o', name: 'Amara Okafor (CEO)' }];
  expect(markedPieces('Hi @Amara Okafor (CEO), @Amara!', named).filter(({ isMarked }) => isMarked).map(({ words }) => words))
    .toEqual(['@Amara Okafor (CEO)', '@Amara']);
});
