import type { PlanFacts } from '../graphql/me';

type Seats = Pick<PlanFacts, 'usedTeam' | 'maxTeam' | 'usedAdvisory' | 'maxAdvisory'>;

/** "Team 3 of 5 · Advisors 1 of 5"; the owner takes no seat. */
export function seatsText({ usedTeam, maxTeam, usedAdvisory, maxAdvisory }: Seats): string {
  return `Team ${usedTeam} of ${maxTeam} · Advisors ${usedAdvisory} of ${maxAdvisory}`;
}
