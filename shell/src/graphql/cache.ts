import { embedded } from '@heartwood/client-kit/cache';
import { cacheExchange } from '@urql/exchange-graphcache';
import type { Exchange } from '@urql/core';
import { MeDocument, type UserEventsSubscription } from '../generated/graphql';

/** What the server knows, by entity. A person's standing and a company's plan belong to their card and have no key of their own. */
export function createCache(): Exchange {
  return cacheExchange({
    keys: {
      Me: embedded,
      Badge: embedded,
      RemovedFrom: embedded,
      Membership: embedded,
      Plan: embedded,
      Configuration: embedded,
      Invitation: embedded,
      UserError: embedded,
      UserPayload: embedded,
      CompanyPayload: embedded,
      TeamPayload: embedded,
      PartnerPayload: embedded,
      ChannelPayload: embedded,
      UserEvent: embedded,
      CompanyEvent: embedded,
      MonthOfCommission: embedded,
      AffiliatePayout: embedded,
      Affiliate: ({ companyId }) => (typeof companyId === 'string' ? companyId : null),
      // The same thing is found with other words around it each time.
      Found: embedded,
      Team: ({ companyId }) => (typeof companyId === 'string' ? companyId : null),
    },
    updates: {
      Subscription: {
        userEvents: (result, _args, cache) => {
          const { me } = (result as UserEventsSubscription).userEvents;
          if (me) cache.updateQuery({ query: MeDocument }, (known) => known && { ...known, me });
        },
      },
    },
  });
}
