import { embedded } from '@heartwood/client-kit/cache';
import type { Session } from '@heartwood/contract';
import type { Exchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { channelLists, channelUpdates } from '../chat/channel.cache';
import { createInboxUpdates, listUpdates, livePresence } from '../inbox/inbox.cache';
import { searchUpdates } from '../features/search/search.cache';
import { peopleUpdates } from '../people/people.cache';
import { createThreadOptimism, createThreadUpdates, liveMessages, threadUpdates } from '../thread/thread.cache';

/** Types that live inside what asked for them. */
const EMBEDDED = [
  'ChannelDetails', 'ChannelEvent', 'ChannelPage', 'ChannelParticipant', 'ChannelParticipantPage', 'ChannelPayload',
  'ChannelRequestPage', 'ChannelSearchHit', 'ChannelSearchPage', 'ChannelUnread', 'ChatAnswerPage', 'ChatDraft', 'ChatDraftPage',
  'ChatDraftPayload', 'ChatLine', 'ChatMessagePage', 'ChatPartner', 'ChatPerson', 'ChatPersonPage', 'ChatReaction', 'ChatRead',
  'ChatThreadPage', 'EntryPayload', 'FileMessagePage', 'InboxEvent', 'InboxPage', 'LeavePayload', 'MessagePayload',
  'MessageSearchHit', 'MessageSearchPage', 'OneOnOne',
  'PersonalMessagePayload', 'PinnedMessagePage', 'PresenceEvent', 'SlackPayload', 'SlackSend', 'TypingEvent', 'UnreadCounts', 'UserError',
];

/**
 * The messaging remote's cache: messages, channels, people and list rows by id, and the rules each part brings for its own
 * commands and streams.
 * @param self who looks: own messages are read, mentions of oneself are counted
 */
export function createCache(self: Session['user']): Exchange {
  return cacheExchange({
    keys: {
      Team: (team) => String(team.companyId), SlackConnection: (connection) => String(connection.companyId),
      ...Object.fromEntries(EMBEDDED.map((name) => [name, embedded])),
    },
    // A row that is known is not asked for again.
    resolvers: { Query: { inboxEntry: (_parent, { channelId }) => ({ __typename: 'InboxEntry', id: String(channelId) }) } },
    updates: {
      Query: { ...listUpdates, ...peopleUpdates, ...channelLists, ...searchUpdates, ...threadUpdates },
      Mutation: { ...channelUpdates, ...createThreadUpdates(self.id) },
      Subscription: { inboxStream: createInboxUpdates(self.id), channelStream: liveMessages, presence: livePresence },
    },
    optimistic: createThreadOptimism(self.id),
  });
}
