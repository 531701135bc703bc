import { and, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { invalid, notFound } from '../../request/errors';
import { findColleagues } from '../company';
import { enterModule, recordRows, touchComponent, type SavedRow } from '../growth';
import { companySkill, companySkillPerson } from './foundation.table';

/** Says who of the team has the skill; the list replaces the one before. */
export async function setSkillPeople(
  context: Context, { companyId, id, userIds }: { companyId: string; id: string; userIds: readonly string[] },
): Promise<SavedRow> {
  const wanted = [...new Set(userIds)];
  await context.db.transaction(async (tx) => {
    const entered = await enterModule(tx, context, { companyId, key: 'skills' }, 'edit');
    const [row] = await tx.select().from(companySkill).where(and(
      eq(companySkill.id, id), eq(companySkill.companyId, companyId), eq(companySkill.isDeleted, false),
    ));
    if (!row) throw notFound('This skill is not on the list any more.');
    const colleagues = await findColleagues(tx, entered, wanted);
    if (wanted.some((userId) => !colleagues.has(userId))) throw invalid('userIds', 'Only accepted members can be chosen.');
    await tx.delete(companySkillPerson).where(eq(companySkillPerson.companySkillId, id));
    if (wanted.length > 0) await tx.insert(companySkillPerson).values(wanted.map((userId) => ({ companySkillId: id, userId })));
    await touchComponent(tx, entered);
    await recordRows(tx, context, entered, [{ type: 'CompanySkill', ids: [id] }]);
  });
  return { companyId, key: 'skills', id };
}
