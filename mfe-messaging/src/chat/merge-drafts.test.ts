import { mergeDrafts } from './merge-drafts';

test.each([
  ['nobody wrote', 'a', 'a', 'a', 'a'],
  ['only here', 'a', 'a b', 'a', 'a b'],
  ['only there', 'a', 'a', 'a c', 'a c'],
  ['both the same', 'a', 'a b', 'a b', 'a b'],
  ['sent there, untouched here', 'a', 'a', '', ''],
  ['sent here, untouched there', 'a', '', 'a', ''],
  ['sent there, written on here', 'a', 'a b', '', 'a b'],
  ['sent here, written on there', 'a', '', 'a c', 'a c'],
  ['one goes on where the other stopped', 'a', 'a b', 'a b c', 'a b c'],
  ['both, differently', 'a', 'a b', 'a c', 'a c\n\na b'],
  ['both, from nothing', '', 'here', 'there', 'there\n\nhere'],
])('%s', (_name, base, mine, theirs, merged) => {
  expect(mergeDrafts(base, mine, theirs)).toBe(merged);
});
