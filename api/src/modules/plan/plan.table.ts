import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const billingSubscription = pgTable('billing_subscription', {
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
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
