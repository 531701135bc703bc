import type { AreaKey } from '@heartwood/contract/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';
import type { DeckChoice } from './deck-choice';
import { KEPT_FORMATS, PAGES } from './document';
import type { NotesChoice } from './notes-choice';
import type { TimelineChoice } from './timeline-choice';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const EXPORT_STATES = ['WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** A plan, a timeline, notes or a presentation that somebody wants as a file. The file is theirs, and kept until `endsAt`. */
export const planExport = pgTable('plan_export', {
  id: uuid('id').primaryKey(),
  /** Null where it is notes: they are of no company. */
  companyId: uuid('company_id').references(() => company.id, { onDelete: 'cascade' }),
  userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  format: text('format', { enum: KEPT_FORMATS }).notNull(),
  /** Empty where it is no plan. */
  areas: text('areas').array().$type<AreaKey[]>().notNull(),
  /** How the timeline is drawn, where it is that and not the plan. */
  timeline: jsonb('timeline').$type<TimelineChoice>(),
  /** Which notes, where it is them. */
  notes: jsonb('notes').$type<NotesChoice>(),
  /** Which presentation and how, where it is one. */
  deck: jsonb('deck').$type<DeckChoice>(),
  page: text('page', { enum: PAGES }).notNull(),
  withComments: boolean('with_comments').notNull(),
  onlyShared: boolean('only_shared').notNull(),
  state: text('state', { enum: EXPORT_STATES }).notNull().default('WAITING'),
  /** In the files; null until it is there. */
  fileId: uuid('file_id'),
  fileName: text('file_name'),
  /** What is said of one that failed. */
  fault: text('fault'),
  createdAt: moment('created_at').notNull().defaultNow(),
  endsAt: moment('ends_at').notNull(),
}, (table) => [
  index('plan_export_person_idx').on(table.userId, table.companyId, table.createdAt),
  index('plan_export_company_idx').on(table.companyId),
  index('plan_export_open_idx').on(table.userId).where(sql`${table.state} in ('WAITING', 'RUNNING')`),
  index('plan_export_ends_idx').on(table.endsAt),
]);
