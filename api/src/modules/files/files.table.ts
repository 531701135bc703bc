import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.table';

/** What was uploaded; the bytes are in the file store under the same id. */
export const files = pgTable('files', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  /** What the client says it is for, such as `profile_photo`. */
  purpose: text('purpose').notNull(),
  /** Found by content, not by name. */
  contentType: text('content_type').notNull(),
  name: text('name').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
}, (table) => [index('files_owner_idx').on(table.ownerId)]);
