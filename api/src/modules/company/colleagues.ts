import { fullName } from '@heartwood/contract/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { CompanyStanding } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { users } from '../identity';
import { teamMember } from './member.table';
import { standingOf } from './membership';

export interface Colleague {
  name: string;
  isVerified: boolean;
  standing: CompanyStanding;
}

/** The owner and accepted members among these people, by user id. Whoever is missing does not belong to the company. */
export async function findColleagues(
  tx: Db, { companyId, ownerId }: { companyId: string; ownerId: string }, userIds: readonly string[],
): Promise<Map<string, Colleague>> {
  if (userIds.length === 0) return new Map();
  const { id, firstname, lastname, isVerified } = users;
  const { role, accessType } = teamMember;
  const rows = await tx.select({ id, firstname, lastname, isVerified, role, accessType })
    .from(users)
    .leftJoin(teamMember, and(eq(teamMember.userId, users.id), eq(teamMember.companyId, companyId), eq(teamMember.isAccepted, true)))
    .where(and(inArray(users.id, [...new Set(userIds)]), eq(users.isDeleted, false)));
  const found = new Map<string, Colleague>();
  for (const row of rows) {
    const seat = row.role && row.accessType && { role: row.role, accessType: row.accessType };
    const standing = standingOf({ ownerId, seat }, row.id);
    if (standing.kind !== 'none') found.set(row.id, { name: fullName(row), isVerified: row.isVerified, standing });
  }
  return found;
}
