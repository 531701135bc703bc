import { and, eq, isNull } from 'drizzle-orm';
import type { CompanyStanding, PlanName } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { forbidden } from '../../request/errors';
import { planNameOf } from '../plan';
import { company } from './company.table';
import { teamMember } from './member.table';

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
  const standing = row.createdBy === userId ? { kind: 'owner' as const, userId } : await memberStanding(tx, userId, companyId);
  if (standing.kind === 'none') throw noAccess();
  return { company: row, standing, plan: await planNameOf(tx, companyId, now) };
}

async function memberStanding(tx: Db, userId: string, companyId: string): Promise<CompanyStanding> {
  const [member] = await tx.select().from(teamMember)
    .where(and(eq(teamMember.companyId, companyId), eq(teamMember.userId, userId), eq(teamMember.isAccepted, true)));
  return member ? { kind: 'member', userId, role: member.role, accessType: member.accessType } : { kind: 'none' };
}
