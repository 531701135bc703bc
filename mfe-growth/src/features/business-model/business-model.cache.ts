import { listRules, type ListRules } from '@heartwood/client-kit/cache';
import type { AddCustomerCategoryMutation, ForecastInput, ForecastLineInput } from '../../generated/graphql';

/** Categories are the company's own, and no rows of a module: one that is added joins those that can be chosen. */
const CATEGORIES: ListRules = {
  updates: {
    addCustomerCategory: (result, variables, cache) => {
      const { category } = (result as AddCustomerCategoryMutation).addCustomerCategory;
      const area = { __typename: 'BusinessModelArea', companyId: String(variables.companyId) };
      const known = cache.resolve(area, 'categories') as string[] | null | undefined;
      const added = category && cache.keyOfEntity({ __typename: 'CustomerCategory', ...category });
      if (known && added && !known.includes(added)) cache.link(area, 'categories', [...known, added]);
    },
  },
  optimistic: {},
  live: () => undefined,
};

// Whoever begins one sends only what they wrote, for somebody else may have begun it: the rest is empty on the screen alone.
const NO_FORECAST = { month: null, currency: null, cash: null, rates: [], gains: null, prices: null, costs: null };
const NO_LINE = { months: [], growth: null, days: null };
const begun = (empty: object) => ({ row }: { row?: unknown }, isKnown: boolean) => {
  const { months, rates, ...fields } = (row ?? {}) as Partial<ForecastLineInput & ForecastInput>;
  return {
    ...(isKnown ? {} : empty), ...fields,
    ...(months && { months: months.map((entry) => ({ __typename: 'MonthAmount', ...entry })) }),
    ...(rates && { rates: rates.map((entry) => ({ __typename: 'CurrencyRate', ...entry })) }),
  };
};

export const BUSINESS_MODEL_LISTS = [
  listRules({
    area: 'BusinessModelArea', list: 'customers', type: 'Customer', save: 'saveCustomer', remove: 'deleteCustomer',
    bulk: ['importCustomers'],
  }),
  listRules({
    area: 'BusinessModelArea', list: 'customerDetails', type: 'CustomerDetail', save: 'saveCustomerDetail', remove: 'deleteCustomerDetail',
  }),
  listRules({
    area: 'BusinessModelArea', list: 'channels', type: 'BusinessChannel', save: 'saveBusinessChannel', remove: 'deleteBusinessChannel',
  }),
  listRules({
    area: 'BusinessModelArea', list: 'keyActivities', type: 'KeyActivity', save: 'saveKeyActivity', remove: 'deleteKeyActivity',
  }),
  listRules({ area: 'BusinessModelArea', list: 'keyResources', type: 'KeyResource', save: 'saveKeyResource', remove: 'deleteKeyResource' }),
  listRules({ area: 'BusinessModelArea', list: 'keyPartners', type: 'KeyPartner', save: 'saveKeyPartner', remove: 'deleteKeyPartner' }),
  listRules({ area: 'BusinessModelArea', list: 'revenues', type: 'Revenue', save: 'saveRevenue', remove: 'deleteRevenue' }),
  listRules({ area: 'BusinessModelArea', list: 'costs', type: 'Cost', save: 'saveCost', remove: 'deleteCost', bulk: ['importCosts'] }),
  CATEGORIES,
  listRules({
    area: 'BusinessModelArea', list: 'forecasts', type: 'Forecast', save: 'saveForecast', remove: 'deleteForecast', row: begun(NO_FORECAST),
  }),
  listRules({
    area: 'BusinessModelArea', list: 'forecastLines', type: 'ForecastLine', save: 'saveForecastLine', remove: 'deleteForecastLine',
    row: begun(NO_LINE),
  }),
];
