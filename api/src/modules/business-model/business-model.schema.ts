import {
  COST_TYPE_VALUES, FORECAST_SCENARIOS, FREQUENCY_VALUES, PLAN_LEVEL_VALUES, REVENUE_TYPE_VALUES,
} from '@heartwood/contract/domain';
import type { MonthAmount } from '@heartwood/contract/numbers';
import { builder } from '../../graphql/schema-builder';
import { always, AreaRef, areaReading, perhaps, rowTypes, several, type Area } from '../growth';
import { GoalNameRef, goalNamesSql, numbersReachedSql, type GoalName } from '../timeline';
import type { CustomerCategory } from './categories';
import { CHANNELS, type BusinessChannel, type BusinessChannelInput } from './channels';
import { detailsOf } from './customer-details';
import { CUSTOMER_DETAILS, CUSTOMERS, type Customer, type CustomerDetail, type CustomerDetailInput, type CustomerInput } from './customers';
import {
  KEY_ACTIVITIES, KEY_PARTNERS, KEY_RESOURCES, type KeyActivity, type KeyActivityInput, type KeyPartner, type KeyPartnerInput,
  type KeyResource,
  type KeyResourceInput,
} from './key-parts';
import {
  FORECAST_LINES, FORECASTS, type ForecastInput, type ForecastLineInput, type ForecastLineRow, type ForecastRow,
} from './forecasts';
import { COSTS, REVENUES, type Cost, type CostInput, type Revenue, type RevenueInput } from './money';

const PlanLevelRef = builder.enumType('PlanLevel', { values: PLAN_LEVEL_VALUES });
export const RevenueTypeRef = builder.enumType('RevenueType', { values: REVENUE_TYPE_VALUES });
export const FrequencyRef = builder.enumType('Frequency', { values: FREQUENCY_VALUES });
const CostTypeRef = builder.enumType('CostType', { values: COST_TYPE_VALUES });

const MonthAmountRef = builder.objectRef<{ month: string; value: string }>('MonthAmount').implement({
  fields: (t) => ({
    month: t.exposeString('month', { description: '2026-05' }),
    value: t.expose('value', { type: 'Decimal' }),
  }),
});
const MonthAmountInputRef = builder.inputType('MonthAmountInput', {
  fields: (t) => ({ month: t.string(), value: t.field({ type: 'Decimal' }) }),
});

const ForecastScenarioRef = builder.enumType('ForecastScenario', { values: FORECAST_SCENARIOS });
const CurrencyRateRef = builder.objectRef<{ currency: string; value: string }>('CurrencyRate').implement({
  fields: (t) => ({ currency: t.exposeString('currency'), value: t.expose('value', { type: 'Decimal' }) }),
});
const CurrencyRateInputRef = builder.inputType('CurrencyRateInput', {
  fields: (t) => ({ currency: t.string(), value: t.field({ type: 'Decimal' }) }),
});

const text = perhaps('String');
const level = perhaps(PlanLevelRef);

export const CUSTOMER = rowTypes<Customer, CustomerInput>('Customer', {
  name: always('String'), category: text, type: text, description: text, problem: text, solution: text, valueProposition: text,
  priceSensitivity: level, willingnessToPay: level,
});
export const CUSTOMER_DETAIL = rowTypes<CustomerDetail, CustomerDetailInput>('CustomerDetail', {
  customerId: perhaps('ID'), title: always('String'), value: always('String'),
});
builder.objectField(CUSTOMER.row, 'details', (t) => t.field({
  type: [CUSTOMER_DETAIL.row], complexity: { field: 1, multiplier: 2 },
  description: 'In their order. A page asks for `customerDetails` of the area, which come with its one statement.',
  resolve: async ({ id }, _args, context) => [...await detailsOf(context, id)],
}));
export const CHANNEL = rowTypes<BusinessChannel, BusinessChannelInput>('BusinessChannel', {
  name: always('String'), type: text, topic: text, efficiency: level, description: text, actionPlan: text, customerId: perhaps('ID'),
  milestoneId: perhaps('ID'), employeeResponsible: perhaps('ID'),
});
export const KEY_ACTIVITY = rowTypes<KeyActivity, KeyActivityInput>('KeyActivity', {
  name: always('String'), type: text, efficiency: level, description: text, channelIds: several('ID'),
});
export const KEY_RESOURCE = rowTypes<KeyResource, KeyResourceInput>('KeyResource', {
  name: always('String'), type: text, essence: level, description: text, actionPlan: text, milestoneId: perhaps('ID'),
  employeeResponsible: perhaps('ID'), activityIds: several('ID'),
});
export const KEY_PARTNER = rowTypes<KeyPartner, KeyPartnerInput>('KeyPartner', {
  name: always('String'), type: text, essence: level, description: text, resourceIds: several('ID'),
});
export const REVENUE = rowTypes<Revenue, RevenueInput>('Revenue', {
  type: always(RevenueTypeRef), value: always('Decimal'), currency: always('String'), frequency: always(FrequencyRef), unit: text,
  description: text, customerIds: several('ID'),
});
export const COST = rowTypes<Cost, CostInput>('Cost', {
  description: always('String'), type: always(CostTypeRef), value: perhaps('Decimal'), currency: always('String'),
  valueArray: { ...several(MonthAmountRef), input: MonthAmountInputRef as never },
});

