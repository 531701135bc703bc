import type { Samples } from '@heartwood/client-kit/samples';
import type { PeopleTeamFragment } from '../../generated/graphql';

/** A server in memory that knows this slice: for the remote alone, and for its tests. */
export function peopleSamples(companyId: string): Samples {
  const amara = { __typename: 'Person' as const, id: 'u1', firstname: 'Amara', lastname: 'Okafor' };
  const jonas = { __typename: 'Person' as const, id: 'u2', firstname: 'Jonas', lastname: 'Lindqvist' };
  const team: PeopleTeamFragment = {
    __typename: 'Team', companyId,
    members: [
      { __typename: 'TeamMember', id: 'm1', email: 'amara@loopcrate.example', position: 'Founder', user: amara },
      { __typename: 'TeamMember', id: 'm2', email: 'jonas@loopcrate.example', position: '', user: jonas },
    ],
  };
  return {
    People: () => ({ growthFramework: { __typename: 'GrowthFramework', companyId, eventSeq: 7 }, team }),
    SavePosition: ({ id, set }) => {
      const members = team.members.map((member) => (member.id === id ? { ...member, ...(set as object) } : member));
      team.members = members;
      return { updateTeamMember: { __typename: 'TeamPayload', error: null, team: { ...team, members } } };
    },
  };
}
