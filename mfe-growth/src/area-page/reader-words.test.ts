import { readerWords } from './reader-words';

test.each([
  ['view', true, 'You can read this module and comment on it. To edit it, ask Amara Okafor or an admin.'],
  ['view', false, 'You can read this module. To edit it, ask Amara Okafor or an admin.'],
  ['custom', false, 'You can read this module. With Custom Access you edit what is assigned to you: ask Amara Okafor or an admin.'],
] as const)('%s, may comment %p: %s', (accessType, canComment, words) => {
  expect(readerWords(accessType, canComment, 'Amara Okafor')).toBe(words);
});
