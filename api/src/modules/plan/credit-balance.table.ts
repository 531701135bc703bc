import { sql } from 'drizzle-orm';
import { check, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';

/**
 * How many credits a company has. The ledger (`credit`) alone moves it, in the statement that writes the transfer; it stands here because a
 * plan says it on every page.
 */
export const creditBalance = pgTable('credit_balance', {
  companyId: uuid('company_id').primaryKey().references(() => company.id, { onDelete: 'cascade' }),
  /** Bought. */
  paid: integer('paid').notNull().default(0),
  /** Given with a plan: they end. */
  granted: integer('granted').notNull().default(0),
  /** Set aside for what is being done, and neither spent nor to be spent on anything else. */
  held: integer('held').notNull().default(0),
}, ({ paid, granted, held }) => [check('credit_balance_not_negative', sql`${paid} >= 0 and ${granted} >= 0 and ${held} >= 0`)]);
