import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, timestamp, uuid, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { FieldRevisions } from '../../db/merge-row';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const person = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

/** What every record of a company's timeline begins with. */
export const recordColumns = () => ({
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  isDeleted: boolean('is_deleted').notNull().default(false),
  /** Grows with each change. */
  revision: integer('revision').notNull().default(1),
  fieldRevisions: jsonb('field_revisions').$type<FieldRevisions>().notNull().default({}),
  createdBy: person('created_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedBy: person('updated_by'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** By it `sweepRecords` finds what has been deleted for long. */
export const sweptIndex = (table: string, { updatedAt, isDeleted }: { updatedAt: AnyPgColumn; isDeleted: AnyPgColumn }) => (
  index(`${table}_swept_idx`).on(updatedAt).where(sql`${isDeleted}`)
);

/** A table that begins with `recordColumns()`. */
export type RecordTable = PgTable & Record<keyof ReturnType<typeof recordColumns>, AnyPgColumn>;
