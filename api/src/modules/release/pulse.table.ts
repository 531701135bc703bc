import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * How a version of a remote does, as browsers tell: a row for a person and an hour, of so many people an hour as say enough. Swept after
 * two days.
 */
export const remotePulse = pgTable('remote_pulse', {
  remote: text('remote').notNull(),
  version: text('version').notNull(),
  hour: timestamp('hour', { withTimezone: true, mode: 'date' }).notNull(),
  /** Signed for the day with a secret of the deployment: people can be counted, and not found. */
  person: text('person').notNull(),
  /** Views of its pages and slots that stood, with the ms that this took in all. */
  loads: integer('loads').notNull(),
  loadMs: integer('load_ms').notNull(),
  errors: integer('errors').notNull(),
  /** Tasks of more than 50 ms while a page of it was open. */
  longTasks: integer('long_tasks').notNull(),
  longMs: integer('long_ms').notNull(),
}, (table) => [
  primaryKey({ columns: [table.remote, table.version, table.hour, table.person] }),
  index('remote_pulse_hour_idx').on(table.hour),
]);
