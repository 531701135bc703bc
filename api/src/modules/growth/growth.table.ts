import type { ClaimStatus } from '@heartwood/contract/domain';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const companyId = () => uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' });
const userId = (name = 'user_id') => uuid(name).notNull().references(() => users.id, { onDelete: 'cascade' });

/** `passesIf` is missing where a release before wrote it. */
export interface AssumptionData { status: ClaimStatus; test: string | null; passesIf?: string | null; result: string | null }

/** What a company wrote into one of the 28 modules. A module without a row is untouched. */
export const growthComponent = pgTable('growth_component', {
  companyId: companyId(),
  key: text('key').notNull(),
  description: jsonb('description').$type<unknown[]>(),
  /** The words of its texts, for search and for "is it blank". */
  descriptionText: text('description_text').notNull().default(''),
  /** A second text of the same module; only the market strategy has one. */
  otherDescription: jsonb('other_description').$type<unknown[]>(),
  assumption: text('assumption'),
  assumptionData: jsonb('assumption_data').$type<AssumptionData>(),
  priority: text('priority', { enum: ['LOW', 'MEDIUM', 'HIGH'] }),
  progress: text('progress', { enum: ['DONE', 'NOT_DONE'] }).notNull().default('NOT_DONE'),
  dueDate: date('due_date', { mode: 'string' }),
  /** Rows of the comparison that the company does not show, by the keys of `COMPARISON_FIELDS`. */
  hiddenFields: text('hidden_fields').array().notNull().default(sql`'{}'::text[]`),
  doneAt: moment('done_at'),
  /** Rises with each change of description or assumption. */
  revision: integer('revision').notNull().default(0),
  updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
}, (table) => [primaryKey({ columns: [table.companyId, table.key] })]);

export const componentAssignment = pgTable('component_assignment', {
  companyId: companyId(),
  key: text('key').notNull(),
  userId: userId(),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [primaryKey({ columns: [table.companyId, table.key, table.userId] })]);

/** Who a module is shown to; no row at all is the whole team. */
export const componentVisibility = pgTable('component_visibility', {
  companyId: companyId(),
  key: text('key').notNull(),
  userId: userId(),
}, (table) => [primaryKey({ columns: [table.companyId, table.key, table.userId] })]);

export const componentComment = pgTable('component_comment', {
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  companyId: companyId(),
  key: text('key').notNull(),
  authorId: userId('author_id'),
  message: text('message').notNull(),
  mentions: uuid('mentions').array().notNull().default(sql`'{}'::uuid[]`),
  isEdited: boolean('is_edited').notNull().default(false),
  isDeleted: boolean('is_deleted').notNull().default(false),
  /** Who may have it back. Null for what a process of the release before deleted. */
  deletedBy: uuid('deleted_by').references(() => users.id, { onDelete: 'set null' }),
  deletedAt: moment('deleted_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [
  index('component_comment_live_idx').on(table.companyId, table.key, table.createdAt.desc(), table.id.desc())
    .where(sql`not ${table.isDeleted}`),
  index('component_comment_deleted_idx').on(table.deletedAt).where(sql`${table.isDeleted}`),
]);
