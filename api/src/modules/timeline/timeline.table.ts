import { GOAL_COLORS, GOAL_PACES, GOAL_STATUSES, GOAL_VALUE_SOURCES, METRIC_TYPES } from '@heartwood/contract/domain';
import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { laneColumns } from './lane.table';
import { recordColumns, sweptIndex } from './record.table';

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
  ...laneColumns(),
  /** Where its present value is counted from; null: from check-ins. */
  valueFrom: text('value_from', { enum: GOAL_VALUE_SOURCES }),
  /** Of the newest check-in, so that the page of the timeline need not read them. */
  checkInValue: text('check_in_value'),
  checkInDate: date('check_in_date', { mode: 'string' }),
  /** When the value is reached at the pace of the last check-ins; null: no forecast. */
  projectedDate: date('projected_date', { mode: 'string' }),
  /** What somebody chose with the newest check-in. */
  chosenPace: text('chosen_pace', { enum: GOAL_PACES }),
}, (table) => [
  index('milestone_live_idx').on(table.companyId).where(sql`not ${table.isDeleted}`),
  index('milestone_deleted_idx').on(table.companyId, table.updatedAt).where(sql`${table.isDeleted}`),
  sweptIndex('milestone', table),
  /** For what people are told of its day, whichever the company. */
  index('milestone_due_idx').on(table.date).where(sql`${table.status} = 'IN_PROGRESS' and not ${table.isDeleted}`),
  index('milestone_checked_idx').on(table.checkInDate)
    .where(
      sql`${table.status} = 'IN_PROGRESS' and not ${table.isDeleted} and ${table.metricType} <> 'text' and ${table.valueFrom} is null`,
    ),
  index('milestone_related_idx').on(table.relatedGoalId).where(sql`${table.relatedGoalId} is not null`),
  index('milestone_category_idx').on(table.categoryId).where(sql`${table.categoryId} is not null`),
  index('milestone_scenario_idx').on(table.scenarioId).where(sql`${table.scenarioId} is not null`),
]);

/** What was reached without having been a goal. */
export const traction = pgTable('traction', {
  ...recordColumns(),
  title: text('title').notNull(),
  description: text('description'),
  metricType: text('metric_type', { enum: METRIC_TYPES }).notNull().default('text'),
  tractionType: text('traction_type'),
  tractionValue: text('traction_value').notNull(),
}, (table) => [index('traction_company_idx').on(table.companyId), sweptIndex('traction', table)]);
