import { listRules } from '@heartwood/client-kit/cache';

export const BUSINESS_MODEL_LISTS = [
  listRules({ area: 'BusinessModelArea', list: 'customers', type: 'Customer', save: 'saveCustomer', remove: 'deleteCustomer', bulk: ['importCustomers'] }),
  listRules({ area: 'BusinessModelArea', list: 'customerDetails', type: 'CustomerDetail', save: 'saveCustomerDetail', remove: 'deleteCustomerDetail' }),
  listRules({ area: 'BusinessModelArea', list: 'channels', type: 'BusinessChannel', save: 'saveBusinessChannel', remove: 'deleteBusinessChannel' }),
  listRules({ area: 'BusinessModelArea', list: 'keyActivities', type: 'KeyActivity', save: 'saveKeyActivity', remove: 'deleteKeyActivity' }),
  listRules({ area: 'BusinessModelArea', list: 'keyResources', type: 'KeyResource', save: 'saveKeyResource', remove: 'deleteKeyResource' }),
  listRules({ area: 'BusinessModelArea', list: 'keyPartners', type: 'KeyPartner', save: 'saveKeyPartner', remove: 'deleteKeyPartner' }),
  listRules({ area: 'BusinessModelArea', list: 'revenues', type: 'Revenue', save: 'saveRevenue', remove: 'deleteRevenue' }),
  listRules({ area: 'BusinessModelArea', list: 'costs', type: 'Cost', save: 'saveCost', remove: 'deleteCost' }),
  listRules({ area: 'BusinessModelArea', list: 'forecasts', type: 'Forecast', save: 'saveForecast', remove: 'deleteForecast' }),
  listRules({ area: 'BusinessModelArea', list: 'forecastLines', type: 'ForecastLine', save: 'saveForecastLine', remove: 'deleteForecastLine' }),
];
