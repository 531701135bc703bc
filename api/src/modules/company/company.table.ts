import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { JsonObject } from '../../events/bus';
import { users } from '../identity/identity.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const company = pgTable('company', {
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  logo: text('logo'),
  coverImage: text('cover_image'),
  country: text('country'),
  city: text('city'),
  size: text('size'),
  objective: text('objective'),
  stageId: integer('stage_id'),
  elevatorPitch: text('elevator_pitch'),
  customerSegments: text('customer_segments'),
  aiCreditCount: integer('ai_credit_count').notNull().default(0),
  isDemo: boolean('is_demo').notNull().default(false),
  isSoloFounder: boolean('is_solo_founder').notNull().default(false),
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
  index('company_deleted_idx').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
]);

const companyId = () => uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' });

export const companySector = pgTable('company_sector', {
  companyId: companyId(),
  /** Id of the contract's SECTORS. */
  sectorId: text('sector_id').notNull(),
  position: integer('position').notNull(),
}, (table) => [primaryKey({ columns: [table.companyId, table.sectorId] })]);

export const billingSubscription = pgTable('billing_subscription', {
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: companyId(),
  plan: text('plan', { enum: ['Free', 'Trial', 'Premium', 'Pro'] }).notNull(),
  /** 'trialing', 'active', 'canceled', 'unpaid' … as the payment provider says it. */
  status: text('status').notNull(),
  endsAt: moment('ends_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [index('billing_subscription_company_idx').on(table.companyId, table.createdAt)]);

/** Trials that were started. A row stays when its company or person goes: neither can start another one by being made anew under the same id. */
export const trialUse = pgTable('trial_use', {
  companyId: uuid('company_id').primaryKey(),
  /** Who started it: one trial a person, whichever the company. Null: it was started before this was written down, or in a demo company. */
  userId: uuid('user_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [uniqueIndex('trial_use_user_key').on(table.userId)]);

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
