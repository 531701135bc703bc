import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { LIMITS } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { line } from '../../text/text';
import { recordCompanyEvent } from '../company';
import { logChange } from './log-change';
import { enterModule } from './enter-module';
import { findOrCreateSkill } from './find-or-create-skill';
import { companySkill } from './growth.table';
import { touchComponent } from './touch-component';

/** Adds a skill by its name: the catalogue's own row if there is one in any spelling of upper and lower case, else a new row of the users. */
export async function addCompanySkill(context: Context, input: { companyId: string; id: string; name: string }): Promise<void> {
  const { companyId, id } = input;
  const name = line('name', input.name, { ...LIMITS.skill, label: 'The skill' });
  await context.db.transaction(async (tx) => {
    const entered = await enterModule(tx, context, { companyId, key: 'skills' }, 'edit');
    const [taken] = await tx.select().from(companySkill).where(eq(companySkill.id, id));
    if (taken && taken.companyId !== companyId) throw forbidden();
    if (taken && !taken.isDeleted) return;
    const found = await findOrCreateSkill(tx, name);
    const [present] = await tx.select().from(companySkill).where(and(eq(companySkill.companyId, companyId), eq(companySkill.skillId, found.id)));
    if (present && !present.isDeleted) return;
    if (present) await tx.update(companySkill).set({ isDeleted: false }).where(eq(companySkill.id, present.id));
    else await tx.insert(companySkill).values({ id: taken ? randomUUID() : id, companyId, skillId: found.id });
    await touchComponent(tx, entered);
    await logChange(tx, entered, { type: 'SKILL_ADDED', name: found.name });
    await recordCompanyEvent(tx, context, companyId, { type: 'MODULE_CHANGED', actorId: entered.viewerId, moduleKey: 'skills' });
  });
}
