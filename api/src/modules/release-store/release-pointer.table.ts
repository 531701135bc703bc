import { bigint, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/**
 * Which of the pointers in the bucket are those that count: the one row that a release moves. Its digest is that of the pointers, which
 * have those of all files: who can write in the bucket alone changes nothing that anybody runs.
 */
export const releasePointer = pgTable('release_pointer', {
  id: integer('id').primaryKey(),
  /** Moves by one with each change; who changes names the one they looked at. */
  revision: bigint('revision', { mode: 'number' }).notNull(),
  /** The object that has the pointers. It never changes. */
  key: text('key').notNull(),
  sha256: text('sha256').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull(),
}, (table) => [check('release_pointer_one', sql`${table.id} = 1`)]);
