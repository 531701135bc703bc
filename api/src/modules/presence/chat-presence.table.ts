import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.table';

/** One open tab of a person. A process that was killed leaves rows that run out. */
export const chatPresence = pgTable('chat_presence', {
  userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  tab: text('tab').notNull(),
  isVisible: boolean('is_visible').notNull().default(true),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
}, (table) => [
  primaryKey({ columns: [table.userId, table.tab] }),
  index('chat_presence_expires_idx').on(table.expiresAt),
]);
