import { withReaction } from './thread.cache';

const by = (text: string) => text.split(' ').filter(Boolean).map((part) => {
  const [emoji = '', people = ''] = part.split(':');
  return { emoji, userIds: [...people] };
});
const read = (reactions: ReturnType<typeof withReaction>) => (
  reactions.map(({ emoji, userIds }) => `${emoji}:${userIds.join('')}`).join(' ')
);

test.each([
  ['the first', '', '👍', true, '👍:m'],
  ['one more person', '👍:ab', '👍', true, '👍:abm'],
  ['the same twice', '👍:am', '👍', true, '👍:am'],
  ['another emoji', '👍:a', '🎉', true, '👍:a 🎉:m'],
  ['taken back', '👍:am 🎉:m', '👍', false, '👍:a 🎉:m'],
  ['taken back by the last', '👍:m 🎉:a', '👍', false, '🎉:a'],
])('%s', (_name, before, emoji, on, after) => {
  expect(read(withReaction(by(before), emoji, 'm', on))).toBe(after);
});
