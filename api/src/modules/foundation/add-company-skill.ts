import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { LIMITS } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { line } from '../../text/text';
import { enterModule, logChange, recordRows, touchComponent, type SavedRow } from '../growth';
import { findOrCreateSkill } from './find-or-create-skill';
import { companySkill } from './foundation.table';

/**
 * Adds a skill by its name: the catalogue's own row if there is one in any spelling of upper and lower case, else a new row of the users.
 */
export async function addCompanySkill(context: Context, input: { companyId: string; id: string; name: string }): Promise<SavedRow> {
  const { companyId, id } = input;
  const name = line('name', input.name, { ...LIMITS.skill, label: 'The skill' });
  const saved = (row: string): SavedRow => ({ companyId, key: 'skills', id: row });
  return context.db.transaction(async (tx) => {
    const entered = await enterModule(tx, context, { companyId, key: 'skills' }, 'edit');
    const [taken] = await tx.select().from(companySkill).where(eq(companySkill.id, id));
    if (taken && taken.companyId !== companyId) throw forbidden();
    if (taken && !taken.isDeleted) return saved(id);
    const found = await findOrCreateSkill(tx, name);
    const [present] = await tx.select().from(companySkill).where(and(
      eq(companySkill.companyId, companyId), eq(companySkill.skillId, found.id),
    ));
    if (present && !present.isDeleted) return saved(present.id);
    const rowId = present?.id ?? (taken ? randomUUID() : id);
    if (present) await tx.update(companySkill).set({ isDeleted: false }).where(eq(companySkill.id, rowId));
    else await tx.insert(companySkill).values({ id: rowId, companyId, skillId: found.id });
    await touchComponent(tx, entered);
    await logChange(tx, entered, { type: 'SKILL_ADDED', name: found.name });
    await recordRows(tx, context, entered, [{ type: 'CompanySkill', ids: [rowId] }]);
    return saved(rowId);
  });
}
