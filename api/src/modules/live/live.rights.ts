import { inCompany, MEMBERS, type Rights } from '../../testing/rights';

export const LIVE_RIGHTS: Rights = {
  fields: {
    'Subscription.companyEvents': inCompany(MEMBERS),
    'Subscription.moduleVisitors': inCompany(MEMBERS, () => ({ key: 'belief' })),
    'Subscription.userEvents': { may: 'signed-in', variables: () => ({}) },
  },
};
