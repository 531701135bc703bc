import { randomUUID } from 'node:crypto';
import { inCompany, MANAGERS, type Rights } from '../../testing/rights';

export const AFFILIATE_RIGHTS: Rights = {
  fields: {
    'Query.affiliate': { ...inCompany(MANAGERS), hides: true },
    'Query.coupons': inCompany(MANAGERS),
    'Query.referrals': inCompany(MANAGERS),
    'Query.couponUses': inCompany(MANAGERS),
    'Query.affiliateStatistics': inCompany(MANAGERS, () => ({ by: 'MONTH' })),
    'Query.affiliatePayouts': inCompany(MANAGERS),
    'Query.payoutEntries': inCompany(MANAGERS, () => ({ payoutId: 'EUR.2026-01.2026-12' })),
    'Mutation.changePayoutAccount': inCompany(MANAGERS, () => ({ holder: 'Loopcrate UG', iban: 'DE89 3704 0044 0532 0130 00' })),
    'Mutation.withdrawPayoutAccount': inCompany(MANAGERS),
    'Mutation.confirmPayoutAccount': inCompany(['owner'], ({ accountToken }) => ({ token: accountToken })),
    'Mutation.withdrawAffiliateRequest': inCompany(MANAGERS),
    'Mutation.createCoupon': inCompany(MANAGERS, () => ({ code: `C${randomUUID().slice(0, 8)}`, discount: 20, commission: 10 })),
    'Mutation.endCoupon': inCompany(MANAGERS, ({ couponCode }) => ({ code: couponCode })),
    'Mutation.recordReferral': {
      may: ['owner'], variables: ({ companyId, affiliateId }) => ({ companyReferred: companyId, companyThatRefers: affiliateId }),
    },
  },
  routes: {
    'POST /helpers/affiliate/request': {
      policy: 'signed-in', status: 200, may: MANAGERS, request: ({ companyId }) => ({ headers: { 'x-company-id': companyId } }),
    },
    'POST /affiliate/clicks': { policy: 'public', status: 204, request: () => ({ body: { code: 'NOBODY26', visitor: 'somebody' } }) },
    'GET /operator/affiliates': { policy: 'operator', status: 200, request: () => ({}) },
    'POST /operator/affiliates': {
      policy: 'operator', status: 200, request: ({ companyId }) => ({ body: { companyId, isAccepted: true } }),
    },
    'POST /operator/affiliates/end': {
      policy: 'operator', status: 200, request: ({ companyId }) => ({ body: { companyId, reason: 'Clicks were paid for' } }),
    },
    'POST /operator/affiliates/coupons': {
      policy: 'operator', status: 200, request: ({ couponCode }) => ({ body: { code: couponCode, isAccepted: true } }),
    },
    'POST /operator/affiliates/referrals': {
      policy: 'operator', status: 200, request: ({ referralId }) => ({ body: { id: referralId, isCounted: true } }),
    },
    'POST /operator/affiliates/payouts': {
      policy: 'operator', status: 409, request: ({ companyId }) => ({ body: { companyId, reference: 'SEPA 1' } }),
    },
    'POST /operator/affiliates/payouts/came-back': {
      policy: 'operator', status: 404, request: ({ companyId }) => ({ body: { companyId, reference: 'SEPA 1', reason: 'Account closed' } }),
    },
    'GET /affiliate/receipts/:id': {
      policy: 'signed-in', status: 404, request: ({ companyId }) => ({ path: `/affiliate/receipts/${companyId}` }),
    },
  },
  types: {
    Affiliate: {
      from: ['Query.affiliate', 'AffiliatePayload.affiliate'],
      fields: [
        'companyId', 'affiliateStatus', 'referralCode', 'referralLink', 'requestedAt', 'requestedBy', 'affiliateSince', 'clicks', 'signUps',
        'signUpsThisMonth', 'paid', 'heldReferrals', 'couponCount', 'currency', 'commissionPending', 'commissionHeld', 'commissionPaid',
        'nextPayoutAt', 'nextPayoutAmount', 'payouts', 'refusedPayout', 'months', 'couponsActive', 'commissionPaidThisYear', 'account', 'accountAsked',
      ],
    },
    Coupon: {
      from: ['CouponPage.nodes', 'CouponPayload.coupon'],
      fields: [
        'code', 'companyId', 'discount', 'commission', 'status', 'reason', 'startsOn', 'endsOn', 'isScheduled', 'createdAt', 'used',
        'earned',
      ],
    },
    CouponPage: { from: ['Query.coupons'], fields: ['nodes', 'endCursor', 'hasMore', 'total', 'counts', 'inUse', 'used'] },
    CouponCounts: { from: ['CouponPage.counts'], fields: ['all', 'active', 'ended'] },
    CompanyReferral: {
      from: ['ReferralPage.nodes'],
      fields: ['id', 'referralId', 'referredId', 'referred', 'createdAt', 'code', 'plan', 'hasPaid', 'state', 'reason', 'commission'],
    },
    ReferralPage: { from: ['Query.referrals'], fields: ['nodes', 'endCursor', 'hasMore', 'total', 'counts'] },
    ReferralCounts: { from: ['ReferralPage.counts'], fields: ['all', 'paying', 'trial', 'free'] },
    ReferredCompany: { from: ['CompanyReferral.referred'], fields: ['id', 'name', 'logo'] },
    CouponUse: {
      from: ['CouponUsePage.nodes'],
      fields: [
        'id', 'providerId', 'couponCode', 'companyName', 'isTakenBack', 'percent', 'base', 'commissionAmount', 'currency', 'dateUsed',
        'state',
        'commissionPaymentStatus', 'reason', 'expectedAt', 'paidAt', 'paymentReceiptUrl',
      ],
    },
    CouponUsePage: { from: ['Query.couponUses', 'Query.payoutEntries'], fields: ['nodes', 'endCursor', 'hasMore', 'total', 'currency'] },
    AffiliateStatistics: { from: ['Query.affiliateStatistics'], fields: ['companyId', 'by', 'steps', 'codes'] },
    FunnelStep: { from: ['AffiliateStatistics.steps'], fields: ['from', 'clicks', 'signUps', 'paid'] },
    FunnelCode: { from: ['AffiliateStatistics.codes'], fields: ['code', 'isLink', 'clicks', 'signUps', 'paid'] },
    AffiliatePayout: { from: ['Affiliate.payouts', 'Affiliate.refusedPayout', 'AffiliatePayoutPage.nodes'], fields: ['id', 'day', 'currency', 'amount', 'lines', 'isPaid', 'cameBack', 'receiptUrl'] },
    PayoutCameBack: { from: ['AffiliatePayout.cameBack'], fields: ['day', 'paidTo'] },
    AffiliatePayoutPage: { from: ['Query.affiliatePayouts'], fields: ['nodes', 'endCursor', 'hasMore', 'total', 'amount'] },
    PayoutAccount: { from: ['Affiliate.account', 'Affiliate.accountAsked'], fields: ['holder', 'iban', 'at'] },
    MonthOfCommission: { from: ['Affiliate.months'], fields: ['month', 'paid', 'pending'] },
  },
};
