import { sql } from 'drizzle-orm';
import {
  boolean, doublePrecision, index, integer, jsonb, text, timestamp, uuid, type AnyPgColumn, type PgTable,
} from 'drizzle-orm/pg-core';
import type { FieldRevisions } from '../../db/merge-row';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';

/** The columns that every kind of row begins with; its own typed ones follow. */
export const rowColumns = () => ({
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  /** The module that it stands in. */
  key: text('key').notNull(),
  position: doublePrecision('position').notNull(),
  isDeleted: boolean('is_deleted').notNull().default(false),
  /** Grows with each change. */
  revision: integer('revision').notNull().default(1),
  /** The revision that brought each field its present value, and whose it was; a field that is not named has it from the beginning. */
  fieldRevisions: jsonb('field_revisions').$type<FieldRevisions>().notNull().default({}),
  /** Null: before this was kept, or by an account that is gone. */
  createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

type RowColumns = Record<keyof ReturnType<typeof rowColumns>, AnyPgColumn>;
/** A table that begins with `rowColumns()`. */
export type RowTable = PgTable & RowColumns;

/** The index that finds the rows of a module. */
export const liveRowIndex = (table: string, { companyId, key, isDeleted }: RowColumns) => (
  index(`${table}_live_idx`).on(companyId, key).where(sql`not ${isDeleted}`)
);
