import { and, eq } from 'drizzle-orm';
import { SUSTAINABLE_DEVELOPMENT_GOALS } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { enterModule, logChange, recordRows, touchComponent, type SavedRow } from '../growth';
import { companySdg } from './foundation.table';
import { sdgRowId } from './sdgs';

/** Takes a goal off the list; its words wait in case it comes back. */
export async function removeCompanySdg(context: Context, { companyId, sdgId }: { companyId: string; sdgId: number }): Promise<SavedRow> {
  const removed: SavedRow = { companyId, key: 'sdgs', id: sdgRowId(companyId, sdgId) };
  await context.db.transaction(async (tx) => {
    const entered = await enterModule(tx, context, { companyId, key: 'sdgs' }, 'edit');
    const rows = await tx.update(companySdg).set({ isDeleted: true })
      .where(and(eq(companySdg.companyId, companyId), eq(companySdg.sdgId, sdgId), eq(companySdg.isDeleted, false))).returning({
        sdgId: companySdg.sdgId,
      });
    if (rows.length === 0) return;
    await touchComponent(tx, entered);
    await logChange(tx, entered, { type: 'SDG_REMOVED', name: SUSTAINABLE_DEVELOPMENT_GOALS[sdgId - 1]?.name ?? 'a goal' });
    await recordRows(tx, context, entered, [{ type: 'CompanySdg', ids: [removed.id] }]);
  });
  return removed;
}
