import { closed, fitting, minimised, opened, type QuickChat } from './quick-chats.model';

const chat = (userId: string, isMinimised = false): QuickChat => ({ target: { kind: 'person', userId }, isMinimised });
const chats = (text: string) => [...text].map((letter) => chat(letter.toLowerCase(), letter !== letter.toLowerCase()));
/** Capital letters are minimised ones. */
const read = (list: readonly QuickChat[]) => list.map(({ target, isMinimised }) => {
  const id = target.kind === 'person' ? target.userId : '';
  return isMinimised ? id.toUpperCase() : id;
}).join('');

test.each([
  ['the first', '', 'a', 'a'],
  ['one more stands last', 'ab', 'c', 'abc'],
  ['the fifth drops the oldest', 'abcd', 'e', 'bcde'],
  ['a repeated one moves to the end', 'abcd', 'b', 'acdb'],
  ['a minimised one opens again', 'aBc', 'b', 'acb'],
])('opening %s', (_name, before, userId, after) => {
  expect(read(opened(chats(before), { kind: 'person', userId }))).toBe(after);
});

test('closing and minimising touch one alone', () => {
  expect(read(closed(chats('abc'), 'person:b'))).toBe('ac');
  expect(read(minimised(chats('abc'), { key: 'person:b', isMinimised: true }))).toBe('aBc');
});

test.each([
  [1440, 'abcd', 'abcd'],
  [1316, 'abcd', 'abcd'],
  [1315, 'abcd', 'Abcd'],
  [1024, 'abcd', 'ABCd'],
  [1024, 'ABCd', 'ABCd'],
  [1024, 'ab', 'ab'],
])('in a window of %i px %s shows as %s', (width, before, after) => {
  expect(read(fitting(chats(before), width))).toBe(after);
});
