import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Work that commands leave for afterwards. A row leaves once its work is done. */
export const job = pgTable('job', {
  /** What it is known by outside, such as an idempotency key. Asked for anew, it is another one. */
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  /** What it is about: there is one of a kind and key that waits or runs. */
  key: text('key').notNull(),
  payload: jsonb('payload').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  /** When it is to run; while it runs, when it is free for others; null: given up. */
  runAt: moment('run_at'),
  /** Of the one that runs it; null while it waits. */
  claim: uuid('claim'),
  /** When it is to run once more, because it was asked for while it ran. */
  againAt: moment('again_at'),
  lastError: text('last_error'),
  givenUpAt: moment('given_up_at'),
}, (table) => [
  uniqueIndex('job_key_idx').on(table.kind, table.key).where(sql`${table.runAt} is not null`),
  index('job_due_idx').on(table.runAt).where(sql`${table.runAt} is not null`),
]);
