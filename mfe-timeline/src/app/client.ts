import { embedded } from '@heartwood/client-kit/cache';
import { createClient, type RemoteClient } from '@heartwood/client-kit/graphql';
import type { Shell } from '@heartwood/contract';
import { cacheExchange } from '@urql/exchange-graphcache';
import type { CompanyEventsSubscription } from '../generated/graphql';
import { rowsUpdates, TIMELINE_LISTS } from '../timeline/timeline.cache';

export function createRemoteClient(shell: Shell): RemoteClient {
  const cache = cacheExchange({
    // Every fragment is on a type, none on a union: what a record is not is not looked for in it.
    possibleTypes: {},
    keys: {
      Timeline: (timeline) => String(timeline.companyId),
      CategoryPayload: embedded,
      CompanyEvent: embedded,
      GoalPayload: embedded,
      PhasePayload: embedded,
      PlanExportPayload: embedded,
      ScenarioPayload: embedded,
      TimelineRowsPayload: embedded,
      TractionPayload: embedded,
      UserError: embedded,
    },
    updates: {
      Mutation: { ...Object.assign({}, ...TIMELINE_LISTS.map(({ updates }) => updates)) as object, ...rowsUpdates },
      Subscription: {
        companyEvents: (result, variables, cache) => {
          const { records, deletedRecordIds } = (result as CompanyEventsSubscription).companyEvents;
          for (const { live } of TIMELINE_LISTS) live(cache, String(variables.companyId), { records, deletedRecordIds });
        },
      },
    },
    optimistic: Object.assign({}, ...TIMELINE_LISTS.map(({ optimistic }) => optimistic)),
  });
  return createClient(shell, { remote: 'timeline', cache });
}
