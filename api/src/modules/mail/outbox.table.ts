import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Mails written by commands, sent after their commit. A row leaves once an SMTP server has taken it, or its links are too old. */
export const outbox = pgTable('mail_outbox', {
  id: uuid('id').primaryKey(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  /** Empty, as `html` is, but in rows that a process of the release before has written. */
  text: text('text').notNull(),
  html: text('html').notNull(),
  /** Text and HTML under `Seal`: there are live links in them. Null once the mail is given up. */
  sealed: text('sealed'),
  createdAt: moment('created_at').notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  /** When it is to be sent; null: nothing more to do (kept for the development mailbox, or given up). */
  dueAt: moment('due_at'),
  /** The same in rows of the release before, whose processes would send an empty mail for a sealed one. */
  nextAttemptAt: moment('next_attempt_at').defaultNow(),
  /** From then on its links lead nowhere. */
  expiresAt: moment('expires_at'),
  lastError: text('last_error'),
}, (table) => [
  index('mail_outbox_due_idx').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
  index('mail_outbox_sealed_due_idx').on(table.dueAt).where(sql`${table.dueAt} is not null`),
  index('mail_outbox_clear_idx').on(table.id).where(sql`${table.text} <> '' and ${table.sealed} is null`),
  index('mail_outbox_recipient_idx').on(table.recipient, table.createdAt),
]);
