import { EVIDENCE_KIND_VALUES } from '@heartwood/contract/domain';
import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { liveRowIndex, rowColumns } from './row.table';

/** What somebody found out about a claim of the plan. */
export const evidence = pgTable('evidence', {
  ...rowColumns(),
  /** What it is about: a row of the module, a field of it, or a text; without both, the module's assumption. */
  rowId: uuid('row_id'),
  field: text('field'),
  /** The row that it is about is deleted, and may come back. */
  isOrphan: boolean('is_orphan').notNull().default(false),
  kind: text('kind', { enum: EVIDENCE_KIND_VALUES as [(typeof EVIDENCE_KIND_VALUES)[number]] }).notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  note: text('note').notNull(),
  link: text('link'),
}, (table) => [
  liveRowIndex('evidence', table),
  index('evidence_row_idx').on(table.companyId, table.key).where(sql`${table.rowId} is not null`),
]);
