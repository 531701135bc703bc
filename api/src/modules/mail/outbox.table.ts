import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Mails written by commands, sent after their commit. A row leaves once an SMTP server has taken it. */
export const outbox = pgTable('mail_outbox', {
  id: uuid('id').primaryKey(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  /** Null: nothing more to do (kept for the development mailbox, or given up). */
  nextAttemptAt: moment('next_attempt_at').defaultNow(),
  lastError: text('last_error'),
}, (table) => [
  index('mail_outbox_due_idx').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
  index('mail_outbox_recipient_idx').on(table.recipient, table.createdAt),
]);
