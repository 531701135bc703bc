import { behind, embedded, forget, forgetting, type LoadedList } from '@heartwood/client-kit/cache';
import { createClient, type RemoteClient } from '@heartwood/client-kit/graphql';
import type { Shell } from '@heartwood/contract';
import { cacheExchange, type UpdateResolver } from '@urql/exchange-graphcache';
import {
  CouponsDocument, EarningsDocument, PayoutEntriesDocument, PayoutsDocument, ReferralsDocument, type EarningsQueryVariables,
} from '../generated/graphql';

/** What has changed stands in several lists and sums. */
const LISTS = ['affiliate', 'coupons', 'referrals', 'couponUses', 'affiliateStatistics', 'affiliatePayouts', 'payoutEntries'];

/** The next page of a list goes behind what is loaded. */
const next = (document: unknown, field: string, keyOf = (node: Record<string, unknown>) => String(node.id)): UpdateResolver => (
  result, { after, first, ...asked }, cache,
) => {
  if (after == null) return;
  const variables = asked as EarningsQueryVariables;
  cache.updateQuery({ query: document as typeof EarningsDocument, variables }, (data) => {
    const lists = data as unknown as Record<string, LoadedList> | null;
    const list = lists?.[field];
    if (!lists || !list) return data;
    const more = behind(list, result[field] as unknown as LoadedList, after, (node) => keyOf(node as never));
    return { ...lists, [field]: more } as never;
  });
};

export function createRemoteClient(shell: Shell): RemoteClient {
  // Entities by id; what lives inside its answer has no key of its own.
  const cache = cacheExchange({
    keys: {
      GrowthFramework: (framework) => String(framework.companyId),
      Affiliate: (affiliate) => String(affiliate.companyId),
      Coupon: (coupon) => String(coupon.code),
      MonthOfCommission: embedded,
      AffiliatePayout: embedded,
      AffiliatePayoutPage: embedded,
      PayoutAccount: embedded,
      CouponPage: embedded,
      CouponCounts: embedded,
      ReferralPage: embedded,
      ReferralCounts: embedded,
      CouponUsePage: embedded,
      AffiliateStatistics: embedded,
      FunnelStep: embedded,
      FunnelCode: embedded,
      CompanyEvent: embedded,
      CouponPayload: embedded,
      AffiliatePayload: embedded,
      UserError: embedded,
    },
    updates: {
      Query: {
        referrals: next(ReferralsDocument, 'referrals'), couponUses: next(EarningsDocument, 'couponUses'),
        coupons: next(CouponsDocument, 'coupons', (node) => String(node.code)),
        affiliatePayouts: next(PayoutsDocument, 'affiliatePayouts'), payoutEntries: next(PayoutEntriesDocument, 'payoutEntries'),
      },
      Mutation: {
        createCoupon: forgetting(...LISTS), endCoupon: forgetting(...LISTS),
      },
      Subscription: {
        companyEvents: (result, _args, of) => {
          if ((result.companyEvents as { type?: string } | null)?.type === 'COMPANY_CHANGED') forget(of, LISTS);
        },
      },
    },
  });
  return createClient(shell, { remote: 'affiliate', cache });
}
