import { CLAIM_STATUS_VALUES, type ClaimStatus, type PlanFacts } from '@heartwood/contract/domain';
import { date, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';

const companyId = () => uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' });

/** What is thought of a row, a field of it, or a text of a module; of an assumption its test card says it. */
export const claim = pgTable('claim', {
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: companyId(),
  key: text('key').notNull(),
  rowId: uuid('row_id'),
  field: text('field'),
  /** Null: nobody says any more. */
  status: text('status', { enum: CLAIM_STATUS_VALUES as [ClaimStatus] }),
  revision: integer('revision').notNull().default(1),
  updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
}, (table) => [unique('claim_subject_key').on(table.companyId, table.key, table.rowId, table.field).nullsNotDistinct()]);

/** The plan as it was in one week; a week in which nothing changed has none. */
export const planSnapshot = pgTable('plan_snapshot', {
  companyId: companyId(),
  /** Its Monday. */
  week: date('week', { mode: 'string' }).notNull(),
  facts: jsonb('facts').$type<PlanFacts>().notNull(),
}, (table) => [primaryKey({ columns: [table.companyId, table.week] })]);
