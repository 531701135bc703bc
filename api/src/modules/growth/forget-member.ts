import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { componentAssignment, componentVisibility } from './growth.table';

/**
 * Takes a person who leaves off every module. A module shown to nobody but them goes to the owner alone:
 * an empty list would show it to the whole team.
 */
export async function forgetMember(
  tx: Db, { companyId, ownerId, userId }: { companyId: string; ownerId: string; userId: string },
): Promise<void> {
  await tx.delete(componentAssignment).where(and(eq(componentAssignment.companyId, companyId), eq(componentAssignment.userId, userId)));
  const shown = await tx.select({
    key: componentVisibility.key, others: sql<number>`count(*) filter (where ${componentVisibility.userId} <> ${userId})::int`,
  })
    .from(componentVisibility).where(eq(componentVisibility.companyId, companyId)).groupBy(componentVisibility.key);
  await tx.delete(componentVisibility).where(and(eq(componentVisibility.companyId, companyId), eq(componentVisibility.userId, userId)));
  const orphans = shown.filter((row) => row.others === 0).map((row) => ({ companyId, key: row.key, userId: ownerId }));
  if (orphans.length > 0) await tx.insert(componentVisibility).values(orphans).onConflictDoNothing();
}
