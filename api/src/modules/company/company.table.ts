import { AFFILIATE_STATUSES, ETA_METRICS, PUBLIC_SECTIONS } from '@heartwood/contract/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { JsonObject } from '../../events/bus';
import { users } from '../identity/identity.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const company = pgTable('company', {
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  logo: text('logo'),
  coverImage: text('cover_image'),
  /** Which part of it is seen: percent from its top. */
  coverPosition: integer('cover_position').notNull().default(50),
  country: text('country'),
  city: text('city'),
  size: text('size'),
  objective: text('objective'),
  stageId: integer('stage_id'),
  oneLine: text('one_line'),
  elevatorPitch: text('elevator_pitch'),
  customerSegments: text('customer_segments'),
  /** When an investment is planned, counted from the day it was said: both or none. */
  investmentEtaMetric: text('investment_eta_metric', { enum: ETA_METRICS }),
  investmentEtaValue: integer('investment_eta_value'),
  /** Of the release before: what it held is a lot of the ledger (`credit_lot`). To be dropped. */
  aiCreditCount: integer('ai_credit_count').notNull().default(0),
  /** Whether it refers others for a commission. */
  affiliateStatus: text('affiliate_status', { enum: AFFILIATE_STATUSES }).notNull().default('NONE'),
  isDemo: boolean('is_demo').notNull().default(false),
  isSoloFounder: boolean('is_solo_founder').notNull().default(false),
  /** The name as it is searched (`foldText`). Null: written by a release that did not know of it. */
  searchText: text('search_text'),
  /** The owner (spec section 6). */
  createdBy: uuid('created_by').notNull().references(() => users.id),
  /** Sequence of the last event; the row's lock puts the company's commands in order. */
  lastEventSeq: integer('last_event_seq').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** Set: gone for everybody, and its owner's to have back for 30 days. Whoever reads a company leaves these out. */
  deletedAt: moment('deleted_at'),
}, (table) => [
  index('company_created_by_idx').on(table.createdBy),
  index('company_search_idx').using('gin', sql`search_grams(${table.searchText})`),
  index('company_unfolded_idx').on(table.id).where(sql`${table.searchText} is null`),
  index('company_deleted_idx').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
]);

const companyId = () => uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' });

export const companySector = pgTable('company_sector', {
  companyId: companyId(),
  /** Id of the contract's SECTORS. */
  sectorId: text('sector_id').notNull(),
  position: integer('position').notNull(),
}, (table) => [primaryKey({ columns: [table.companyId, table.sectorId] })]);

/** What the company tells strangers of itself besides what everybody may know. */
export const companyPublicSection = pgTable('company_public_section', {
  companyId: companyId(),
  section: text('section', { enum: PUBLIC_SECTIONS }).notNull(),
}, (table) => [primaryKey({ columns: [table.companyId, table.section] })]);

/** The company's stream: one row a step, written in the command's own transaction. */
export const companyEvent = pgTable('company_event', {
  companyId: companyId(),
  seq: integer('seq').notNull(),
  type: text('type').notNull(),
  /** What the step is about, never the content: a reader loads that under its own rights. */
  payload: jsonb('payload').$type<JsonObject>().notNull().default(sql`'{}'::jsonb`),
  actorId: uuid('actor_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [primaryKey({ columns: [table.companyId, table.seq] })]);
