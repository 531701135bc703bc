import type { Cache, OptimisticMutationConfig, UpdateResolver } from '@urql/exchange-graphcache';
import { behind } from '@heartwood/client-kit/cache';
import {
  MessageFragmentDoc, ThreadAnswersDocument,
  type ChannelEventsSubscription, type EntryFragment, type MessageFragment, type ThreadAnswersQuery,
} from '../generated/graphql';
import { forgetOfChannel } from '../chat/forget';
import { FIRST_PARTICIPANTS } from '../chat/limits';
import { addEntry, applyMessage } from '../inbox/inbox.cache';
import { appendToTail, syncQuote } from './tail.cache';

/** The answers of a thread are one list, however often it was asked for more. */
export const threadUpdates: Record<string, UpdateResolver> = {
  chatThread(result, { id, after }, cache) {
    const more = (result as unknown as ThreadAnswersQuery).chatThread?.answers;
    if (typeof after !== 'string' || !more) return;
    cache.updateQuery({ query: ThreadAnswersDocument, variables: { id: String(id) } }, (data) => (
      data?.chatThread
        ? { ...data, chatThread: { ...data.chatThread, answers: behind(data.chatThread.answers, more, after, (each) => each.id) } }
        : data
    ));
  },
};

export const liveMessages: UpdateResolver = (result, _variables, cache) => {
  const { message, channel } = (result as unknown as ChannelEventsSubscription).channelStream;
  if (message) {
    appendToTail(cache, message);
    syncQuote(cache, message);
    if (message.attachments.length > 0) forgetOfChannel(cache, 'messagesWithFiles', message.channelId);
  }
  // Who takes part has changed. In a large channel nobody looks at all of them, and all would ask at once.
  if (channel?.kind === 'channel' && channel.participantCount <= FIRST_PARTICIPANTS) forgetOfChannel(cache, 'channelDetails', channel.id);
};

type Sent = { message?: MessageFragment | null; entry?: EntryFragment | null } | null | undefined;

/** What a sent message changes at once, before the streams tell of it. */
export function createThreadUpdates(selfId: string): Record<string, UpdateResolver> {
  const sent = (cache: Cache, payload: Sent) => {
    if (!payload?.message) return;
    appendToTail(cache, payload.message);
    applyMessage(cache, selfId, payload.message);
    if (payload.message.attachments.length > 0) forgetOfChannel(cache, 'messagesWithFiles', payload.message.channelId);
  };
  const changed = (cache: Cache, payload: Sent) => {
    // What is seen before the answer holds only what changes: the whole message is in the cache.
    const message = payload?.message
      && cache.readFragment(MessageFragmentDoc, { __typename: 'ChatMessage', id: payload.message.id }) as MessageFragment | null;
    if (message) syncQuote(cache, message);
  };
  return {
    editMessage: (result, _variables, cache) => changed(cache, result.editMessage as unknown as Sent),
    deleteMessage: (result, _variables, cache) => changed(cache, result.deleteMessage as unknown as Sent),
    restoreMessage: (result, _variables, cache) => changed(cache, result.restoreMessage as unknown as Sent),
    sendChannelMessage: (result, _variables, cache) => sent(cache, result.sendChannelMessage as unknown as Sent),
    writePersonalMessage: (result, _variables, cache) => {
      const payload = result.writePersonalMessage as unknown as Sent;
      if (payload?.entry) addEntry(cache, payload.entry);
      sent(cache, payload);
    },
  };
}

/** An edit, a deletion and a reaction are seen at once and go back on failure. */
export function createThreadOptimism(selfId: string): OptimisticMutationConfig {
  const payload = (id: unknown, change: object) => ({
    __typename: 'MessagePayload', error: null, message: { __typename: 'ChatMessage', id: String(id), ...change },
  });
  return {
    editMessage: ({ id, body }) => payload(id, { body: String(body), isEdited: true }),
    deleteMessage: ({ id }) => payload(id, { body: '', isDeleted: true, attachments: [], mentions: [], reactions: [] }),
    react: ({ messageId, emoji, on }, cache) => {
      const known = cache.readFragment(MessageFragmentDoc, { __typename: 'ChatMessage', id: String(messageId) }) as MessageFragment | null;
      const reactions = withReaction(known?.reactions ?? [], String(emoji), selfId, Boolean(on))
        .map((each) => ({ __typename: 'ChatReaction', ...each }));
      return payload(messageId, { reactions });
    },
  };
}

export interface Reaction { emoji: string; userIds: readonly string[] }

export function withReaction(reactions: readonly Reaction[], emoji: string, userId: string, on: boolean): Reaction[] {
  const known = reactions.some((each) => each.emoji === emoji);
  const all = known ? [...reactions] : [...reactions, { emoji, userIds: [] }];
  return all
    .map((each) => {
      if (each.emoji !== emoji) return each;
      const others = each.userIds.filter((id) => id !== userId);
      return { emoji, userIds: on ? [...others, userId] : others };
    })
    .filter(({ userIds }) => userIds.length > 0);
}
