import { canSeeModule } from '@heartwood/contract/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { enterModule, reachOf } from './enter-module';
import { linkedIdsSql, type RowLink } from './row-links';
import type { RowTable } from './row.table';
import type { RowKind } from './row-kind';
import { moduleOfRow, writeRows, type RowInput, type SavedRow } from './save-row';

/**
 * Changes some links of a row and leaves the others as they are, whoever made them; the same call twice changes nothing. Throws
 * FORBIDDEN and LOCKED as `saveRow` does, and INVALID for a row that is not there and for a link that cannot be.
 */
export async function changeLinks<Table extends RowTable, Input extends RowInput>(
  context: Context, kind: RowKind<Table, Input>, { field, to, ...link }: RowLink, { companyId, id }: { companyId: string; id: string },
  change: (ids: readonly string[]) => readonly string[],
): Promise<SavedRow> {
  return context.db.transaction(async (tx) => {
    const key = await moduleOfRow(tx, kind, companyId, id);
    const entered = await enterModule(tx, context, { companyId, key }, 'edit');
    if (to.module !== null && !canSeeModule(entered.standing, await reachOf(tx, companyId, to.module))) throw invalid(field, to.refusal);
    const table: RowTable = kind.table;
    const linked = sql.raw(linkedIdsSql({ field, to, ...link }, 'here.id', 'here.company_id'));
    const [row] = await tx.select({ ids: sql<string[]>`(
        select ${linked}
        from (select ${table.id} as id, ${table.companyId} as company_id) here)` }).from(table)
      .where(and(eq(table.id, id), eq(table.companyId, companyId), eq(table.isDeleted, false)));
    if (!row) throw invalid('id', 'This row is not there any more.');
    await writeRows(tx, context, kind, entered, [{ id, [field]: change(row.ids) } as unknown as Input]);
    return { companyId, key, id };
  });
}
