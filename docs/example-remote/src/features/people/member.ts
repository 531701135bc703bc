import type { PeopleTeamFragment } from '../../generated/graphql';

export type Member = PeopleTeamFragment['members'][number];

/** Who has not accepted yet has no name: the address stands in its place. */
export function memberName({ user, email }: Member): string {
  return user ? `${user.firstname} ${user.lastname}`.trim() : email;
}
