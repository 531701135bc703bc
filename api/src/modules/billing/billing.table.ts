import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { JsonObject } from '../../events/bus';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The prices of the contract as the payment provider has them. */
export const planPrice = pgTable('plan_price', {
  /** As the contract calls it; at the provider it is the lookup key. */
  key: text('key').primaryKey(),
  stripeId: text('stripe_id').notNull().unique(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** A company as somebody who pays. */
export const billingCustomer = pgTable('billing_customer', {
  companyId: uuid('company_id').primaryKey().references(() => company.id, { onDelete: 'cascade' }),
  stripeId: text('stripe_id').notNull().unique(),
  name: text('name'),
  email: text('email'),
  line1: text('line1'),
  line2: text('line2'),
  city: text('city'),
  postalCode: text('postal_code'),
  country: text('country'),
  companyRegistrationType: text('company_registration_type'),
  taxId: text('tax_id'),
  /** Moves with each look at the provider: who began before one that is written down already writes nothing (`look.ts`). */
  look: integer('look').notNull().default(0),
  /** The latest look that was written down. */
  looked: integer('looked').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const paymentCard = pgTable('payment_card', {
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  /** The provider's word for it: no answer has it. */
  stripeId: text('stripe_id').notNull().unique(),
  brand: text('brand').notNull(),
  last4: text('last4').notNull(),
  expMonth: integer('exp_month').notNull(),
  expYear: integer('exp_year').notNull(),
  name: text('name'),
  /** The same for the same card, whoever has it. */
  fingerprint: text('fingerprint'),
  isDefault: boolean('is_default').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [index('payment_card_company_idx').on(table.companyId, table.createdAt)]);

/** What was to be paid, as the provider says it. */
export const invoice = pgTable('invoice', {
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  stripeId: text('stripe_id').notNull().unique(),
  kind: text('kind', { enum: ['subscription', 'credits'] }).notNull(),
  /** Of credits. */
  packKey: text('pack_key'),
  quantity: integer('quantity').notNull().default(1),
  number: text('number'),
  description: text('description').notNull(),
  status: text('status', { enum: ['DRAFT', 'OPEN', 'FAILED', 'PAID', 'VOID', 'REFUNDED'] }).notNull(),
  currency: text('currency').notNull(),
  amount: integer('amount').notNull(),
  tax: integer('tax').notNull(),
  refunded: integer('refunded').notNull().default(0),
  /** Why the bank did not pay it, in its words. */
  failure: text('failure'),
  nextTryAt: moment('next_try_at'),
  tries: integer('tries').notNull().default(0),
  periodStart: moment('period_start'),
  periodEnd: moment('period_end'),
  hostedUrl: text('hosted_url'),
  pdfUrl: text('pdf_url'),
  createdAt: moment('created_at').notNull(),
  paidAt: moment('paid_at'),
}, (table) => [index('invoice_company_idx').on(table.companyId, table.createdAt, table.id)]);

/** What somebody asked to pay for: the same id twice is the first answer, and one company pays for one thing at a time. */
export const billingRequest = pgTable('billing_request', {
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  /** What was asked, to tell the same from something else. */
  asked: text('asked').notNull(),
  /** OPEN: somebody is at it. UNKNOWN: it ended, and nobody knows how; the same id goes on with it. LEFT: it was never heard of again. */
  state: text('state', { enum: ['OPEN', 'UNKNOWN', 'DONE', 'REFUSED', 'LEFT'] }).notNull(),
  answer: jsonb('answer').$type<JsonObject>(),
  /** When it was asked first: its names at the provider are known there for a day. */
  createdAt: moment('created_at').notNull(),
  /** When it was begun last. */
  begunAt: moment('begun_at').notNull().defaultNow(),
}, (table) => [uniqueIndex('billing_request_open_key').on(table.companyId).where(sql`state = 'OPEN'`)]);

/** What the provider has told us, before it is looked into. */
export const stripeEvent = pgTable('stripe_event', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  objectId: text('object_id').notNull(),
  customerId: text('customer_id'),
  state: text('state', { enum: ['WAITING', 'DONE', 'GIVEN_UP'] }).notNull(),
  error: text('error'),
  toldAt: moment('told_at').notNull(),
  receivedAt: moment('received_at').notNull(),
}, (table) => [index('stripe_event_given_up_idx').on(table.receivedAt).where(sql`state <> 'DONE'`)]);

/** Money that came and went. Nobody changes or deletes a row: a trigger refuses it (the migration has it). It outlives its company. */
export const moneyEvent = pgTable('money_event', {
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: uuid('company_id').notNull(),
  kind: text('kind', { enum: ['ARRIVED', 'RETURNED'] }).notNull(),
  /** What it came of, at the provider: each counts once. */
  cause: text('cause').notNull().unique(),
  /** Without tax, after discounts. */
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  data: jsonb('data').$type<JsonObject>().notNull(),
  at: moment('at').notNull(),
  writtenAt: moment('written_at').notNull(),
}, (table) => [index('money_event_company_idx').on(table.companyId, table.at)]);

/** What the people of a company were told of its plan, so that each is told once. */
export const billingNotice = pgTable('billing_notice', {
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  cause: text('cause').notNull(),
  at: moment('at').notNull(),
}, (table) => [uniqueIndex('billing_notice_key').on(table.companyId, table.cause)]);
