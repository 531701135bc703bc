import { demoWords } from './demo-words';

const member = {
  id: 'm', isOwner: false, isAdmin: false, isAdvisory: false, accessType: 'view' as const, position: null, department: null,
};
const FREELY = 'This is a demo company. Look around and change what you like.';

it.each([
  ['the owner', { ...member, isOwner: true }, FREELY],
  ['an admin with View Access', { ...member, isAdmin: true }, FREELY],
  ['an editor', { ...member, accessType: 'edit' as const }, FREELY],
  ['a viewer', member, 'This is a demo company. With View Access you can look around and comment. Ask its owner or an admin for more.'],
  [
    'custom access', { ...member, accessType: 'custom' as const },
    'This is a demo company. With Custom Access you can look around and change what is assigned to you. Ask its owner or an admin for more.',
  ],
])('%s is invited to what they can do', (_who, membership, words) => {
  expect(demoWords(membership)).toBe(words);
});
