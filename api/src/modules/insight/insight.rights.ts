import { inCompany, MANAGERS, type Rights } from '../../testing/rights';

export const INSIGHT_RIGHTS: Rights = {
  fields: { 'Query.insight': { ...inCompany(MANAGERS), hides: true } },
  types: {
    Insight: {
      from: ['Query.insight'],
      fields: [
        'companyId', 'since', 'today', 'profileVisits', 'profileVisitsBefore', 'visitHistory', 'followers', 'followersNew', 'modulesDone',
        'modulesDoneNew', 'moduleHistory',
      ],
    },
  },
};
