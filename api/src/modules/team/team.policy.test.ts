import { isInvitee } from './team.policy';

it('answers an invitation by account once it is tied to one, else by address', () => {
  expect(isInvitee({ userId: 'me', email: 'old@x.example' }, { id: 'me', email: 'new@x.example' })).toBe(true);
  expect(isInvitee({ userId: 'other', email: 'me@x.example' }, { id: 'me', email: 'me@x.example' })).toBe(false);
  expect(isInvitee({ userId: null, email: 'me@x.example' }, { id: 'me', email: 'me@x.example' })).toBe(true);
});
