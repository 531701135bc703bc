import { bigserial, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { JsonObject } from '../../events/bus';

/** What pages told of their errors: enough to find the id that a person was shown, and nothing about the person. */
export const clientReport = pgTable('client_report', {
  /** Made by the page, and shown where somebody saw the error. */
  errorId: text('error_id').primaryKey(),
  /** `shell`, a remote that the registry knows, or `unknown`; so the version. */
  remote: text('remote').notNull(),
  version: text('version').notNull(),
  stage: text('stage').notNull(),
  /** Class of the error, as `TypeError`. */
  kind: text('kind').notNull(),
  /** File, line and column of our own code; null where the error did not say. */
  place: text('place'),
  /** Of the view that the remote was asked for last; null where there was none. */
  traceId: text('trace_id'),
  /** How often that page met it. */
  count: integer('count').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
}, (table) => [
  index('client_report_version_idx').on(table.remote, table.version, table.createdAt),
  index('client_report_created_idx').on(table.createdAt),
]);

/** What operators did, in the transaction that did it; only ever added to, and never swept. */
export const operatorAct = pgTable('operator_act', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  kind: text('kind').notNull(),
  /** What it was done to; no reference, for what was done stays when that goes. */
  subject: text('subject').notNull(),
  /** How it was before and is since. */
  data: jsonb('data').$type<JsonObject>().notNull(),
  /** Network address as the server saw it. */
  address: text('address').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
}, (table) => [index('operator_act_subject_idx').on(table.subject, table.id)]);

/** Who signed in or was refused, and who changed rights, keys and addresses; only ever added to, and kept for 90 days. */
export const securityEvent = pgTable('security_event', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  kind: text('kind').notNull(),
  /** `done`, or the code of the refusal. */
  outcome: text('outcome').notNull(),
  /** Null: nobody we know. No reference: what happened stays when the person goes. */
  userId: uuid('user_id'),
  /** What it was done to: a seat, a partner, a company. */
  subject: text('subject'),
  /** Network address as the server saw it. */
  address: text('address').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
}, (table) => [
  index('security_event_user_idx').on(table.userId, table.createdAt),
  index('security_event_created_idx').on(table.createdAt),
]);
