import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const companyId = () => uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' });

/** Only what the level reads of it: a goal on the market plan, an achieved goal. */
export const milestone = pgTable('milestone', {
  id: uuid('id').primaryKey(),
  companyId: companyId(),
  title: text('title').notNull(),
  type: text('type').notNull().default('GOAL'),
  status: text('status', { enum: ['IN_PROGRESS', 'ACHIEVED'] }).notNull().default('IN_PROGRESS'),
  date: date('date', { mode: 'string' }),
  dateAchieved: date('date_achieved', { mode: 'string' }),
  showOnMarketPlan: boolean('show_on_market_plan').notNull().default(true),
  isDeleted: boolean('is_deleted').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [index('milestone_live_idx').on(table.companyId).where(sql`not ${table.isDeleted}`)]);

export const traction = pgTable('traction', {
  id: uuid('id').primaryKey(),
  companyId: companyId(),
  title: text('title').notNull(),
  description: text('description'),
  metricType: text('metric_type', { enum: ['text', 'number', 'percentage'] }).notNull().default('text'),
  tractionType: text('traction_type'),
  tractionValue: text('traction_value').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [index('traction_company_idx').on(table.companyId)]);
