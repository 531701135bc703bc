import { and, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { recordCompanyEvent } from '../company';
import { logChange } from './log-change';
import { enterModule, type ModuleAddress } from './enter-module';
import { foundationItem } from './growth.table';
import { touchComponent } from './touch-component';

/** Soft: `saveFoundationItem` with the same id brings it back. An item that is not there is deleted already. */
export async function deleteFoundationItem(context: Context, input: ModuleAddress & { id: string }): Promise<void> {
  const { companyId, key, id } = input;
  await context.db.transaction(async (tx) => {
    const entered = await enterModule(tx, context, input, 'edit');
    const [deleted] = await tx.update(foundationItem).set({ isDeleted: true })
      .where(and(eq(foundationItem.id, id), eq(foundationItem.companyId, companyId), eq(foundationItem.key, key), eq(foundationItem.isDeleted, false)))
      .returning({ label: foundationItem.label });
    if (!deleted) return;
    await touchComponent(tx, entered);
    await logChange(tx, entered, { type: 'ITEM_DELETED', label: deleted.label.slice(0, 60) });
    await recordCompanyEvent(tx, context, companyId, { type: 'MODULE_CHANGED', actorId: entered.viewerId, moduleKey: key });
  });
}
