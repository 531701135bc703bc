import { USES } from '@heartwood/contract/domain';
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { JsonObject } from '../../events/bus';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';

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

/** What happened to a module, for people to read. */
export const activityLog = pgTable('activity_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  /** The module's key, `goal:ID` or `traction:ID`. */
  component: text('component').notNull(),
  type: text('type').notNull(),
  data: jsonb('data').$type<JsonObject>().notNull(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [index('activity_log_component_idx').on(table.companyId, table.component, table.id.desc())]);
