import { COUPON_STATUSES, HOLD_REASONS } from '@heartwood/contract/domain';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, date, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const companyId = () => uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' });

/** Who asked to refer others, and since when they may. What a company is stands with it (`company.affiliate_status`). */
export const affiliate = pgTable('affiliate', {
  companyId: companyId().primaryKey(),
  requestedBy: uuid('requested_by').references(() => users.id, { onDelete: 'set null' }),
  requestedAt: moment('requested_at').notNull(),
  answeredAt: moment('answered_at'),
});

/** Every code that a link can carry, of a company or of a coupon: one of its kind in the whole product. */
export const affiliateCode = pgTable('affiliate_code', {
  code: text('code').primaryKey(),
  companyId: companyId(),
  /** LINK: the company's own one. */
  kind: text('kind', { enum: ['LINK', 'COUPON'] }).notNull(),
}, (table) => [
  uniqueIndex('affiliate_link_key').on(table.companyId).where(sql`${table.kind} = 'LINK'`),
  index('affiliate_code_company_idx').on(table.companyId),
]);

/** What a company gives to others, and what it has of that: in percent. */
export const coupon = pgTable('coupon', {
  code: text('code').primaryKey().references(() => affiliateCode.code, { onDelete: 'cascade' }),
  companyId: companyId(),
  discount: integer('discount').notNull(),
  commission: integer('commission').notNull(),
  status: text('status', { enum: COUPON_STATUSES }).notNull().default('WAITING'),
  /** Why it was refused. */
  reason: text('reason'),
  /** First and last day on which it works, in UTC; null: from its approval on, and without an end. */
  startsOn: date('starts_on', { mode: 'string' }),
  endsOn: date('ends_on', { mode: 'string' }),
  createdAt: moment('created_at').notNull(),
}, (table) => [index('coupon_company_idx').on(table.companyId, table.createdAt)]);

/** Somebody followed a link: once a visitor and day. */
export const affiliateClick = pgTable('affiliate_click', {
  code: text('code').notNull().references(() => affiliateCode.code, { onDelete: 'cascade' }),
  /** Hash of what the browser calls itself by: it stands for nobody else, and says nothing of who it is. */
  visitorHash: text('visitor_hash').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  clickedAt: moment('clicked_at').notNull(),
}, (table) => [
  primaryKey({ columns: [table.code, table.day, table.visitorHash] }),
  index('affiliate_click_visitor_idx').on(table.visitorHash, table.clickedAt),
]);

/** A company that came by another one's link or coupon. It counts once, for whoever it came by first. */
export const companyReferral = pgTable('company_referral', {
  id: uuid('id').primaryKey(),
  /** The company that refers. */
  referralId: uuid('referral_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  /** It stands when that company is gone, so that what was decided of its payments holds: nothing here says who it was. */
  referredId: uuid('referred_id').notNull(),
  code: text('code').notNull().references(() => affiliateCode.code, { onDelete: 'cascade' }),
  /** HELD waits for a decision, with `reasons`; nothing is paid out for REJECTED. */
  state: text('state', { enum: ['COUNTED', 'HELD', 'REJECTED'] }).notNull(),
  reasons: text('reasons', { enum: HOLD_REASONS }).array().notNull().default([]),
  /** What the decision was founded on. */
  decision: text('decision'),
  decidedAt: moment('decided_at'),
  createdAt: moment('created_at').notNull(),
}, (table) => [
  uniqueIndex('company_referral_referred_key').on(table.referredId),
  index('company_referral_referral_idx').on(table.referralId, table.createdAt.desc(), table.id.desc()),
  index('company_referral_held_idx').on(table.createdAt).where(sql`${table.state} = 'HELD'`),
]);

/** Cards by the payment provider's fingerprint, and the companies that paid with them. */
export const affiliateCard = pgTable('affiliate_card', {
  companyId: companyId(),
  fingerprint: text('fingerprint').notNull(),
}, (table) => [primaryKey({ columns: [table.companyId, table.fingerprint] })]);

/**
 * What a company has of another one's payment. A line is written and never changed (a trigger refuses it): what is taken back is a
 * line of its own, below zero. It stands when both companies are gone, so it names them itself.
 */
export const commission = pgTable('commission', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Whose it is. */
  providerId: uuid('provider_id').notNull(),
  referredId: uuid('referred_id').notNull(),
  referredName: text('referred_name').notNull(),
  kind: text('kind', { enum: ['EARNED', 'TAKEN_BACK'] }).notNull(),
  /** The invoice that was paid; of what is taken back the refund or the dispute, and `restored:` with it of what is earned again. */
  cause: text('cause').notNull(),
  /** Of what is taken back, or earned again: the cause of the line that it is about. */
  takenFrom: text('taken_from'),
  code: text('code').notNull(),
  percent: integer('percent').notNull(),
  /** What the company paid or had back. */
  base: bigint('base', { mode: 'number' }).notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  /** From then on it can be paid out. */
  dueAt: moment('due_at').notNull(),
  createdAt: moment('created_at').notNull(),
}, (table) => [
  uniqueIndex('commission_cause_key').on(table.kind, table.cause),
  index('commission_provider_idx').on(table.providerId, table.createdAt.desc(), table.id.desc()),
  index('commission_referred_idx').on(table.referredId),
]);

/**
 * Where commission goes. What is asked for (`asked…`) is used once whoever asked has confirmed it by mail; account numbers are sealed under
 * the company's id.
 */
export const affiliateAccount = pgTable('affiliate_account', {
  companyId: companyId().primaryKey(),
  holder: text('holder'),
  ibanSealed: text('iban_sealed'),
  /** What of it is shown. */
  ibanMasked: text('iban_masked'),
  confirmedAt: moment('confirmed_at'),
  askedHolder: text('asked_holder'),
  askedIbanSealed: text('asked_iban_sealed'),
  askedIbanMasked: text('asked_iban_masked'),
  askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
  askedAt: moment('asked_at'),
  /** Hash of what stands in the mail's link. */
  askedHash: text('asked_hash').unique(),
});

/** Money that went to an affiliate, as an operator wrote it down; append-only like what it pays. */
export const affiliatePayout = pgTable('affiliate_payout', {
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: uuid('company_id').notNull(),
  companyName: text('company_name').notNull(),
  /** Counted up, on the receipt. */
  number: integer('number').notNull().generatedAlwaysAsIdentity(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  /** Of the transfer. */
  reference: text('reference').notNull(),
  /** Whose account it went to, and what of its number may be read; null where none was told. */
  paidTo: text('paid_to'),
  paidAt: moment('paid_at').notNull(),
  /** Of money that the bank sent back: the payout, with which this row sums to zero. It has one such row at most. */
  returnsId: uuid('returns_id').references((): AnyPgColumn => affiliatePayout.id),
  /** Why it came back, as the bank said. */
  reason: text('reason'),
}, (table) => [
  index('affiliate_payout_company_idx').on(table.companyId, table.paidAt),
  uniqueIndex('affiliate_payout_returns_key').on(table.returnsId).concurrently().where(sql`${table.returnsId} is not null`),
]);

/** Which lines a payout pays: each once, and once more for each time that its payout came back. */
export const payoutLine = pgTable('affiliate_payout_line', {
  commissionId: uuid('commission_id').notNull().references(() => commission.id),
  /** How often the line's payout had come back before. */
  turn: integer('turn').notNull().default(0),
  payoutId: uuid('payout_id').notNull().references(() => affiliatePayout.id),
}, (table) => [
  primaryKey({ columns: [table.commissionId, table.turn] }), index('affiliate_payout_line_payout_idx').on(table.payoutId),
]);
