import { FORECAST_SCENARIOS } from '@heartwood/contract/domain';
import type { CurrencyRate, MonthAmount } from '@heartwood/contract/numbers';
import { sql } from 'drizzle-orm';
import { index, jsonb, numeric, pgTable, primaryKey, text, uniqueIndex, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';
import { liveRowIndex, rowColumns } from '../growth/row.table';
import { users } from '../identity/identity.table';
import { milestone } from '../timeline/timeline.table';

const LEVELS = ['LOW', 'MEDIUM', 'HIGH'] as const;
/** An amount of the plan; four places, for what is paid by the unit is often less than a cent. */
const amount = (name: string) => numeric(name, { precision: 18, scale: 4 });
const goalId = () => uuid('milestone_id').references(() => milestone.id, { onDelete: 'set null' });
const personId = () => uuid('employee_responsible').references(() => users.id, { onDelete: 'set null' });
const to = (name: string, column: () => AnyPgColumn) => uuid(name).notNull().references(column, { onDelete: 'cascade' });

export const customer = pgTable('customer', {
  ...rowColumns(),
  name: text('name').notNull(),
  category: text('category'),
  type: text('type'),
  description: text('description'),
  problem: text('problem'),
  solution: text('solution'),
  valueProposition: text('value_proposition'),
  priceSensitivity: text('price_sensitivity', { enum: LEVELS }),
  willingnessToPay: text('willingness_to_pay', { enum: LEVELS }),
}, (table) => [liveRowIndex('customer', table)]);

/** What a company tells of a customer beyond the fields that all have. */
export const customerDetail = pgTable('customer_detail', {
  ...rowColumns(),
  customerId: uuid('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
  title: text('title').notNull(),
  value: text('value').notNull().default(''),
}, (table) => [liveRowIndex('customer_detail', table), index('customer_detail_customer_idx').on(table.customerId)]);

/** The categories of customers that a company has made for itself. */
export const customerCategory = pgTable('customer_category', {
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  companyId: uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
}, (table) => [uniqueIndex('customer_category_key').on(table.companyId, sql`lower(${table.name})`)]);

export const businessChannel = pgTable('business_channel', {
  ...rowColumns(),
  name: text('name').notNull(),
  type: text('type'),
  topic: text('topic'),
  efficiency: text('efficiency', { enum: LEVELS }),
  description: text('description'),
  actionPlan: text('action_plan'),
  customerId: uuid('customer_id').references(() => customer.id, { onDelete: 'set null' }),
  milestoneId: goalId(),
  employeeResponsible: personId(),
}, (table) => [
  liveRowIndex('business_channel', table), index('business_channel_customer_idx').on(table.customerId),
  index('business_channel_milestone_idx').on(table.milestoneId), index('business_channel_employee_idx').on(table.employeeResponsible),
]);

export const keyActivity = pgTable('key_activity', {
  ...rowColumns(),
  name: text('name').notNull(),
  type: text('type'),
  efficiency: text('efficiency', { enum: LEVELS }),
  description: text('description'),
}, (table) => [liveRowIndex('key_activity', table)]);

export const keyActivityChannel = pgTable('key_activity_channel', {
  activityId: to('activity_id', () => keyActivity.id),
  channelId: to('channel_id', () => businessChannel.id),
}, (table) => [primaryKey({ columns: [table.activityId, table.channelId] }), index('key_activity_channel_other_idx').on(table.channelId)]);

export const keyResource = pgTable('key_resource', {
  ...rowColumns(),
  name: text('name').notNull(),
  type: text('type'),
  /** How essential it is. */
  essence: text('essence', { enum: LEVELS }),
  description: text('description'),
  actionPlan: text('action_plan'),
  milestoneId: goalId(),
  employeeResponsible: personId(),
}, (table) => [
  liveRowIndex('key_resource', table), index('key_resource_milestone_idx').on(table.milestoneId),
  index('key_resource_employee_idx').on(table.employeeResponsible),
]);

export const keyResourceActivity = pgTable('key_resource_activity', {
  resourceId: to('resource_id', () => keyResource.id),
  activityId: to('activity_id', () => keyActivity.id),
}, (table) => (
  [primaryKey({ columns: [table.resourceId, table.activityId] }), index('key_resource_activity_other_idx').on(table.activityId)]
));

export const keyPartner = pgTable('key_partner', {
  ...rowColumns(),
  name: text('name').notNull(),
  type: text('type'),
  essence: text('essence', { enum: LEVELS }),
  description: text('description'),
}, (table) => [liveRowIndex('key_partner', table)]);

export const keyPartnerResource = pgTable('key_partner_resource', {
  partnerId: to('partner_id', () => keyPartner.id),
  resourceId: to('resource_id', () => keyResource.id),
}, (table) => [primaryKey({ columns: [table.partnerId, table.resourceId] }), index('key_partner_resource_other_idx').on(table.resourceId)]);

export const revenue = pgTable('revenue', {
  ...rowColumns(),
  type: text('type').notNull(),
  value: amount('value').notNull(),
  currency: text('currency').notNull(),
  frequency: text('frequency').notNull(),
  /** What is sold, of a revenue that comes per unit: "crate trip". */
  unit: text('unit'),
  description: text('description'),
}, (table) => [liveRowIndex('revenue', table)]);

export const revenueCustomer = pgTable('revenue_customer', {
  revenueId: to('revenue_id', () => revenue.id),
  customerId: to('customer_id', () => customer.id),
}, (table) => [primaryKey({ columns: [table.revenueId, table.customerId] }), index('revenue_customer_other_idx').on(table.customerId)]);

export const cost = pgTable('cost', {
  ...rowColumns(),
  /** What it is called. */
  description: text('description').notNull(),
  type: text('type').notNull(),
  /** Of a month; null while there is a series. */
  value: amount('value'),
  currency: text('currency').notNull(),
  /** By month, in the order of the months; see `costInMonth`. */
  valueArray: jsonb('value_array').$type<readonly MonthAmount[]>().notNull().default([]),
}, (table) => [liveRowIndex('cost', table)]);

const PERCENT = { precision: 18, scale: 4 } as const;

/** What is assumed beside revenue and costs, by scenario; the plan says cash and currency, the other scenarios how they differ from it. */
export const forecast = pgTable('forecast', {
  ...rowColumns(),
  scenario: text('scenario', { enum: FORECAST_SCENARIOS }).notNull(),
  /** The first month, 2026-05. */
  month: text('month'),
  currency: text('currency'),
  /** On the first day of that month. */
  cash: amount('cash'),
  /** What one of each other currency is in that of the forecast. */
  rates: jsonb('rates').$type<readonly CurrencyRate[]>().notNull().default([]),
  /** Per cent of the plan. */
  gains: numeric('gains', PERCENT),
  prices: numeric('prices', PERCENT),
  costs: numeric('costs', PERCENT),
}, (table) => [liveRowIndex('forecast', table)]);

/** How many buy of a revenue, whose id it has. */
export const forecastLine = pgTable('forecast_line', {
  ...rowColumns(),
  /** By month, in the order of the months; see `countInMonth`. */
  months: jsonb('months').$type<readonly MonthAmount[]>().notNull().default([]),
  /** Per cent a month. */
  growth: numeric('growth', PERCENT),
  days: amount('days'),
}, (table) => [liveRowIndex('forecast_line', table)]);
