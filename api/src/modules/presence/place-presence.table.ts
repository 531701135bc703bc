import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.table';

/** Who looks at a place right now, such as a module. A row is kept alive by the process that has the tab's socket. */
export const placePresence = pgTable('place_presence', {
  userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  /** One stay: a person may look at a place in two tabs. */
  tab: uuid('tab').notNull(),
  kind: text('kind', { enum: ['module', 'presentation'] }).notNull(),
  subject: text('subject').notNull(),
  /** Where in it, as the place says it. */
  spot: text('spot'),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
}, (table) => [
  primaryKey({ columns: [table.userId, table.tab] }),
  index('place_presence_subject_idx').on(table.kind, table.subject),
  index('place_presence_expires_idx').on(table.expiresAt),
]);
