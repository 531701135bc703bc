import { embedded } from '@heartwood/client-kit/cache';
import { createClient, type RemoteClient } from '@heartwood/client-kit/graphql';
import type { Shell } from '@heartwood/contract';
import { cacheExchange } from '@urql/exchange-graphcache';
import { eventCommands, eventPages } from '../event/event.cache';
import { profileCommands, profilePages } from '../features/profile/profile.cache';
import { searchPages } from '../features/search/search.cache';
import { commandUpdates, listUpdates, optimism, streamUpdates } from '../notification/notification.cache';
import { personCommands, personKeys, personOptimism } from '../person/person.cache';
import { commentCommands, commentOptimism, commentPages } from '../post/comment.cache';
import { postCommands, postOptimism, postPages, withHiding } from '../post/post.cache';

/** Types that live inside what asked for them. */
const EMBEDDED = [
  'MineDraft', 'MineDrafts', 'MineEvent', 'MineGoal', 'MineGoals', 'MineMentions', 'MineModule',
  'Attendance', 'EventAttendee', 'EventAttendeePage', 'EventFeed', 'EventFeedPayload', 'EventMessagePayload', 'EventPage', 'EventPayload',
  'SpeakerCard',
  'NotificationChoicesPayload', 'NotificationEvent', 'NotificationPage', 'NotificationsPayload',
  'QuietHours', 'QuietHoursPayload', 'RestoredNotificationPayload', 'TeamPayload', 'UserError',
  'ApartPayload', 'BlockedAndMuted', 'BlockedPerson', 'MutedNotice', 'CompanyFacePage', 'CompanyPayload', 'CompanyProfilePayload', 'FollowCompanyPayload',
  'FollowUserPayload', 'Me', 'MutedSubject', 'ProfileCompany', 'PublicModule', 'SearchResults', 'UserCardPage', 'UserPayload',
  'Answers', 'CompanySuggestion', 'LinkPreview', 'Poll', 'PollOption', 'PostCard', 'PostCommentPage', 'PostCommentPayload', 'PostMention',
  'AnswerTakenPayload', 'PostBellPayload', 'ProfileFace', 'TagWriter', 'Membership', 'Timeline', 'PostPage', 'PostPayload', 'ReportPayload',
  'SavedLabel', 'TagPayload', 'UserSuggestion',
];

/** The community remote's client: notifications, events, posts, people and companies by id, choices by their kind. */
export function createRemoteClient(shell: Pick<Shell, 'fetch' | 'socket' | 'report'>): RemoteClient {
  const cache = cacheExchange({
    keys: {
      ...personKeys, NotificationChoice: ({ kind }) => String(kind), Mine: ({ companyId }) => String(companyId),
      ...Object.fromEntries(EMBEDDED.map((name) => [name, embedded])),
    },
    updates: {
      Query: { ...listUpdates, ...eventPages, ...postPages, ...commentPages, ...profilePages, ...searchPages },
      Mutation: {
        ...commandUpdates, ...eventCommands, ...personCommands, ...withHiding(personCommands), ...postCommands, ...commentCommands,
        ...profileCommands,
      },
      Subscription: streamUpdates,
    },
    optimistic: { ...optimism, ...personOptimism, ...postOptimism, ...commentOptimism },
  });
  return createClient(shell, { remote: 'community', cache });
}
