import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const person = (name: string) => uuid(name).notNull().references(() => users.id, { onDelete: 'cascade' });

/** Two people of whom one wants nothing to do with the other: it holds both ways, and the other one is not told. */
export const userBlock = pgTable('user_block', {
  userId: person('user_id'),
  blockedId: person('blocked_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [
  primaryKey({ columns: [table.userId, table.blockedId] }),
  index('user_block_blocked_idx').on(table.blockedId, table.userId),
]);

export const MUTE_KINDS = ['PERSON', 'COMPANY', 'TAG', 'WORD'] as const;
export type MuteKind = (typeof MUTE_KINDS)[number];

/** What somebody wants to read less of: it is left out of their lists, and stands where they go to see it. */
export const userMute = pgTable('user_mute', {
  userId: person('user_id'),
  kind: text('kind', { enum: MUTE_KINDS }).notNull(),
  /** Id of a person or company; name of a tag, a word: both in lower case. */
  subject: text('subject').notNull(),
  /** Null: it has no end. */
  mutedUntil: moment('muted_until'),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [primaryKey({ columns: [table.userId, table.kind, table.subject] })]);
