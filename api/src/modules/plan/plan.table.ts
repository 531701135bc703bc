import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const billingSubscription = pgTable('billing_subscription', {
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  plan: text('plan', { enum: ['Free', 'Trial', 'Premium', 'Pro'] }).notNull(),
  /** 'trialing', 'active', 'past_due', 'canceled', 'unpaid' … as the payment provider says it. */
  status: text('status').notNull(),
  /** Nothing of it is in force from then on, whatever is heard until then; null: it goes on. */
  endsAt: moment('ends_at'),
  /** At the payment provider; null of trials and of what an operator gave. */
  stripeId: text('stripe_id').unique(),
  /** Key of the price, as the contract has it. */
  priceKey: text('price_key'),
  currentStart: moment('current_start'),
  currentEnd: moment('current_end'),
  /** To there an invoice is paid; null: nothing has been paid. Of what nobody pays for it says nothing. */
  paidUntil: moment('paid_until'),
  /** Somebody has cancelled it, for then. */
  cancelsAt: moment('cancels_at'),
  /** The price that the next period has, where it is another one. */
  nextPriceKey: text('next_price_key'),
  /** A change that waits for the bank. */
  isPending: boolean('is_pending').notNull().default(false),
  /** Since when its payment fails; null while it does not. */
  failingSince: moment('failing_since'),
  /** The invoice that fails. */
  failingInvoiceId: text('failing_invoice_id'),
  couponCode: text('coupon_code'),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [index('billing_subscription_company_idx').on(table.companyId, table.createdAt)]);

/**
 * Trials that were started. A row stays when its company or person goes: neither can start another one by being made anew under the same
 * id.
 */
export const trialUse = pgTable('trial_use', {
  companyId: uuid('company_id').primaryKey(),
  /** Who started it: one trial a person, whichever the company. Null: it was started before this was written down, or in a demo company. */
  userId: uuid('user_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
}, (table) => [uniqueIndex('trial_use_user_key').on(table.userId)]);
