import { listRules, type ListRules } from '@heartwood/client-kit/cache';
import type { AddCustomerCategoryMutation } from '../../generated/graphql';

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

export const BUSINESS_MODEL_LISTS = [
  listRules({ area: 'BusinessModelArea', list: 'customers', type: 'Customer', save: 'saveCustomer', remove: 'deleteCustomer', bulk: ['importCustomers'] }),
  listRules({ area: 'BusinessModelArea', list: 'customerDetails', type: 'CustomerDetail', save: 'saveCustomerDetail', remove: 'deleteCustomerDetail' }),
  listRules({ area: 'BusinessModelArea', list: 'channels', type: 'BusinessChannel', save: 'saveBusinessChannel', remove: 'deleteBusinessChannel' }),
  listRules({ area: 'BusinessModelArea', list: 'keyActivities', type: 'KeyActivity', save: 'saveKeyActivity', remove: 'deleteKeyActivity' }),
  listRules({ area: 'BusinessModelArea', list: 'keyResources', type: 'KeyResource', save: 'saveKeyResource', remove: 'deleteKeyResource' }),
  listRules({ area: 'BusinessModelArea', list: 'keyPartners', type: 'KeyPartner', save: 'saveKeyPartner', remove: 'deleteKeyPartner' }),
  listRules({ area: 'BusinessModelArea', list: 'revenues', type: 'Revenue', save: 'saveRevenue', remove: 'deleteRevenue' }),
  listRules({ area: 'BusinessModelArea', list: 'costs', type: 'Cost', save: 'saveCost', remove: 'deleteCost' }),
  CATEGORIES,
];