const percent = perhaps('Decimal');
export const FORECAST = rowTypes<ForecastRow, ForecastInput>('Forecast', {
  scenario: always(ForecastScenarioRef), month: text, currency: text, cash: perhaps('Decimal'),
  rates: { ...several(CurrencyRateRef), input: CurrencyRateInputRef as never }, gains: percent, prices: percent, costs: percent,
});
export const FORECAST_LINE = rowTypes<ForecastLineRow, ForecastLineInput>('ForecastLine', {
  months: { ...several(MonthAmountRef), input: MonthAmountInputRef as never }, growth: percent, days: perhaps('Decimal'),
});

export const CustomerCategoryRef = builder.objectRef<CustomerCategory>('CustomerCategory').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

const FORECASTS_SEEN = ['revenue', 'costs'] as const;

interface BusinessModelLists {
  customers: Customer[];
  customerDetails: CustomerDetail[];
  channels: BusinessChannel[];
  keyActivities: KeyActivity[];
  keyResources: KeyResource[];
  keyPartners: KeyPartner[];
  revenues: Revenue[];
  costs: Cost[];
  forecasts: ForecastRow[];
  forecastLines: ForecastLineRow[];
  revenueReached: MonthAmount[];
  categories: CustomerCategory[];
  goals: GoalName[];
}

export const BUSINESS_MODEL_KINDS = [
  CUSTOMERS, CUSTOMER_DETAILS, CHANNELS, KEY_ACTIVITIES, KEY_RESOURCES, KEY_PARTNERS, REVENUES, COSTS, FORECASTS, FORECAST_LINES,
].map(({ rows }) => rows);

/** What the number of a goal or of traction is called that is the revenue of its month. */
const REVENUE_NAMES = ['revenue', 'monthly revenue'];

export const BUSINESS_MODEL = areaReading<BusinessModelLists>('businessModel', BUSINESS_MODEL_KINDS, {
  categories: (company) => `coalesce((
    select json_agg(json_build_object('id', k.id, 'name', k.name) order by lower(k.name))
    from customer_category k
    where k.company_id = ${company}), '[]')`,
  revenueReached: (company) => numbersReachedSql(company, REVENUE_NAMES),
  goals: goalNamesSql,
});

export const BusinessModelRef = builder.objectRef<Area & BusinessModelLists>('BusinessModelArea').implement({
  interfaces: [AreaRef],
  fields: (t) => ({
    customers: t.expose('customers', { type: [CUSTOMER.row] }),
    customerDetails: t.expose('customerDetails', { type: [CUSTOMER_DETAIL.row] }),
    channels: t.expose('channels', { type: [CHANNEL.row] }),
    keyActivities: t.expose('keyActivities', { type: [KEY_ACTIVITY.row] }),
    keyResources: t.expose('keyResources', { type: [KEY_RESOURCE.row] }),
    keyPartners: t.expose('keyPartners', { type: [KEY_PARTNER.row] }),
    revenues: t.expose('revenues', { type: [REVENUE.row] }),
    costs: t.expose('costs', { type: [COST.row] }),
    forecasts: t.expose('forecasts', {
      type: [FORECAST.row], description: 'One a scenario, once somebody has said something of it. For who sees revenue and costs.',
    }),
    forecastLines: t.expose('forecastLines', { type: [FORECAST_LINE.row], description: 'How many buy; each has the id of its revenue.' }),
    revenueReached: t.field({
      type: [MonthAmountRef],
      description: 'By month: the last number called "Revenue" or "Monthly revenue" of an achieved goal or of traction.',
      resolve: ({ revenueReached, view }) => (FORECASTS_SEEN.every((key) => view.reader.sees(key)) ? revenueReached : []),
    }),
    goals: t.expose('goals', { type: [GoalNameRef], description: 'What a channel or a resource can be linked to, soonest due first.' }),
    categories: t.field({
      type: [CustomerCategoryRef], description: 'The categories of customers that the company has made for itself, by name.',
      resolve: ({ categories, view }) => (view.reader.sees('customerSegment') ? categories : []),
    }),
  }),
});

/** The rows that steps of the company's stream bring. */
export const BUSINESS_MODEL_RECORDS = [
  CUSTOMER.row, CUSTOMER_DETAIL.row, CHANNEL.row, KEY_ACTIVITY.row, KEY_RESOURCE.row, KEY_PARTNER.row, REVENUE.row, COST.row, FORECAST.row,
  FORECAST_LINE.row,
] as const;
