import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One's own data, asked for as a file. The bytes are in the file store under its id, and no address leads to them but its own route. */
export const dataExport = pgTable('data_export', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  state: text('state', { enum: ['WAITING', 'DONE'] }).notNull().default('WAITING'),
  /** Bytes; null until it is there. */
  size: bigint('size', { mode: 'number' }),
  createdAt: moment('created_at').notNull(),
  endsAt: moment('ends_at').notNull(),
}, (table) => [index('data_export_user_idx').on(table.userId, table.createdAt), index('data_export_ends_idx').on(table.endsAt)]);
