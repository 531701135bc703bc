import { COMPETITOR_TYPE_VALUES, type CompetitorType } from '@heartwood/contract/domain';
import { boolean, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { customer } from '../business-model/business-model.table';
import { liveRowIndex, rowColumns } from '../growth/row.table';

export const competitor = pgTable('competitor', {
  ...rowColumns(),
  /** Empty for the own company, which is called as it is. */
  name: text('name').notNull(),
  /** The own company, one by its id: see `ownCompetitorId`. */
  isSelf: boolean('is_self').notNull(),
  type: text('type', { enum: COMPETITOR_TYPE_VALUES as [CompetitorType] }),
  details: text('details'),
  website: text('website'),
  /** As somebody writes it: "€0.21 / trip". */
  price: text('price'),
  /** 1–5, as the customer experience. */
  importanceLevel: smallint('importance_level'),
  valueProposition: text('value_proposition'),
  pointOfDifferentiation: text('point_of_differentiation'),
  revenueStreams: text('revenue_streams'),
  keyTakeaway: text('key_takeaway'),
  strengths: text('strengths'),
  weaknesses: text('weaknesses'),
  socialMediaEngagement: text('social_media_engagement'),
  customerExperience: smallint('customer_experience'),
}, (table) => [liveRowIndex('competitor', table)]);

export const competitorCustomer = pgTable('competitor_customer', {
  competitorId: uuid('competitor_id').notNull().references(() => competitor.id, { onDelete: 'cascade' }),
  customerId: uuid('customer_id').notNull().references(() => customer.id, { onDelete: 'cascade' }),
}, (table) => [
  primaryKey({ columns: [table.competitorId, table.customerId] }), index('competitor_customer_other_idx').on(table.customerId),
]);
