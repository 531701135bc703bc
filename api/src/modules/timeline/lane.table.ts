import { GOAL_COLORS } from '@heartwood/contract/domain';
import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { recordColumns, sweptIndex } from './record.table';

const liveIndex = (table: string, { companyId, isDeleted }: { companyId: AnyPgColumn; isDeleted: AnyPgColumn }) => (
  index(`${table}_live_idx`).on(companyId).where(sql`not ${isDeleted}`)
);

/** What goals and phases are grouped by. One that is deleted groups nothing, and does so again when it is back. */
export const calendarCategory = pgTable('calendar_category', {
  ...recordColumns(),
  title: text('title').notNull(),
}, (table) => [liveIndex('calendar_category', table), sweptIndex('calendar_category', table)]);

/** Another plan beside the base plan, which is no row (product decision 113). */
export const scenario = pgTable('scenario', {
  ...recordColumns(),
  title: text('title').notNull(),
  color: text('color', { enum: GOAL_COLORS }).notNull(),
}, (table) => [liveIndex('scenario', table), sweptIndex('scenario', table)]);

/** A stretch of the plan; both days belong to it. */
export const phase = pgTable('phase', {
  ...recordColumns(),
  title: text('title').notNull(),
  description: text('description'),
  from: date('from_date', { mode: 'string' }).notNull(),
  to: date('to_date', { mode: 'string' }).notNull(),
  ...laneColumns(),
}, (table) => [
  liveIndex('phase', table),
  sweptIndex('phase', table),
  index('phase_deleted_idx').on(table.companyId, table.updatedAt).where(sql`${table.isDeleted}`),
  index('phase_category_idx').on(table.categoryId).where(sql`${table.categoryId} is not null`),
  index('phase_scenario_idx').on(table.scenarioId).where(sql`${table.scenarioId} is not null`),
]);

/** Where a goal or a phase stands. */
export function laneColumns() {
  return {
    categoryId: uuid('category_id').references(() => calendarCategory.id, { onDelete: 'set null' }),
    /** Null: the base plan. */
    scenarioId: uuid('scenario_id').references(() => scenario.id, { onDelete: 'set null' }),
    /** The scenario with which it was deleted, and with which it comes back. */
    deletedWith: uuid('deleted_with'),
  };
}
