import { accessWords } from './access-words';
import { noTeamWords } from './no-team-words';
import { removalWords } from './removal-words';

const removedFrom = { companyId: 'c1', companyName: 'Loopcrate', by: 'Amara Okafor' };

it('names who removed the person from which company, and only from that one', () => {
  expect(removalWords(removedFrom, 'c1')).toBe('Amara Okafor removed you from Loopcrate');
  expect(removalWords(removedFrom, 'c2')).toBeNull();
  expect(removalWords(null, 'c1')).toBeNull();
});

const user = { lastAccessedCompanyId: 'c1' };
it.each([
  [
    'removed', { user, removedFrom, invites: [] }, 'You are not in Loopcrate any more',
    'Amara Okafor removed you from Loopcrate. Your profile is still yours. Create a company, or ask for an invitation.',
  ],
  [
    'left, or the company is gone', { user, removedFrom: null, invites: [] }, 'You are not in a company any more',
    'Your profile is still yours. Create a company, or ask for an invitation.',
  ],
  [
    'removed from another one before', { user, removedFrom: { ...removedFrom, companyId: 'c2' }, invites: [] },
    'You are not in a company any more', 'Your profile is still yours. Create a company, or ask for an invitation.',
  ],
  [
    'never in one', { user: { lastAccessedCompanyId: null }, removedFrom: null, invites: [] }, 'You are not in a company yet',
    'Create a company, or ask for an invitation.',
  ],
])('%s', (_case, me, title, text) => {
  expect(noTeamWords(me)).toEqual({ title, text });
});

const member = { isOwner: false, isAdmin: false, accessType: 'edit' as const };
const told = { company: 'Loopcrate', by: 'Amara Okafor' };

it.each([
  ['less access', member, { ...member, accessType: 'view' as const }, 'Amara Okafor changed your access in Loopcrate'],
  ['an admin', member, { ...member, isAdmin: true }, 'Amara Okafor made you an admin of Loopcrate'],
  ['a member again', { ...member, isAdmin: true }, member, 'Amara Okafor made you a member of Loopcrate'],
])('says %s', (_case, before, now, title) => {
  expect(accessWords(before, now, told)?.title).toBe(title);
});

it('says nothing where nothing changed for the person, and does not guess who it was', () => {
  expect(accessWords(member, member, told)).toBeNull();
  expect(accessWords({ ...member, isAdmin: true }, { ...member, isAdmin: true, accessType: 'view' }, told)).toBeNull();
  expect(
    accessWords(member, { ...member, accessType: 'custom' }, { ...told, by: null })?.title,
  ).toBe('Somebody changed your access in Loopcrate');
});
