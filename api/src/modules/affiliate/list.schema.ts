import { COUPON_STATUSES } from '@heartwood/contract/domain';
import { builder } from '../../graphql/schema-builder';
import { PlanNameRef } from '../plan';
import { CURRENCY, receiptUrl } from './affiliate.queries';
import { COUPON_FILTERS, type Coupon, type CouponCounts, type CouponPage } from './coupon.queries';
import { EARNING_FILTERS, type CouponUse, type CouponUsePage } from './earning.queries';
import { REFERRAL_FILTERS, type Referral, type ReferralCounts, type ReferralPage } from './referral.queries';
import type { FunnelCode, FunnelStep, Statistics } from './statistics.queries';

const CouponStatusRef = builder.enumType('CouponStatus', { values: COUPON_STATUSES });

export const CouponRef = builder.objectRef<Coupon>('Coupon').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    companyId: t.exposeID('companyId'),
    discount: t.exposeInt('discount', { description: 'Percent.' }),
    commission: t.exposeInt('commission', { description: 'Percent.' }),
    status: t.expose('status', { type: CouponStatusRef }),
    isScheduled: t.exposeBoolean('isScheduled', { description: 'Whether it is approved and its first day is to come.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it was refused.' }),
    startsOn: t.exposeString('startsOn', {
      nullable: true, description: '`YYYY-MM-DD`, the first day on which it works; null: from its approval on.',
    }),
    endsOn: t.exposeString('endsOn', { nullable: true, description: '`YYYY-MM-DD`, the last one; null: it does not end by itself.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    used: t.exposeInt('used', { description: 'Companies that came by it or redeemed it.' }),
    earned: t.exposeInt('earned', { description: 'In the smallest unit of the currency.' }),
  }),
});

const CouponCountsRef = builder.objectRef<CouponCounts>('CouponCounts').implement({
  fields: (t) => ({ all: t.exposeInt('all'), active: t.exposeInt('active'), ended: t.exposeInt('ended') }),
});

export const CouponFilterRef = builder.enumType('CouponFilter', { values: COUPON_FILTERS });

export const CouponPageRef = builder.objectRef<CouponPage>('CouponPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [CouponRef] }),
    endCursor: t.exposeString('endCursor', { nullable: true }),
    hasMore: t.exposeBoolean('hasMore'),
    total: t.exposeInt('total', { description: 'Of what was asked for.' }),
    counts: t.expose('counts', { type: CouponCountsRef }),
    inUse: t.exposeInt('inUse', { description: 'Of all of them: those that work, or wait for approval. These are limited.' }),
    used: t.exposeInt('used', { description: 'Companies that came by all of them or redeemed them.' }),
  }),
});

const ReferredCompanyRef = builder.objectRef<Referral['referred']>('ReferredCompany').implement({
  description: 'What an affiliate knows of a company that came by it.',
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name'), logo: t.exposeString('logo', { nullable: true }) }),
});

const ReferralStateRef = builder.enumType('ReferralState', { values: ['COUNTED', 'HELD', 'REJECTED'] as const });

const CompanyReferralRef = builder.objectRef<Referral>('CompanyReferral').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    referralId: t.exposeID('referralId', { description: 'The company that refers.' }),
    referredId: t.id({ resolve: ({ referred }) => referred.id }),
    referred: t.expose('referred', { type: ReferredCompanyRef }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    code: t.exposeString('code'),
    plan: t.expose('plan', { type: PlanNameRef }),
    hasPaid: t.exposeBoolean('hasPaid'),
    state: t.expose('state', { type: ReferralStateRef }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it waits for a decision, or was not counted.' }),
    commission: t.exposeInt('commission', { description: 'Of all its payments, in the smallest unit of the currency.' }),
  }),
});

export const ReferralFilterRef = builder.enumType('ReferralFilter', { values: REFERRAL_FILTERS });
export const EarningFilterRef = builder.enumType('EarningFilter', { values: EARNING_FILTERS });

