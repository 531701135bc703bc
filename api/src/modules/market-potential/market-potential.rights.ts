import { inCompany, MEMBERS, type Rights } from '../../testing/rights';
import { rowRights } from '../../testing/row-rights';

const { fields, types } = rowRights('MarketPotentialArea', {
  MarketCustomer: {
    list: 'marketCustomers', row: ({ customerId }) => ({ customerId, currency: 'EUR' }), from: ['PitchDeck.marketCustomers'],
    fields: ['customerId', 'currency', 'number', 'price', 'projectedGrowth', 'description', 'links'],
  },
});

export const MARKET_POTENTIAL_RIGHTS: Rights = {
  fields: { 'Query.marketPotential': inCompany(MEMBERS, () => ({ open: 'tam' })), ...fields },
  types,
};
