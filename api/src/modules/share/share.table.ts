import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';
import { presentation } from '../presentation/presentation.table';

/** What a link shows: the plan of a company, or a presentation. */
const SHARED = ['company', 'presentation'] as const;

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An address that somebody without an account reads under. The token stands in it and nowhere else. */
export const shareLink = pgTable('share_link', {
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: SHARED }).notNull().default('company'),
  presentationId: uuid('presentation_id').references(() => presentation.id, { onDelete: 'cascade' }),
  /** Who it is for. */
  name: text('name').notNull(),
  /** Of a company. A presentation is shown as it is. */
  sections: text('sections').array().notNull().default([]),
  tokenHash: text('token_hash').notNull(),
  passcodeHash: text('passcode_hash'),
  /** Who opened it before knew another one, or none: their visits are over. */
  passcodeChangedAt: moment('passcode_changed_at'),
  /** Wrong passcodes in a row; each is counted before it is looked at, so that many at once are counted too. */
  failedTries: integer('failed_tries').notNull().default(0),
  lockedUntil: moment('locked_until'),
  /** Who opens it is asked for a mail address. */
  asksMail: boolean('asks_mail').notNull().default(false),
  allowsDownload: boolean('allows_download').notNull().default(false),
  /** The first moment at which it is over. */
  expiresAt: moment('expires_at'),
  revokedAt: moment('revoked_at'),
  createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [
  uniqueIndex('share_link_token_idx').on(table.tokenHash),
  index('share_link_company_idx').on(table.companyId),
  index('share_link_presentation_idx').on(table.presentationId).where(sql`${table.presentationId} is not null`),
]);

/** Somebody opened a link. What they are called by is of this link alone: nobody is followed from one to another. */
export const shareView = pgTable('share_view', {
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  linkId: uuid('link_id').notNull().references(() => shareLink.id, { onDelete: 'cascade' }),
  /** Of the browser; null for one that keeps nothing. */
  readerHash: text('reader_hash'),
  /** Of the company's own people, which counts nowhere. */
  isOwn: boolean('is_own').notNull().default(false),
  mail: text('mail'),
  /** A digest of each section as it was shown, by which who comes back is told what is new. */
  shown: jsonb('shown').$type<Record<string, string>>().notNull(),
  openedAt: moment('opened_at').notNull(),
}, (table) => [
  index('share_view_link_idx').on(table.linkId, table.openedAt.desc()),
  index('share_view_reader_idx').on(table.linkId, table.readerHash, table.openedAt.desc()),
  index('share_view_opened_idx').on(table.openedAt),
]);

/** How long a section, or a slide, was looked at in one visit. */
export const shareReading = pgTable('share_reading', {
  viewId: uuid('view_id').notNull().references(() => shareView.id, { onDelete: 'cascade' }),
  section: text('section').notNull(),
  seconds: integer('seconds').notNull(),
}, (table) => [primaryKey({ columns: [table.viewId, table.section] })]);

/** What a reader asks, pinned to what they read. It stays when the visit is forgotten. */
export const shareQuestion = pgTable('share_question', {
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  linkId: uuid('link_id').notNull().references(() => shareLink.id, { onDelete: 'cascade' }),
  viewId: uuid('view_id').references(() => shareView.id, { onDelete: 'set null' }),
  section: text('section').notNull(),
  text: text('text').notNull(),
  /** Where an answer goes. */
  mail: text('mail'),
  createdAt: moment('created_at').notNull(),
  /** When somebody of the company said that it is answered, wherever they did that. */
  answeredAt: moment('answered_at'),
}, (table) => [
  index('share_question_link_idx').on(table.linkId, table.createdAt.desc()),
  index('share_question_view_idx').on(table.viewId),
]);
