import { USES } from '@heartwood/contract/domain';
import { bigint, date, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { JsonObject } from '../../events/bus';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';

/** What has a page that people visit. */
const VISITED = ['USER', 'COMPANY', 'POST', 'EVENT'] as const;
export type Visited = (typeof VISITED)[number];

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What people did with what stands there, without changing it: told by their pages, and no part of any history. */
export const activityUse = pgTable('activity_use', {
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  /** The module's key, or a page of the plan. */
  component: text('component').notNull(),
  type: text('type', { enum: USES }).notNull(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [
  index('activity_use_company_idx').on(table.companyId, table.createdAt),
  index('activity_use_created_idx').on(table.createdAt),
]);

/** Who looked at what, once a day each: counted for those it is about, and a list of one's own to search. */
export const pageVisit = pgTable('page_visit', {
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: VISITED }).notNull(),
  subjectId: uuid('subject_id').notNull(),
  /** UTC. */
  day: date('day', { mode: 'string' }).notNull(),
  /** The first time that day, so that others count it on a day of their own zone. Null: written by a release that kept the day alone. */
  at: moment('at'),
}, (table) => [
  uniqueIndex('page_visit_day_idx').on(table.userId, table.kind, table.subjectId, table.day),
  index('page_visit_subject_idx').on(table.kind, table.subjectId, table.day),
  index('page_visit_old_idx').on(table.day),
]);

/** What happened to a module, for people to read. */
export const activityLog = pgTable('activity_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  /** The module's key, `goal:ID`, `traction:ID` or `share:ID`. */
  component: text('component').notNull(),
  type: text('type').notNull(),
  data: jsonb('data').$type<JsonObject>().notNull(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [index('activity_log_component_idx').on(table.companyId, table.component, table.id.desc())]);