const ReferralCountsRef = builder.objectRef<ReferralCounts>('ReferralCounts').implement({
  description: 'Of all referrals, whatever is searched for; what waits for a decision or is not counted is in `all` alone.',
  fields: (t) => ({ all: t.exposeInt('all'), paying: t.exposeInt('paying'), trial: t.exposeInt('trial'), free: t.exposeInt('free') }),
});

export const ReferralPageRef = builder.objectRef<ReferralPage>('ReferralPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [CompanyReferralRef] }),
    endCursor: t.exposeString('endCursor', { nullable: true }),
    hasMore: t.exposeBoolean('hasMore'),
    total: t.exposeInt('total'),
    counts: t.expose('counts', { type: ReferralCountsRef }),
  }),
});

const PaymentStatusRef = builder.enumType('CommissionPaymentStatus', { values: ['PENDING', 'PAID'] as const });
const LineStateRef = builder.enumType('CommissionState', { values: ['PAID', 'REJECTED', 'HELD', 'WAITING', 'DUE'] as const });

const CouponUseRef = builder.objectRef<CouponUse>('CouponUse').implement({
  description: 'One line of commission. It is never changed: what is taken back is a line below zero.',
  fields: (t) => ({
    id: t.exposeID('id'),
    providerId: t.exposeID('providerId', { description: 'The company whose code it is.' }),
    couponCode: t.exposeString('couponCode'),
    companyName: t.exposeString('companyName', { description: 'Who paid, by the name of that day.' }),
    isTakenBack: t.exposeBoolean('isTakenBack'),
    percent: t.exposeInt('percent'),
    base: t.exposeInt('base', { description: 'What was paid, in the smallest unit of `currency`.' }),
    commissionAmount: t.exposeInt('commissionAmount'),
    currency: t.exposeString('currency'),
    dateUsed: t.expose('dateUsed', { type: 'DateTime' }),
    state: t.expose('state', { type: LineStateRef }),
    commissionPaymentStatus: t.field({ type: PaymentStatusRef, resolve: ({ state }) => (state === 'PAID' ? 'PAID' : 'PENDING') }),
    reason: t.exposeString('reason', { description: 'Why it stands as it does, in a sentence.' }),
    expectedAt: t.exposeString('expectedAt', { nullable: true, description: '`YYYY-MM-DD` of the payout; null where none is expected.' }),
    paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true }),
    paymentReceiptUrl: t.string({ nullable: true, resolve: ({ payoutId }) => payoutId && receiptUrl(payoutId) }),
  }),
});

export const CouponUsePageRef = builder.objectRef<CouponUsePage>('CouponUsePage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [CouponUseRef] }),
    endCursor: t.exposeString('endCursor', { nullable: true }),
    hasMore: t.exposeBoolean('hasMore'),
    total: t.exposeInt('total'),
    currency: t.string({ resolve: () => CURRENCY }),
  }),
});

export const StatisticsByRef = builder.enumType('StatisticsBy', { values: ['DAY', 'WEEK', 'MONTH'] as const });

const FunnelStepRef = builder.objectRef<FunnelStep>('FunnelStep').implement({
  fields: (t) => ({
    from: t.exposeString('from', { description: '`YYYY-MM-DD` on which it begins, in UTC.' }),
    clicks: t.exposeInt('clicks'),
    signUps: t.exposeInt('signUps'),
    paid: t.exposeInt('paid', { description: 'Of these sign-ups, those that have paid by now.' }),
  }),
});

const FunnelCodeRef = builder.objectRef<FunnelCode>('FunnelCode').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    isLink: t.exposeBoolean('isLink', { description: 'The company’s own one, not a coupon.' }),
    clicks: t.exposeInt('clicks'),
    signUps: t.exposeInt('signUps'),
    paid: t.exposeInt('paid'),
  }),
});

export const StatisticsRef = builder.objectRef<Statistics>('AffiliateStatistics').implement({
  description: 'From click to paid plan.',
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    by: t.expose('by', { type: StatisticsByRef }),
    steps: t.expose('steps', { type: [FunnelStepRef] }),
    codes: t.expose('codes', { type: [FunnelCodeRef] }),
  }),
});
