import { bigint, index, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { customer } from '../business-model/business-model.table';
import { liveRowIndex, rowColumns } from '../growth/row.table';

/** Customers of TAM, SAM or SOM: how many of a segment there are and what one of them pays in a year. */
export const marketCustomer = pgTable('market_customer', {
  ...rowColumns(),
  /** Null once the segment is gone: the figures stay. */
  customerId: uuid('customer_id').references(() => customer.id, { onDelete: 'set null' }),
  /** The same in all rows of a module. */
  currency: text('currency').notNull(),
  number: bigint('number', { mode: 'number' }),
  price: numeric('price', { precision: 18, scale: 4 }),
  /** Percent a year. */
  projectedGrowth: numeric('projected_growth', { precision: 18, scale: 4 }),
  description: text('description'),
  /** Sources: addresses of the web. */
  links: text('links').array().notNull(),
}, (table) => [liveRowIndex('market_customer', table), index('market_customer_customer_idx').on(table.customerId)]);
