import { inCompany, MANAGERS, type Rights } from '../../testing/rights';

export const AFFILIATE_RIGHTS: Rights = {
  fields: {
    'Query.affiliate': { ...inCompany(MANAGERS), hides: true },
    'Mutation.withdrawAffiliateRequest': inCompany(MANAGERS),
  },
  routes: {
    'POST /helpers/affiliate/request': {
      policy: 'signed-in', status: 200, may: MANAGERS, request: ({ companyId }) => ({ headers: { 'x-company-id': companyId } }),
    },
    'POST /affiliate/clicks': { policy: 'public', status: 204, request: () => ({ body: { code: 'NOBODY26', visitor: 'somebody' } }) },
    'GET /operator/affiliates': { policy: 'operator', status: 200, request: () => ({}) },
    'POST /operator/affiliates': { policy: 'operator', status: 409, request: ({ companyId }) => ({ body: { companyId, isAccepted: true } }) },
  },
  types: {
    Affiliate: {
      from: ['Query.affiliate', 'AffiliatePayload.affiliate'],
      fields: [
        'companyId', 'affiliateStatus', 'referralCode', 'referralLink', 'requestedAt', 'requestedBy', 'affiliateSince', 'clicks', 'signUps',
        'signUpsThisMonth', 'paid', 'heldReferrals', 'couponCount', 'currency', 'commissionPending', 'commissionHeld', 'commissionPaid',
        'nextPayoutAt', 'nextPayoutAmount', 'months',
      ],
    },
    MonthOfCommission: { from: ['Affiliate.months'], fields: ['month', 'paid', 'pending'] },
  },
};
