import { getTableName, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { ChangedRows, RowsPlace } from './row-reading';
import type { RowTable } from './row.table';

/** Evidence goes with the row that it is about, and comes back with it. Answers what changed, for the company's stream. */
export async function followRows(tx: Db, table: RowTable, { companyId, key }: RowsPlace): Promise<ChangedRows[]> {
  const answer = await tx.execute(sql`
    update evidence e
    set is_orphan = t.is_deleted, revision = e.revision + 1
    from ${sql.identifier(getTableName(table))} t
    where e.company_id = ${companyId} and e.key = ${key} and e.row_id is not null and t.id = e.row_id and e.is_orphan <> t.is_deleted
    returning e.id`);
  const ids = (answer as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id);
  return ids.length === 0 ? [] : [{ type: 'Evidence', ids }];
}
