import type { CompanyTeamQuery } from '../generated/graphql';

export type Member = NonNullable<CompanyTeamQuery['team']>['members'][number];
export type TeamGroup = 'members' | 'pending' | 'advisory';

/** Accepted members, invitations without an answer, and accepted advisors. Declined ones are not shown. */
export function groupsOf(members: readonly Member[]): Record<TeamGroup, Member[]> {
  const live = members.filter(({ isDeclined }) => !isDeclined);
  return {
    members: live.filter(({ isAccepted, isAdvisory }) => isAccepted && !isAdvisory),
    pending: live.filter(({ isAccepted }) => !isAccepted),
    advisory: live.filter(({ isAccepted, isAdvisory }) => isAccepted && isAdvisory),
  };
}

/** Who sits on one side of the table, and who is asked to: an invitation holds its seat. */
export function heldSeats(members: readonly Member[], isAdvisory: boolean): { people: Member[]; invitations: Member[] } {
  const held = members.filter((member) => !member.isDeclined && member.isAdvisory === isAdvisory);
  return { people: held.filter(({ isAccepted }) => isAccepted), invitations: held.filter(({ isAccepted }) => !isAccepted) };
}
