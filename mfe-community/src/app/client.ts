import { embedded } from '@heartwood/client-kit/cache';
import { createClient, type RemoteClient } from '@heartwood/client-kit/graphql';
import type { Shell } from '@heartwood/contract';
import { cacheExchange } from '@urql/exchange-graphcache';
import { commentCommands, commentPages } from '../post/comment.cache';
import { postCommands, postOptimism, postPages } from '../post/post.cache';
import { eventCommands, eventPages } from '../event/event.cache';
import { commandUpdates, listUpdates, optimism, streamUpdates } from '../notification/notification.cache';

/** Types that live inside what asked for them. */
const EMBEDDED = [
  'Attendance', 'EventAttendee', 'EventAttendeePage', 'EventPage', 'EventPayload', 'SpeakerCard',
  'NotificationChoicesPayload', 'NotificationEvent', 'NotificationPage', 'NotificationsPayload',
  'QuietHours', 'QuietHoursPayload', 'RestoredNotificationPayload', 'TeamPayload', 'UserError',
  'Answers', 'ApartPayload', 'CompanySuggestion', 'FollowCompanyPayload', 'FollowUserPayload', 'LinkPreview', 'Poll', 'PollOption', 'PostCard',
  'PostCommentPage', 'PostCommentPayload', 'PostMention', 'PostPage', 'PostPayload', 'ReportPayload', 'SavedLabel', 'TagPayload', 'UserCardPage',
  'UserSuggestion',
];

/** Whether somebody is followed is one thing, wherever they are shown. */
const personOf = ({ person }: Record<string, unknown>) => (person as { id?: string } | undefined)?.id ?? null;

/** The community remote's client: notifications, events, posts, people and companies by id, choices by their kind. */
export function createRemoteClient(shell: Pick<Shell, 'fetch' | 'socket' | 'report'>): RemoteClient {
  const cache = cacheExchange({
    keys: { NotificationChoice: ({ kind }) => String(kind), UserCard: personOf, ...Object.fromEntries(EMBEDDED.map((name) => [name, embedded])) },
    updates: {
      Query: { ...listUpdates, ...eventPages, ...postPages, ...commentPages },
      Mutation: { ...commandUpdates, ...eventCommands, ...postCommands, ...commentCommands },
      Subscription: streamUpdates,
    },
    optimistic: { ...optimism, ...postOptimism },
  });
  return createClient(shell, { remote: 'community', cache });
}
