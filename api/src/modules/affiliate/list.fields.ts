import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import type { Context } from '../../request/context';
import { expected, type UserError } from '../../request/expected-failure';
import { createCoupon, endCoupon } from './coupons';
import { recordReferral } from './decide-referral';
import { readCoupon, readCoupons, type Coupon } from './coupon.queries';
import { readCouponUses } from './earning.queries';
import { readReferrals } from './referral.queries';
import { readStatistics } from './statistics.queries';
import {
  CouponFilterRef, CouponPageRef, CouponRef,
  CouponUsePageRef, EarningFilterRef, ReferralFilterRef, ReferralPageRef, StatisticsByRef, StatisticsRef,
} from './list.schema';

const own = { authScopes: { signedIn: true } } as const;
const ofRows = { complexity: { field: STATEMENT_COST, multiplier: 10 } } as const;

const CouponPayloadRef = builder.objectRef<{ coupon: Coupon | null; error: UserError | null }>('CouponPayload').implement({
  fields: (t) => ({
    coupon: t.expose('coupon', { type: CouponRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

const ReferralPayloadRef = builder.objectRef<{ referralId: string | null; error: UserError | null }>('ReferralPayload').implement({
  fields: (t) => ({
    referralId: t.exposeID('referralId', { nullable: true, description: 'Of the referral as the server wrote it down.' }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

async function couponPayload(context: Context, companyId: string, command: () => Promise<string>) {
  const { value, error } = await expected(command);
  return { coupon: value === null ? null : await readCoupon(context, companyId, value), error };
}

interface Place { first?: number | null | undefined; after?: string | null | undefined; offset?: number | null | undefined }
const placed = ({ first, after, offset }: Place) => ({ first: first ?? 30, after: after ?? null, offset: offset ?? 0 });

builder.queryFields((t) => ({
  coupons: t.field({
    ...own, ...ofRows, type: CouponPageRef,
    args: {
      companyId: t.arg.id(), first: t.arg.int({ defaultValue: 10, required: false }), after: t.arg.string({ required: false }),
      offset: t.arg.int({ defaultValue: 0, required: false }),
      filter: t.arg({ type: CouponFilterRef, defaultValue: 'ALL', required: false }),
    },
    description: 'The newest first.',
    resolve: (_root, { companyId, filter, ...place }, context) => readCoupons(
      context, companyId, { ...placed(place), first: place.first ?? 10, filter: filter ?? 'ALL' },
    ),
  }),
  referrals: t.field({
    ...own, ...ofRows, type: ReferralPageRef,
    args: {
      companyId: t.arg.id(), first: t.arg.int({ defaultValue: 30, required: false }), after: t.arg.string({ required: false }),
      offset: t.arg.int({ defaultValue: 0, required: false }),
      filter: t.arg({ type: ReferralFilterRef, defaultValue: 'ALL', required: false }),
      search: t.arg.string({ required: false, description: 'In the name.' }),
    },
    description: 'Companies that came by this one, the newest first.',
    resolve: (_root, { companyId, filter, search, ...place }, context) => readReferrals(
      context, companyId, { ...placed(place), filter: filter ?? 'ALL', search: search ?? '' },
    ),
  }),
  couponUses: t.field({
    ...own, ...ofRows, type: CouponUsePageRef,
    args: {
      companyId: t.arg.id(), first: t.arg.int({ defaultValue: 30, required: false }), after: t.arg.string({ required: false }),
      offset: t.arg.int({ defaultValue: 0, required: false }),
      filter: t.arg({ type: EarningFilterRef, defaultValue: 'ALL', required: false }),
      search: t.arg.string({ required: false, description: 'In the name of who paid.' }),
    },
    description: 'Commission line by line, the newest first.',
    resolve: (_root, { companyId, filter, search, ...place }, context) => readCouponUses(
      context, companyId, { ...placed(place), filter: filter ?? 'ALL', search: search ?? '' },
    ),
  }),
  affiliateStatistics: t.field({
    ...own, ...ofRows, type: StatisticsRef, args: { companyId: t.arg.id(), by: t.arg({ type: StatisticsByRef }) },
    resolve: (_root, { companyId, by }, context) => readStatistics(context, companyId, by),
  }),
}));

builder.mutationFields((t) => ({
  createCoupon: t.field({
    ...own, type: CouponPayloadRef, complexity: STATEMENT_COST,
    args: {
      companyId: t.arg.id(), code: t.arg.string(), discount: t.arg.int(), commission: t.arg.int(),
      startsOn: t.arg.string({ required: false, description: '`YYYY-MM-DD`, in UTC.' }), endsOn: t.arg.string({ required: false }),
    },
    description: 'Proposes a coupon, which an operator approves. The same twice is one.',
    resolve: (_root, args, context) => couponPayload(context, args.companyId, () => (
      createCoupon(context, { ...args, startsOn: args.startsOn ?? null, endsOn: args.endsOn ?? null }))),
  }),
  endCoupon: t.field({
    ...own, type: CouponPayloadRef, complexity: STATEMENT_COST, args: { companyId: t.arg.id(), code: t.arg.string() },
    resolve: (_root, args, context) => couponPayload(context, args.companyId, () => endCoupon(context, args)),
  }),
  recordReferral: t.field({
    ...own, type: ReferralPayloadRef, complexity: STATEMENT_COST, args: { companyReferred: t.arg.id(), companyThatRefers: t.arg.id() },
    description: 'By the owner of the company that was referred; the server has written it down when that was founded.',
    async resolve(_root, args, context) {
      const { value, error } = await expected(() => recordReferral(context, args));
      return { referralId: value, error };
    },
  }),
}));
