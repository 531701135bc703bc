import { and, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { enterModule, logChange, recordRows, touchComponent, type SavedRow } from '../growth';
import { companySkill, skill } from './foundation.table';

/** Takes a skill off the company's list; added again, its people are there again. */
export async function removeCompanySkill(context: Context, { companyId, id }: { companyId: string; id: string }): Promise<SavedRow> {
  await context.db.transaction(async (tx) => {
    const entered = await enterModule(tx, context, { companyId, key: 'skills' }, 'edit');
    const [removed] = await tx.update(companySkill).set({ isDeleted: true })
      .where(and(eq(companySkill.id, id), eq(companySkill.companyId, companyId), eq(companySkill.isDeleted, false))).returning({
        skillId: companySkill.skillId,
      });
    if (!removed) return;
    const [row] = await tx.select({ name: skill.name }).from(skill).where(eq(skill.id, removed.skillId));
    await touchComponent(tx, entered);
    await logChange(tx, entered, { type: 'SKILL_REMOVED', name: row?.name ?? 'a skill' });
    await recordRows(tx, context, entered, [{ type: 'CompanySkill', ids: [id] }]);
  });
  return { companyId, key: 'skills', id };
}
