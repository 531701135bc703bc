import { and, eq, isNull } from 'drizzle-orm';
import type { CompanyStanding, PlanName } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { forbidden } from '../../request/errors';
import { planNameOf } from '../plan';
import { company } from './company.table';
import { teamMember } from './member.table';
import { standingOf, type Seat } from './membership';

export interface EnteredCompany {
  company: typeof company.$inferSelect;
  standing: Exclude<CompanyStanding, { kind: 'none' }>;
  plan: PlanName;
}

/** The same words for a company that is not there, for one that was deleted and for one that the viewer does not belong to. */
export const noAccess = () => forbidden("You don't have permission to enter this company.");

/**
 * First line of a command on a company: holds the row until the commit, so that the company's commands come
 * one after another, and says what the viewer is there. Throws FORBIDDEN for outsiders.
 */
export async function enterCompany(tx: Db, userId: string, companyId: string, now: Date): Promise<EnteredCompany> {
  const [row] = await tx.select().from(company).where(and(eq(company.id, companyId), isNull(company.deletedAt))).for('update');
  if (!row) throw noAccess();
  const seat = row.createdBy === userId ? null : await seatOf(tx, userId, companyId);
  const standing = standingOf({ ownerId: row.createdBy, seat }, userId);
  if (standing.kind === 'none') throw noAccess();
  return { company: row, standing, plan: await planNameOf(tx, companyId, now) };
}

async function seatOf(tx: Db, userId: string, companyId: string): Promise<Seat | null> {
  const [seat] = await tx.select({ role: teamMember.role, accessType: teamMember.accessType }).from(teamMember)
    .where(and(eq(teamMember.companyId, companyId), eq(teamMember.userId, userId), eq(teamMember.isAccepted, true)));
  return seat ?? null;
}
