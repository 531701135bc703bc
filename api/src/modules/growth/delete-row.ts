import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { enterModule } from './enter-module';
import { followRows } from './follow-rows';
import { logChange } from './log-change';
import { recordRows } from './record-rows';
import type { RowTable } from './row.table';
import type { RowKind } from './row-kind';
import { moduleOfRow, mustSeeAlongside, type SavedRow } from './save-row';
import { touchComponent } from './touch-component';

/**
 * Soft: `saveRow` with the same id brings it back, place and links and all. A row that is not there is deleted already. Throws
 * FORBIDDEN and LOCKED.
 */
export async function deleteRow<Table extends RowTable, Input>(
  context: Context, kind: RowKind<Table, Input>, { companyId, id }: { companyId: string; id: string },
): Promise<SavedRow> {
  const table: RowTable = kind.table;
  return context.db.transaction(async (tx) => {
    const key = await moduleOfRow(tx, kind, companyId, id);
    const entered = await enterModule(tx, context, { companyId, key }, 'edit');
    await mustSeeAlongside(tx, kind, entered);
    kind.admit?.(entered, id);
    const { viewerId, now } = entered;
    const [row] = await tx.update(table)
      .set({ isDeleted: true, revision: sql`${table.revision} + 1`, updatedBy: viewerId, updatedAt: now } as never)
      .where(and(eq(table.id, id), eq(table.companyId, companyId), eq(table.key, key), eq(table.isDeleted, false))).returning();
    if (!row) return { companyId, key, id };
    await touchComponent(tx, entered);
    await logChange(tx, entered, { type: kind.unversioned?.deleted ?? 'ITEM_DELETED', label: kind.label(row as never).slice(0, 60) });
    await recordRows(tx, context, entered, [{ type: kind.type, ids: [id] }, ...await followRows(tx, table, entered)]);
    return { companyId, key, id };
  });
}
