import { sql } from 'drizzle-orm';
import { bigint, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const userId = () => uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' });

/** A line of the short list above the text. */
export interface NoteCheckpoint { id: string; text: string; isDone: boolean }

/** A folder of one person's notes. */
export const noteSegment = pgTable('note_segment', {
  /** Made by the client: the same id twice is one folder. */
  id: uuid('id').primaryKey(),
  userId: userId(),
  name: text('name').notNull(),
  position: doublePrecision('position').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** Its notes went with it: theirs is the same moment. */
  deletedAt: moment('deleted_at'),
}, (table) => [
  index('note_segment_user_idx').on(table.userId, table.position),
  index('note_segment_deleted_idx').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
]);

export const note = pgTable('note', {
  /** Made by the client: the same id twice is one note. */
  id: uuid('id').primaryKey(),
  /** A note that is there stands in a folder that is there. */
  segmentId: uuid('segment_id').notNull().references(() => noteSegment.id, { onDelete: 'cascade' }),
  /** Who wrote it, and has the folder. */
  userId: userId(),
  title: text('title').notNull(),
  content: jsonb('content').$type<unknown[]>(),
  /** One more with each change of title or text. */
  revision: integer('revision').notNull().default(0),
  /** Who changed title or text last. */
  changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
  /** The text without its formatting. */
  words: text('words').notNull().default(''),
  /** Title and words as they are searched (`foldText`). */
  searchText: text('search_text').notNull(),
  checkpoints: jsonb('checkpoints').$type<readonly NoteCheckpoint[]>().notNull().default(sql`'[]'::jsonb`),
  tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** Set: in its author's trash, and nobody else's. */
  deletedAt: moment('deleted_at'),
}, (table) => [
  index('note_segment_idx').on(table.segmentId, table.updatedAt),
  index('note_user_idx').on(table.userId, table.updatedAt, table.id),
  index('note_deleted_idx').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
]);

const noteId = () => uuid('note_id').notNull().references(() => note.id, { onDelete: 'cascade' });

export const noteAttachment = pgTable('note_attachment', {
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  noteId: noteId(),
  fileId: uuid('file_id').notNull(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [index('note_attachment_note_idx').on(table.noteId, table.createdAt)]);

/** Who else reads and writes a note, as long as they share a company with its author. */
export const noteAccess = pgTable('note_access', {
  noteId: noteId(),
  userId: userId(),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [
  primaryKey({ columns: [table.noteId, table.userId] }),
  index('note_access_user_idx').on(table.userId),
]);
