import type { DeckOp, DeckSettings, RefusedOp, Slide } from '@heartwood/contract/deck';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const person = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

/** A deck, in parts: a patch reads and writes the slides that it is about and no others. */
const deckColumns = () => ({
  title: text('title').notNull(),
  /** Of `PRESENTATION_THEMES`; the company's own id: its own theme. */
  themeId: uuid('theme_id').notNull(),
  /** Of the form in which the parts are written: `DECK_VERSION` of the contract. */
  schemaVersion: integer('schema_version').notNull(),
  settings: jsonb('settings').$type<DeckSettings>().notNull(),
  slideOrder: text('slide_order').array().notNull(),
  /** By their ids. */
  slides: jsonb('slides').$type<Readonly<Record<string, Slide>>>().notNull(),
});

/** A deck of a company. */
export const presentation = pgTable('presentation', {
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  type: text('type').notNull(),
  ...deckColumns(),
  /** Its title as it is searched (`foldText`). */
  searchText: text('search_text').notNull(),
  /** Of all slides as JSON. */
  bytes: integer('bytes').notNull(),
  /** Grows with each change. */
  revision: integer('revision').notNull().default(1),
  /** Who has it may look without signing in; null: nobody. */
  viewKey: text('view_key'),
  isDeleted: boolean('is_deleted').notNull().default(false),
  createdBy: person('created_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedBy: person('updated_by'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
}, (table) => [
  index('presentation_live_idx').on(table.companyId, table.updatedAt.desc(), table.id.desc()).where(sql`not ${table.isDeleted}`),
  index('presentation_company_idx').on(table.companyId),
  index('presentation_swept_idx').on(table.updatedAt).where(sql`${table.isDeleted}`),
]);

const presentationId = () => uuid('presentation_id').notNull().references(() => presentation.id, { onDelete: 'cascade' });

/** What somebody did to a deck in one go: asked again, it answers the same. */
export const presentationPatch = pgTable('presentation_patch', {
  presentationId: presentationId(),
  /** Made by the client. */
  patchId: uuid('patch_id').notNull(),
  /** That it made. */
  revision: integer('revision').notNull(),
  /** Those that were taken. */
  ops: jsonb('ops').$type<readonly DeckOp[]>().notNull(),
  refused: jsonb('refused').$type<readonly (RefusedOp & { block: unknown })[]>().notNull(),
  by: person('by'),
  at: moment('at').notNull(),
}, (table) => [
  primaryKey({ columns: [table.presentationId, table.patchId] }),
  index('presentation_patch_revision_idx').on(table.presentationId, table.revision),
  index('presentation_patch_swept_idx').on(table.at),
]);

/** A deck as it stood before somebody sat down to it. */
export const presentationVersion = pgTable('presentation_version', {
  id: uuid('id').primaryKey(),
  presentationId: presentationId(),
  revision: integer('revision').notNull(),
  ...deckColumns(),
  /** Who wrote what it says, and when last. */
  by: person('by'),
  at: moment('at').notNull(),
}, (table) => [index('presentation_version_newest_idx').on(table.presentationId, table.revision.desc())]);

/** What somebody says of a deck, or of one of its slides. */
export const presentationComment = pgTable('presentation_comment', {
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  presentationId: presentationId(),
  /** Null: of the whole deck. */
  slideId: text('slide_id'),
  authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
  message: text('message').notNull(),
  mentions: uuid('mentions').array().notNull().default(sql`'{}'::uuid[]`),
  isDeleted: boolean('is_deleted').notNull().default(false),
  /** Who may have it back. */
  deletedBy: person('deleted_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [
  index('presentation_comment_live_idx').on(table.presentationId, table.createdAt.desc(), table.id.desc())
    .where(sql`not ${table.isDeleted}`),
  index('presentation_comment_deck_idx').on(table.presentationId),
  index('presentation_comment_company_idx').on(table.companyId),
]);

/** How the slides of one company look. */
export const companyTheme = pgTable('company_theme', {
  companyId: uuid('company_id').primaryKey().references(() => company.id, { onDelete: 'cascade' }),
  logo: text('logo'),
  /** As they were chosen: "#103127". The look is made of them. */
  ground: text('ground').notNull(),
  accent: text('accent').notNull(),
  font: text('font').notNull(),
  updatedBy: person('updated_by'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
