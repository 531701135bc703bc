import { and, eq, inArray } from 'drizzle-orm';
import type { CompanyStanding } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { users } from '../identity';
import { teamMember } from './member.table';

export interface Colleague {
  name: string;
  isVerified: boolean;
  standing: CompanyStanding;
}

/** The owner and accepted members among these people, by user id. Whoever is missing does not belong to the company. */
export async function findColleagues(tx: Db, { companyId, ownerId }: { companyId: string; ownerId: string }, userIds: readonly string[]): Promise<Map<string, Colleague>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx.select({ id: users.id, firstname: users.firstname, lastname: users.lastname, isVerified: users.isVerified, role: teamMember.role, accessType: teamMember.accessType })
    .from(users)
    .leftJoin(teamMember, and(eq(teamMember.userId, users.id), eq(teamMember.companyId, companyId), eq(teamMember.isAccepted, true)))
    .where(and(inArray(users.id, [...new Set(userIds)]), eq(users.isDeleted, false)));
  const found = new Map<string, Colleague>();
  for (const row of rows) {
    const name = `${row.firstname} ${row.lastname}`;
    if (row.id === ownerId) found.set(row.id, { name, isVerified: row.isVerified, standing: { kind: 'owner', userId: row.id } });
    else if (row.role && row.accessType) found.set(row.id, { name, isVerified: row.isVerified, standing: { kind: 'member', userId: row.id, role: row.role, accessType: row.accessType } });
  }
  return found;
}
