import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, text, uuid, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';

/** The columns that every kind of row begins with; its own typed ones follow. Who wrote it last is told by the module's history. */
export const rowColumns = () => ({
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  /** The module that it stands in. */
  key: text('key').notNull(),
  position: doublePrecision('position').notNull(),
  isDeleted: boolean('is_deleted').notNull().default(false),
});

type RowColumns = Record<keyof ReturnType<typeof rowColumns>, AnyPgColumn>;
/** A table that begins with `rowColumns()`. */
export type RowTable = PgTable & RowColumns;

/** The index that finds the rows of a module. */
export const liveRowIndex = (table: string, { companyId, key, isDeleted }: RowColumns) => (
  index(`${table}_live_idx`).on(companyId, key).where(sql`not ${isDeleted}`)
);
