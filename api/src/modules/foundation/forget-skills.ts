import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { companySkill, companySkillPerson } from './foundation.table';

/** Takes a person who leaves off every skill. */
export async function forgetSkills(tx: Db, { companyId, userId }: { companyId: string; userId: string }): Promise<void> {
  const skills = tx.select({ id: companySkill.id }).from(companySkill).where(eq(companySkill.companyId, companyId));
  await tx.delete(companySkillPerson).where(and(eq(companySkillPerson.userId, userId), inArray(companySkillPerson.companySkillId, skills)));
}
