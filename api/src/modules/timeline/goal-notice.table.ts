import { date, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.table';
import { milestone } from './timeline.table';

export const GOAL_CAUSES = ['DUE', 'LATE', 'CHECK_IN'] as const;
export type GoalCause = (typeof GOAL_CAUSES)[number];

/** What a person was told of a goal by itself: each cause once, however often it is looked for. */
export const milestoneNotice = pgTable('milestone_notice', {
  milestoneId: uuid('milestone_id').notNull().references(() => milestone.id, { onDelete: 'cascade' }),
  userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  cause: text('cause', { enum: GOAL_CAUSES }).notNull(),
  /** On which the goal was due; of a check-in the Monday on which it was asked for. */
  day: date('day', { mode: 'string' }).notNull(),
  toldAt: timestamp('told_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
}, (table) => [
  primaryKey({ columns: [table.milestoneId, table.userId, table.cause, table.day] }),
  index('milestone_notice_user_idx').on(table.userId),
  index('milestone_notice_told_idx').on(table.toldAt),
]);
