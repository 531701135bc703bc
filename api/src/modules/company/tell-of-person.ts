import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '../../request/context';
import type { Db } from '../../db/database';
import { recordCompanyEvent, tellUser } from './company-event';
import { company } from './company.table';
import { teamMember } from './member.table';

/** Tells a person's own tabs that the profile has changed, and the companies where others see what has. */
export async function tellOfPerson(tx: Db, services: Pick<Services, 'bus' | 'log'>, userId: string, { isSeenByOthers }: { isSeenByOthers: boolean }): Promise<void> {
  tellUser(tx, services, userId, 'PROFILE_CHANGED');
  if (!isSeenByOthers) return;
  for (const companyId of await companiesOf(tx, userId)) await recordCompanyEvent(tx, services, companyId, { type: 'TEAM_CHANGED', actorId: userId });
}

/** Own and joined. In one order, so that two people who change their profiles at once do not wait for each other. */
export async function companiesOf(tx: Db, userId: string): Promise<string[]> {
  const own = await tx.select({ id: company.id }).from(company).where(and(eq(company.createdBy, userId), isNull(company.deletedAt)));
  const joined = await tx.select({ id: teamMember.companyId }).from(teamMember).innerJoin(company, eq(company.id, teamMember.companyId))
    .where(and(eq(teamMember.userId, userId), eq(teamMember.isAccepted, true), isNull(company.deletedAt)));
  return [...own, ...joined].map((row) => row.id).sort();
}
