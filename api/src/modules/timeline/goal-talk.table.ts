import { GOAL_PACES } from '@heartwood/contract/domain';
import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';
import { milestone } from './timeline.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const talkColumns = () => ({
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  milestoneId: uuid('milestone_id').notNull().references(() => milestone.id, { onDelete: 'cascade' }),
  authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
  isDeleted: boolean('is_deleted').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** What was counted of a goal on a day. */
export const milestoneCheckIn = pgTable('milestone_check_in', {
  ...talkColumns(),
  date: date('date', { mode: 'string' }).notNull(),
  /** A number as it is written in JSON. */
  value: text('value').notNull(),
  note: text('note'),
  /** What somebody thinks of it, against the forecast. */
  pace: text('pace', { enum: GOAL_PACES }),
}, (table) => [
  index('milestone_check_in_live_idx').on(table.milestoneId, table.date.desc(), table.createdAt.desc()).where(sql`not ${table.isDeleted}`),
  // Deleted ones too: they go with their goal.
  index('milestone_check_in_goal_idx').on(table.milestoneId),
  index('milestone_check_in_company_idx').on(table.companyId),
]);

/** What somebody says of a goal. */
export const milestoneComment = pgTable('milestone_comment', {
  ...talkColumns(),
  message: text('message').notNull(),
  mentions: uuid('mentions').array().notNull().default(sql`'{}'::uuid[]`),
  isEdited: boolean('is_edited').notNull().default(false),
  /** Who may have it back. */
  deletedBy: uuid('deleted_by').references(() => users.id, { onDelete: 'set null' }),
  deletedAt: moment('deleted_at'),
}, (table) => [
  index('milestone_comment_live_idx').on(table.milestoneId, table.createdAt.desc(), table.id.desc()).where(sql`not ${table.isDeleted}`),
  index('milestone_comment_goal_idx').on(table.milestoneId),
  index('milestone_comment_company_idx').on(table.companyId),
]);
