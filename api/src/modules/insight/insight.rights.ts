import { inCompany, MANAGERS, type Rights } from '../../testing/rights';

export const INSIGHT_RIGHTS: Rights = {
  fields: { 'Query.insight': { ...inCompany(MANAGERS), hides: true } },
  types: {
    InsightLink: { from: ['Insight.shareLinks'], fields: ['id', 'name', 'sections', 'createdBy', 'views', 'lastOpenedAt', 'expiresAt'] },
    Insight: {
      from: ['Query.insight'],
      fields: [
        'companyId', 'since', 'today', 'profileVisits', 'profileVisitsBefore', 'visitHistory', 'followers', 'followersNew', 'shareViews',
        'shareViewsBefore', 'shareLinkCount', 'shareLinks', 'modulesDone',
        'modulesDoneNew', 'moduleHistory',
      ],
    },
  },
};
