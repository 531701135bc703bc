import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.table';

/** How far a person is in the guided tour. */
export const tourProgress = pgTable('tour_progress', {
  userId: uuid('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  isActive: boolean('is_active').notNull(),
  /** Id of a stage. */
  group: text('group').notNull(),
  /** Index among the cards of the stage. */
  activeStep: integer('active_step').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
});
