import { listRules } from '@heartwood/client-kit/cache';

export const BUSINESS_MODEL_LISTS = [
  listRules({ area: 'BusinessModel', list: 'customers', type: 'Customer', save: 'saveCustomer', remove: 'deleteCustomer' }),
  listRules({ area: 'BusinessModel', list: 'customerDetails', type: 'CustomerDetail', save: 'saveCustomerDetail', remove: 'deleteCustomerDetail' }),
  listRules({ area: 'BusinessModel', list: 'channels', type: 'BusinessChannel', save: 'saveBusinessChannel', remove: 'deleteBusinessChannel' }),
  listRules({ area: 'BusinessModel', list: 'keyActivities', type: 'KeyActivity', save: 'saveKeyActivity', remove: 'deleteKeyActivity' }),
  listRules({ area: 'BusinessModel', list: 'keyResources', type: 'KeyResource', save: 'saveKeyResource', remove: 'deleteKeyResource' }),
  listRules({ area: 'BusinessModel', list: 'keyPartners', type: 'KeyPartner', save: 'saveKeyPartner', remove: 'deleteKeyPartner' }),
  listRules({ area: 'BusinessModel', list: 'revenues', type: 'Revenue', save: 'saveRevenue', remove: 'deleteRevenue' }),
  listRules({ area: 'BusinessModel', list: 'costs', type: 'Cost', save: 'saveCost', remove: 'deleteCost' }),
];
