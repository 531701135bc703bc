import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';
import { sessions, users } from '../identity/identity.table';
import type { NotificationData } from './kinds';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const userId = () => uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' });

/**
 * What one person is told. Who, what kind, how many, where it leads; never the content: the place it leads to asks for
 * rights as ever. What happens again before it is read is the same row with one more.
 */
export const notification = pgTable('notification', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: userId(),
  type: text('type').notNull(),
  /** What belongs together while it is unread. */
  groupKey: text('group_key').notNull(),
  /** What can be muted and forgotten: `module:<company>:<key>`, `company:<id>`. */
  subject: text('subject').notNull(),
  /** The last three, newest first. */
  actorIds: uuid('actor_ids').array().notNull().default(sql`'{}'::uuid[]`),
  count: integer('count').notNull().default(1),
  companyId: uuid('company_id').references(() => company.id, { onDelete: 'cascade' }),
  data: jsonb('data').$type<NotificationData>().notNull().default(sql`'{}'::jsonb`),
  /** Shown in the product; else it is there for the other ways of telling alone. */
  isInApp: boolean('is_in_app').notNull().default(true),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  readAt: moment('read_at'),
  /** When a digest told of it. */
  mailedAt: moment('mailed_at'),
  /** When the person took it off the list; it is kept for Undo, under a group key of its own. */
  removedAt: moment('removed_at'),
}, (table) => [
  uniqueIndex('notification_unread_group_key').on(table.userId, table.groupKey).where(sql`${table.readAt} is null`),
  index('notification_page_idx').on(table.userId, table.updatedAt, table.id),
  index('notification_unmailed_idx').on(table.userId).where(sql`${table.readAt} is null and ${table.mailedAt} is null`),
  index('notification_subject_idx').on(table.subject),
  index('notification_company_idx').on(table.companyId),
  index('notification_removed_idx').on(table.removedAt).where(sql`${table.removedAt} is not null`),
]);

/** What a person has chosen to hear about; a kind without a row is as it comes. */
export const notificationChoice = pgTable('notification_choice', {
  userId: userId(),
  kind: text('kind').notNull(),
  inApp: boolean('in_app').notNull(),
  push: boolean('push').notNull(),
  mail: boolean('mail').notNull(),
}, (table) => [primaryKey({ columns: [table.userId, table.kind] })]);

/** What a person hears nothing of: a subject, or somebody (`user:<id>`). */
export const notificationMute = pgTable('notification_mute', {
  userId: userId(),
  subject: text('subject').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [primaryKey({ columns: [table.userId, table.subject] })]);

export const DIGESTS = ['OFF', 'DAILY', 'WEEKLY'] as const;
export type Digest = (typeof DIGESTS)[number];

/** How a person's mails come; without a row, weekly. */
export const notificationSettings = pgTable('notification_settings', {
  userId: userId().primaryKey(),
  digest: text('digest', { enum: DIGESTS }).notNull().default('WEEKLY'),
  /** The day, in the person's zone, on which the last one was looked for. */
  digestDay: date('digest_day', { mode: 'string' }),
  /** Minutes after midnight in the person's zone between which nothing makes itself heard; null: there are no such hours. */
  quietFrom: integer('quiet_from'),
  quietTo: integer('quiet_to'),
});

/**
 * A browser that takes pushes for who is signed in there: with the session's end they end, whichever way it comes. The next
 * person of that browser takes it over by its endpoint.
 */
export const pushSubscription = pgTable('push_subscription', {
  id: uuid('id').primaryKey().defaultRandom(),
  endpoint: text('endpoint').notNull(),
  /** Public key and shared secret of the browser, base64url. */
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  userId: userId(),
  sessionId: uuid('session_id').notNull().references(() => sessions.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [
  uniqueIndex('push_subscription_endpoint_key').on(table.endpoint),
  index('push_subscription_user_idx').on(table.userId),
  index('push_subscription_session_idx').on(table.sessionId),
]);
