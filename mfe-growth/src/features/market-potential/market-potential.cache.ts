import { listRules } from '@heartwood/client-kit/cache';

const area = 'MarketPotentialArea';

export const MARKET_POTENTIAL_LISTS = [
  listRules({ area, list: 'marketCustomers', type: 'MarketCustomer', save: 'saveMarketCustomer', remove: 'deleteMarketCustomer' }),
  // Rows of the business model, which are written there; what is shown before the answer is said there, too.
  listRules({ area, list: 'customers', type: 'Customer', save: 'saveCustomer', remove: 'deleteCustomer', row: null }),
  listRules({ area, list: 'channels', type: 'BusinessChannel', save: 'saveBusinessChannel', remove: 'deleteBusinessChannel', row: null }),
];
