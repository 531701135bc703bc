import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';
import { users } from '../identity/identity.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const companyId = () => uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' });
const actorId = () => uuid('actor_id').references(() => users.id, { onDelete: 'set null' });

const ACCOUNTS = ['issued', 'paid', 'granted', 'held', 'spent', 'expired'] as const;

/**
 * Credits that came together, and end together. What is spent is taken from lots, and what comes back goes to the lot it was taken from.
 */
export const creditLot = pgTable('credit_lot', {
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: companyId(),
  kind: text('kind', { enum: ['PAID', 'GRANTED'] }).notNull(),
  /** Where it stands in the order of use, before its end is looked at: the lower the earlier. */
  priority: smallint('priority').notNull(),
  amount: integer('amount').notNull(),
  remaining: integer('remaining').notNull().default(0),
  /** Null: they don't end. */
  expiresAt: moment('expires_at'),
  /** Why they came: the same cause twice is one lot. */
  reference: text('reference').notNull(),
  createdAt: moment('created_at').notNull(),
}, (table) => [
  uniqueIndex('credit_lot_cause_key').on(table.companyId, table.reference),
  index('credit_lot_end_idx').on(table.expiresAt).where(sql`${table.remaining} > 0 and ${table.expiresAt} is not null`),
  check('credit_lot_within', sql`${table.remaining} between 0 and ${table.amount}`),
]);

/** Credits that are set aside for something, until it has happened or has not. */
export const creditHold = pgTable('credit_hold', {
  companyId: companyId(),
  /** What for: the same cause twice is one hold. */
  reference: text('reference').notNull(),
  amount: integer('amount').notNull(),
  /** OWED: set aside for nobody, but to go back as soon as it is there, because its money went back (`owed-credits.ts`). */
  state: text('state', { enum: ['HELD', 'CAPTURED', 'RELEASED', 'REFUNDED', 'OWED'] }).notNull(),
  /** What the history calls it. */
  description: text('description').notNull(),
  actorId: actorId(),
  createdAt: moment('created_at').notNull(),
}, (table) => [
  primaryKey({ columns: [table.companyId, table.reference] }),
  index('credit_hold_open_idx').on(table.createdAt).where(sql`${table.state} = 'HELD'`),
  index('credit_hold_owed_idx').on(table.companyId, table.createdAt).where(sql`${table.state} = 'OWED'`),
  check('credit_hold_something', sql`${table.amount} > 0`),
]);

/** From one account to another: a row is both sides, so that all accounts of a company are zero together. Rows are never changed. */
export const creditTransfer = pgTable('credit_transfer', {
  /** Rises in the order in which a company's transfers happened: its balance is locked meanwhile. */
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  companyId: companyId(),
  kind: text('kind', { enum: ['ISSUE', 'HOLD', 'CAPTURE', 'RELEASE', 'REFUND', 'EXPIRE', 'TAKE_BACK'] }).notNull(),
  amount: integer('amount').notNull(),
  fromAccount: text('from_account', { enum: ACCOUNTS }).notNull(),
  toAccount: text('to_account', { enum: ACCOUNTS }).notNull(),
  lotId: uuid('lot_id').notNull().references(() => creditLot.id, { onDelete: 'cascade' }),
  reference: text('reference').notNull(),
  description: text('description').notNull(),
  /** Null: nobody, as for what comes with a plan; or somebody whose account is gone. */
  actorId: actorId(),
  /** What could be spent afterwards. */
  balance: integer('balance').notNull(),
  createdAt: moment('created_at').notNull(),
}, (table) => [
  uniqueIndex('credit_transfer_cause_key').on(table.companyId, table.reference, table.kind, table.lotId),
  index('credit_transfer_company_idx').on(table.companyId, table.id),
  index('credit_transfer_lot_idx').on(table.lotId),
  check('credit_transfer_something', sql`${table.amount} > 0 and ${table.fromAccount} <> ${table.toAccount}`),
]);
