import type { Cache, UpdateResolver } from '@urql/exchange-graphcache';
import {
  ChannelFragmentDoc, ConversationsDocument, EntryFragmentDoc, FaceFragmentDoc, JoinedChannelsDocument,
  type EntryFragment, type InboxEventsSubscription, type MessageFragment, type PresenceChangesSubscription,
} from '../generated/graphql';
import { appendToTail } from '../thread/tail.cache';

const entryOf = (channelId: string) => ({ __typename: 'InboxEntry' as const, id: channelId });

export function readEntry(cache: Cache, channelId: string): EntryFragment | null {
  return cache.readFragment(EntryFragmentDoc, entryOf(channelId)) as EntryFragment | null;
}

/** Puts a row into the list it belongs to, if that list was asked for and has it not. */
export function addEntry(cache: Cache, entry: EntryFragment): void {
  const add = <Page extends { nodes: { id: string }[]; total: number }>(page: Page): Page => (
    page.nodes.some(({ id }) => id === entry.id) ? page : { ...page, total: page.total + 1, nodes: [entry, ...page.nodes] }
  );
  if (entry.channel.kind === 'personal') cache.updateQuery({ query: ConversationsDocument }, (data) => data && { ...data, conversations: add(data.conversations) });
  else cache.updateQuery({ query: JoinedChannelsDocument }, (data) => data && { ...data, joinedChannels: add(data.joinedChannels) });
}

/** Takes a row out of both lists: the viewer left, was removed, or the channel was deleted. */
export function removeEntry(cache: Cache, channelId: string): void {
  const without = <Page extends { nodes: { id: string }[]; total: number }>(page: Page): Page => {
    const nodes = page.nodes.filter(({ id }) => id !== channelId);
    return { ...page, nodes, total: page.total - (page.nodes.length - nodes.length) };
  };
  cache.updateQuery({ query: ConversationsDocument }, (data) => data && { ...data, conversations: without(data.conversations) });
  cache.updateQuery({ query: JoinedChannelsDocument }, (data) => data && { ...data, joinedChannels: without(data.joinedChannels) });
  cache.invalidate('Query', 'inboxEntry', { channelId });
  cache.invalidate('Query', 'channelDetails');
}

/** A new message seen by its row: last two, unread, mentions, order. Known ones change nothing, so it may arrive twice. */
export function applyMessage(cache: Cache, selfId: string, message: MessageFragment): void {
  const entry = readEntry(cache, message.channelId);
  if (!entry) return;
  appendToTail(cache, message);
  if (message.seq <= entry.channel.lastSeq) return;
  cache.writeFragment(ChannelFragmentDoc, { ...entry.channel, lastSeq: message.seq, lastMessageAt: message.createdAt, changeSeq: Math.max(entry.channel.changeSeq, message.changeSeq) });
  const isOwn = message.author?.id === selfId;
  const isMention = message.mentions.some(({ id }) => id === selfId);
  cache.writeFragment(EntryFragmentDoc, {
    ...entry,
    channel: { ...entry.channel, lastSeq: message.seq, lastMessageAt: message.createdAt },
    lastMessages: [...entry.lastMessages.slice(-1), message],
    lastReadSeq: isOwn ? message.seq : entry.lastReadSeq,
    isMarkedUnread: isOwn ? false : entry.isMarkedUnread,
    unread: isOwn ? 0 : Math.max(0, message.seq - entry.lastReadSeq),
    unreadMentions: isOwn ? 0 : entry.unreadMentions + (isMention ? 1 : 0),
  });
}

/** Keeps the lists in step with everything the viewer takes part in. */
export function createInboxUpdates(selfId: string): UpdateResolver {
  return (result, _variables, cache) => {
    const { type, channelId, message, entry } = (result as unknown as InboxEventsSubscription).inboxStream;
    if (type === 'MESSAGE' && message) applyMessage(cache, selfId, message);
    else if (type === 'ENTRY' && entry) addEntry(cache, entry);
    else if (type === 'GONE' && channelId) removeEntry(cache, channelId);
  };
}

export const livePresence: UpdateResolver = (result, _variables, cache) => {
  const { userId, OnlineStatus } = (result as unknown as PresenceChangesSubscription).presence;
  const known = cache.readFragment(FaceFragmentDoc, { __typename: 'Person', id: userId });
  if (known) cache.writeFragment(FaceFragmentDoc, { ...known, OnlineStatus });
};
