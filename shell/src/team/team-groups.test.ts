import { groupsOf, type Member } from './team-groups';

function member(change: Partial<Member>): Member {
  return {
    __typename: 'TeamMember', id: 'm', companyId: 'c', user: null, email: 'a@b.co', role: 'MEMBER', position: 'CPO', department: 'Product',
    accessType: 'edit',
    isAccepted: false, isDeclined: false, isAdvisory: false, isVerified: false, createdAt: '2026-01-01T00:00:00Z', acceptedAt: null,
    ...change,
  };
}

it('keeps members, open invitations and advisors apart and leaves declined ones away', () => {
  const groups = groupsOf([
    member({ id: 'member', isAccepted: true }),
    member({ id: 'open' }),
    member({ id: 'open-advisor', isAdvisory: true }),
    member({ id: 'advisor', isAccepted: true, isAdvisory: true }),
    member({ id: 'declined', isDeclined: true }),
  ]);
  expect(groups.members.map(({ id }) => id)).toEqual(['member']);
  expect(groups.pending.map(({ id }) => id)).toEqual(['open', 'open-advisor']);
  expect(groups.advisory.map(({ id }) => id)).toEqual(['advisor']);
});
