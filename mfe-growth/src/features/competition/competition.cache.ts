import { listRules, type ListRules } from '@heartwood/client-kit/cache';

/** The customers to choose from are those of the business model, which has the rules for what is shown before the server has answered. */
const CUSTOMERS: ListRules = {
  ...listRules({
    area: 'CompetitionArea', list: 'customers', type: 'Customer', save: 'saveCustomer', remove: 'deleteCustomer', bulk: ['importCustomers'],
  }),
  optimistic: {},
};

export const COMPETITION_LISTS = [
  listRules({
    area: 'CompetitionArea', list: 'competitors', type: 'Competitor', save: 'saveCompetitor', remove: 'deleteCompetitor',
    bulk: ['importCompetitors'],
  }),
  CUSTOMERS,
];
