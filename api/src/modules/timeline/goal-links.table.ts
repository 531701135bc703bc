import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';
import { milestone, traction } from './timeline.table';

const ofCompany = () => uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' });
const ofGoal = (name: string) => uuid(name).references(() => milestone.id, { onDelete: 'cascade' });

/** Finish to start: the goal begins when the other one is finished. */
export const milestoneDependency = pgTable('milestone_dependency', {
  companyId: ofCompany(),
  milestoneId: ofGoal('milestone_id').notNull(),
  dependsOnId: ofGoal('depends_on_id').notNull(),
}, (table) => [
  primaryKey({ columns: [table.milestoneId, table.dependsOnId] }),
  index('milestone_dependency_before_idx').on(table.dependsOnId),
  index('milestone_dependency_company_idx').on(table.companyId),
]);

/** A goal or a record of traction that a goal's value is counted from: one of the two. */
export const milestonePart = pgTable('milestone_part', {
  companyId: ofCompany(),
  milestoneId: ofGoal('milestone_id').notNull(),
  partGoalId: ofGoal('part_goal_id'),
  partTractionId: uuid('part_traction_id').references(() => traction.id, { onDelete: 'cascade' }),
}, (table) => [
  uniqueIndex('milestone_part_goal_idx').on(table.milestoneId, table.partGoalId).where(sql`${table.partGoalId} is not null`),
  uniqueIndex('milestone_part_traction_idx').on(table.milestoneId, table.partTractionId).where(sql`${table.partTractionId} is not null`),
  index('milestone_part_idx').on(table.milestoneId),
  index('milestone_part_of_goal_idx').on(table.partGoalId).where(sql`${table.partGoalId} is not null`),
  index('milestone_part_of_traction_idx').on(table.partTractionId).where(sql`${table.partTractionId} is not null`),
  index('milestone_part_company_idx').on(table.companyId),
  check('milestone_part_is_one', sql`num_nonnulls(${table.partGoalId}, ${table.partTractionId}) = 1`),
]);

/** Whom a goal is given to. */
export const milestoneAssignment = pgTable('milestone_assignment', {
  companyId: ofCompany(),
  milestoneId: ofGoal('milestone_id').notNull(),
  userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
}, (table) => [
  primaryKey({ columns: [table.milestoneId, table.userId] }),
  index('milestone_assignment_user_idx').on(table.userId, table.companyId),
  index('milestone_assignment_company_idx').on(table.companyId),
]);
