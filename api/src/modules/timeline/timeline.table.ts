import { GOAL_COLORS, GOAL_STATUSES, METRIC_TYPES } from '@heartwood/contract/domain';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FieldRevisions } from '../../db/merge-row';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const person = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

/** What every record of a company's timeline begins with. */
const recordColumns = () => ({
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

/** A goal of a company. */
export const milestone = pgTable('milestone', {
  ...recordColumns(),
  title: text('title').notNull(),
  description: text('description'),
  type: text('type').notNull().default('GOAL'),
  status: text('status', { enum: GOAL_STATUSES }).notNull().default('IN_PROGRESS'),
  /** The day it is due; without one it waits, and is on no market plan. */
  date: date('date', { mode: 'string' }),
  dateAchieved: date('date_achieved', { mode: 'string' }),
  metricType: text('metric_type', { enum: METRIC_TYPES }).notNull().default('text'),
  /** What the number counts. */
  metricName: text('metric_name'),
  /** Words, or a number as it is written in JSON; a percentage is without its sign. Empty: written before goals had one. */
  milestoneValue: text('milestone_value').notNull().default(''),
  showOnMarketPlan: boolean('show_on_market_plan').notNull().default(true),
  /** The goal that it follows, whose colour it has. */
  relatedGoalId: uuid('related_goal_id').references((): AnyPgColumn => milestone.id, { onDelete: 'set null' }),
  color: text('color', { enum: GOAL_COLORS }),
}, (table) => [
  index('milestone_live_idx').on(table.companyId).where(sql`not ${table.isDeleted}`),
  index('milestone_related_idx').on(table.relatedGoalId).where(sql`${table.relatedGoalId} is not null`),
]);

/** What was reached without having been a goal. */
export const traction = pgTable('traction', {
  ...recordColumns(),
  title: text('title').notNull(),
  description: text('description'),
  metricType: text('metric_type', { enum: METRIC_TYPES }).notNull().default('text'),
  tractionType: text('traction_type'),
  tractionValue: text('traction_value').notNull(),
}, (table) => [index('traction_company_idx').on(table.companyId)]);
