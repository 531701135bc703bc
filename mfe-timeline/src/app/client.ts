import { embedded } from '@heartwood/client-kit/cache';
import { createClient, type RemoteClient } from '@heartwood/client-kit/graphql';
import type { Shell } from '@heartwood/contract';
import { cacheExchange } from '@urql/exchange-graphcache';
import type { CompanyEventsSubscription } from '../generated/graphql';
import {
  forgetDueModules, forgetGoal, goalTalk, linkUpdates, rowsUpdates, shiftOptimism, TIMELINE_LISTS,
} from '../timeline/timeline.cache';

export function createRemoteClient(shell: Shell): RemoteClient {
  const cache = cacheExchange({
    // Every fragment is on a type, none on a union: what a record is not is not looked for in it.
    possibleTypes: {},
    keys: {
      Timeline: (timeline) => String(timeline.companyId),
      CalendarEvent: embedded,
      CalendarLink: (link) => String(link.companyId),
      CalendarLinkPayload: embedded,
      CategoryPayload: embedded,
      CheckInPayload: embedded,
      CompanyEvent: embedded,
      EarlierGoal: embedded,
      GoalCommentPage: embedded,
      GoalCommentPayload: embedded,
      GoalDetail: embedded,
      GoalHistoryPage: embedded,
      GoalPayload: embedded,
      GoalsPayload: embedded,
      NotificationEvent: embedded,
      PhasePayload: embedded,
      PlanExportPayload: embedded,
      ScenarioPayload: embedded,
      TimelineRowsPayload: embedded,
      TractionPage: embedded,
      TractionPayload: embedded,
      UserError: embedded,
    },
    updates: {
      Mutation: {
        ...Object.assign({}, ...TIMELINE_LISTS.map(({ updates }) => updates)) as object, ...rowsUpdates, ...linkUpdates, ...goalTalk,
      },
      Subscription: {
        companyEvents: (result, variables, cache) => {
          const { type, moduleKey, records, deletedRecordIds } = (result as CompanyEventsSubscription).companyEvents;
          if (moduleKey !== null && !type.startsWith('COMMENT')) forgetDueModules(cache);
          for (const { live } of TIMELINE_LISTS) live(cache, String(variables.companyId), { records, deletedRecordIds });
          for (const record of records) if (record.__typename === 'Goal') forgetGoal(cache, record.id);
        },
      },
    },
    optimistic: Object.assign({}, ...TIMELINE_LISTS.map(({ optimistic }) => optimistic), shiftOptimism),
  });
  return createClient(shell, { remote: 'timeline', cache });
}
