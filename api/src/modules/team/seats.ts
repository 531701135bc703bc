import { and, eq, ne } from 'drizzle-orm';
import { DEPARTMENTS, SEATS, type PlanName } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { teamMember } from '../company';

/** The department whose people sit on the advisory board. */
const ADVISORY = 'Advisory';

export const isAdvisoryDepartment = (department: string) => department === ADVISORY;

export function isKnownPosition(department: string, position: string): boolean {
  return DEPARTMENTS.some((one) => one.name === department && one.positions.includes(position));
}

/** How many may sit there under a plan, without the owner. */
export function seatLimit(plan: PlanName, isAdvisory: boolean): number {
  return isAdvisory ? SEATS[plan].maxAdvisory : SEATS[plan].maxTeam;
}

export function seatsFullMessage(plan: PlanName, isAdvisory: boolean): string {
  const limit = seatLimit(plan, isAdvisory);
  return `All ${limit} ${isAdvisory ? 'advisory' : 'team'} seats of the ${plan} plan are taken. The owner does not count.`;
}

/** Seats taken on one side of the table. An invitation holds its seat from the moment it is sent. */
export function takenSeats(tx: Db, companyId: string, isAdvisory: boolean, except?: string): Promise<number> {
  return tx.$count(
    teamMember,
    and(
      eq(teamMember.companyId, companyId),
      eq(teamMember.isAdvisory, isAdvisory),
      eq(teamMember.isDeclined, false),
      except === undefined ? undefined : ne(teamMember.id, except),
    ),
  );
}

/** Seats with people on them: what counts when an invitation is accepted after a downgrade. */
export function acceptedSeats(tx: Db, companyId: string, isAdvisory: boolean): Promise<number> {
  return tx.$count(
    teamMember,
    and(eq(teamMember.companyId, companyId), eq(teamMember.isAdvisory, isAdvisory), eq(teamMember.isAccepted, true)),
  );
}
