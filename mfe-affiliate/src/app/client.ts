import { behind, embedded, forget, forgetting, type LoadedList } from '@heartwood/client-kit/cache';
import { createClient, type RemoteClient } from '@heartwood/client-kit/graphql';
import type { Shell } from '@heartwood/contract';
import { cacheExchange, type UpdateResolver } from '@urql/exchange-graphcache';
import { EarningsDocument, ReferralsDocument, type EarningsQueryVariables } from '../generated/graphql';

/** What has changed stands in several lists and sums. */
const LISTS = ['affiliate', 'coupons', 'referrals', 'couponUses', 'affiliateStatistics'];

/** The next page of a list goes behind what is loaded. */
const next = (document: typeof EarningsDocument | typeof ReferralsDocument, field: string): UpdateResolver => (
  result, { after, companyId, filter, search }, cache,
) => {
  if (after == null) return;
  const variables = { companyId: String(companyId), filter, search } as EarningsQueryVariables;
  cache.updateQuery({ query: document as typeof EarningsDocument, variables }, (data) => {
    const lists = data as unknown as Record<string, LoadedList> | null;
    const list = lists?.[field];
    if (!lists || !list) return data;
    const more = behind(list, result[field] as unknown as LoadedList, after, (node) => (node as { id: string }).id);
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
      CouponPage: embedded,
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
      Query: { referrals: next(ReferralsDocument, 'referrals'), couponUses: next(EarningsDocument, 'couponUses') },
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
