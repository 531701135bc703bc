import { randomUUID } from 'node:crypto';
import { forecastId } from '@heartwood/contract/domain';
import { EDITORS, inCompany, MEMBERS, type Rights } from '../../testing/rights';
import { rowRights } from '../../testing/row-rights';

const COST = { description: 'Washing', type: 'FIXED', value: '10', currency: 'EUR' };

const ROWS = rowRights('BusinessModelArea', {
  Customer: {
    list: 'customers', row: { name: 'Food shops' },
    from: ['CompetitionArea.customers', 'MarketPotentialArea.customers', 'CustomersPayload.rows'],
    fields: [
      'name', 'category', 'type', 'description', 'problem', 'solution', 'valueProposition', 'priceSensitivity', 'willingnessToPay',
      'details',
    ],
  },
  CustomerDetail: {
    list: 'customerDetails', row: ({ customerId }) => ({ customerId, title: 'Shops' }), from: ['Customer.details'],
    fields: ['customerId', 'title', 'value'],
  },
  BusinessChannel: {
    list: 'channels', row: { name: 'Wholesale' }, from: ['MarketPotentialArea.channels'],
    fields: ['name', 'type', 'topic', 'efficiency', 'description', 'actionPlan', 'customerId', 'milestoneId', 'employeeResponsible'],
  },
  KeyActivity: { list: 'keyActivities', row: { name: 'Washing' }, fields: ['name', 'type', 'efficiency', 'description', 'channelIds'] },
  KeyResource: {
    list: 'keyResources', row: { name: 'Crates' },
    fields: ['name', 'type', 'essence', 'description', 'actionPlan', 'milestoneId', 'employeeResponsible', 'activityIds'],
  },
  KeyPartner: {
    list: 'keyPartners', row: { name: 'Freight exchange' }, from: ['PitchDeck.keyPartners'],
    fields: ['name', 'type', 'essence', 'description', 'resourceIds'],
  },
  Revenue: {
    list: 'revenues', row: { type: 'USAGE_FEE', value: '0.21', currency: 'EUR' }, from: ['PitchDeck.revenues'],
    fields: ['type', 'value', 'currency', 'frequency', 'unit', 'description', 'customerIds'],
  },
  Cost: { list: 'costs', row: COST, from: ['CostsPayload.rows'], fields: ['description', 'type', 'value', 'currency', 'valueArray'] },
  Forecast: {
    list: 'forecasts', row: ({ companyId }) => ({ id: forecastId(companyId, 'BASE'), cash: '10' }),
    fields: ['scenario', 'month', 'currency', 'cash', 'rates', 'gains', 'prices', 'costs'],
  },
  ForecastLine: {
    list: 'forecastLines', row: ({ revenueId }) => ({ id: revenueId, growth: '5' }), fields: ['months', 'growth', 'days'],
  },
});

export const BUSINESS_MODEL_RIGHTS: Rights = {
  fields: {
    'Query.businessModel': inCompany(MEMBERS, () => ({ open: 'overallProblem' })),
    ...ROWS.fields,
    'Mutation.deleteForecast': inCompany(EDITORS, ({ companyId }) => ({ id: forecastId(companyId, 'BASE') })),
    'Mutation.updateCosts': inCompany(EDITORS, () => ({ rows: [{ id: randomUUID(), position: 1, ...COST }] })),
    'Mutation.importCustomers': inCompany(EDITORS, () => ({ rows: [{ id: randomUUID(), position: 1, name: 'Food shops' }] })),
    'Mutation.importCosts': inCompany(EDITORS, () => ({ rows: [{ id: randomUUID(), position: 1, ...COST }] })),
    'Mutation.addCustomerCategory': inCompany(EDITORS, () => ({ id: randomUUID(), name: 'Food shops' })),
  },
  types: {
    // Those who see the module.
    ...ROWS.types,
    CurrencyRate: { from: ['Forecast.rates'], fields: ['currency', 'value'] },
    CustomerCategory: { from: ['BusinessModelArea.categories', 'CustomerCategoryPayload.category'], fields: ['id', 'name'] },
  },
};
