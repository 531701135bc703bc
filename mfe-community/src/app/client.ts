import { embedded } from '@heartwood/client-kit/cache';
import { createClient, type RemoteClient } from '@heartwood/client-kit/graphql';
import type { Shell } from '@heartwood/contract';
import { cacheExchange } from '@urql/exchange-graphcache';
import { eventCommands, eventPages } from '../event/event.cache';
import { commandUpdates, listUpdates, optimism, streamUpdates } from '../notification/notification.cache';

/** Types that live inside what asked for them. */
const EMBEDDED = [
  'Attendance', 'EventAttendee', 'EventAttendeePage', 'EventFeed', 'EventFeedPayload', 'EventMessagePayload', 'EventPage', 'EventPayload',
  'SpeakerCard', 'UserCard',
  'NotificationChoicesPayload', 'NotificationEvent', 'NotificationPage', 'NotificationsPayload',
  'QuietHours', 'QuietHoursPayload', 'RestoredNotificationPayload', 'TeamPayload', 'UserError',
];

/** The community remote's client: notifications, events, people and companies by id, choices by their kind. */
export function createRemoteClient(shell: Pick<Shell, 'fetch' | 'socket' | 'report'>): RemoteClient {
  const cache = cacheExchange({
    keys: { NotificationChoice: ({ kind }) => String(kind), ...Object.fromEntries(EMBEDDED.map((name) => [name, embedded])) },
    updates: { Query: { ...listUpdates, ...eventPages }, Mutation: { ...commandUpdates, ...eventCommands }, Subscription: streamUpdates },
    optimistic: optimism,
  });
  return createClient(shell, { remote: 'community', cache });
}
