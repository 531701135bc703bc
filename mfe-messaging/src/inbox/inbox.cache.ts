import { behind, forget } from '@heartwood/client-kit/cache';
import type { Cache, UpdateResolver } from '@urql/exchange-graphcache';
import {
  ChannelFragmentDoc, ChannelRequestsDocument, ConversationsDocument, EntryFragmentDoc, FaceFragmentDoc, JoinedChannelsDocument,
  WithPersonDocument,
  type AnswerChannelRequestMutation, type EntryFragment, type EntryPageFragment, type InboxEventsSubscription, type MessageFragment,
  type PresenceChangesSubscription, type RequestPageFragment,
} from '../generated/graphql';
import { callsPerson } from '../chat/calls';
import { forgetOfChannel } from '../chat/forget';
import { PAGE_SIZE } from '../chat/limits';
import { appendToTail, syncQuote } from '../thread/tail.cache';

const entryOf = (channelId: string) => ({ __typename: 'InboxEntry' as const, id: channelId });

function readEntry(cache: Cache, channelId: string): EntryFragment | null {
  return cache.readFragment(EntryFragmentDoc, entryOf(channelId)) as EntryFragment | null;
}

/** A pair that had not written when it was asked for has a conversation from its first message on, whoever wrote it. */
function pairUp(cache: Cache, entry: EntryFragment): void {
  if (!entry.person || entry.channel.kind !== 'personal') return;
  cache.updateQuery({ query: WithPersonDocument, variables: { userId: entry.person.id } }, (data) => (
    data && data.oneOnOne.channelId === null ? { ...data, oneOnOne: { ...data.oneOnOne, channelId: entry.channel.id, entry } } : data
  ));
}

/** Puts a row into the list it belongs to, if that list was asked for and has it not. */
export function addEntry(cache: Cache, entry: EntryFragment): void {
  pairUp(cache, entry);
  const add = <Page extends { nodes: { id: string }[] }>(page: Page): Page => (
    page.nodes.some(({ id }) => id === entry.id) ? page : { ...page, nodes: [entry, ...page.nodes] }
  );
  if (entry.channel.kind === 'personal') cache.updateQuery(
    { query: ConversationsDocument }, (data) => data && { ...data, conversations: add(data.conversations) },
  );
  else cache.updateQuery({ query: JoinedChannelsDocument }, (data) => data && { ...data, joinedChannels: add(data.joinedChannels) });
}

const idOf = ({ id }: { id: string }) => id;

/** Each list is one list, however often it was asked for more. */
export const listUpdates: Record<string, UpdateResolver> = {
  conversations(result, { after }, cache) {
    const more = result.conversations as unknown as EntryPageFragment;
    for (const entry of more.nodes) pairUp(cache, entry);
    if (!after) return;
    cache.updateQuery({ query: ConversationsDocument }, (data) => (
      data && { ...data, conversations: behind(data.conversations, more, after, idOf) }
    ));
  },
  joinedChannels(result, { after }, cache) {
    if (!after) return;
    const more = result.joinedChannels as unknown as EntryPageFragment;
    cache.updateQuery({ query: JoinedChannelsDocument }, (data) => (
      data && { ...data, joinedChannels: behind(data.joinedChannels, more, after, idOf) }
    ));
  },
  channelRequests(result, { after }, cache) {
    if (!after) return;
    const more = result.channelRequests as unknown as RequestPageFragment;
    cache.updateQuery({ query: ChannelRequestsDocument }, (data) => (
      data && { ...data, channelRequests: behind(data.channelRequests, more, after, idOf) }
    ));
  },
  inboxEntry(result, _variables, cache) {
    const entry = result.inboxEntry as unknown as EntryFragment | null;
    if (entry) addEntry(cache, entry);
  },
};

/** Whether a row stands in the list it belongs to; asked for each message, so nothing is read but keys. */
function isListed(cache: Cache, { id, channel }: EntryFragment): boolean {
  const list = cache.resolve('Query', channel.kind === 'personal' ? 'conversations' : 'joinedChannels', { first: 50 });
  const nodes = typeof list === 'string' ? cache.resolve(list, 'nodes') : null;
  return Array.isArray(nodes) && nodes.includes(`InboxEntry:${id}`);
}

/** Takes a row out of both lists: the viewer left, was removed, or the channel was deleted. */
export function removeEntry(cache: Cache, channelId: string): void {
  const without = <Page extends { nodes: { id: string }[] }>(page: Page): Page => ({
    ...page, nodes: page.nodes.filter(({ id }) => id !== channelId),
  });
  cache.updateQuery({ query: ConversationsDocument }, (data) => data && { ...data, conversations: without(data.conversations) });
  cache.updateQuery({ query: JoinedChannelsDocument }, (data) => data && { ...data, joinedChannels: without(data.joinedChannels) });
  forgetOfChannel(cache, 'channelDetails', channelId);
  // It may have been counted among those that are not loaded.
  cache.invalidate('Query', 'unreadCounts');
}

/** A new message seen by its row: last two, unread, mentions, order. Known ones change nothing, so it may arrive twice. */
export function applyMessage(cache: Cache, selfId: string, message: MessageFragment): void {
  const entry = readEntry(cache, message.channelId);
  if (!entry) return;
  appendToTail(cache, message);
  if (message.seq <= entry.channel.lastSeq) return;
  // A list is in the order of what people say.
  const lastMessageAt = message.line ? entry.channel.lastMessageAt : message.createdAt;
  cache.writeFragment(ChannelFragmentDoc, {
    ...entry.channel, lastSeq: message.seq, lastMessageAt, changeSeq: Math.max(entry.channel.changeSeq, message.changeSeq),
  });
  const isOwn = message.author?.id === selfId;
  const isMention = callsPerson(message, selfId);
  const next: EntryFragment = {
    ...entry,
    channel: { ...entry.channel, lastSeq: message.seq, lastMessageAt },
    lastMessages: [...entry.lastMessages.slice(-1), message],
    lastReadSeq: isOwn ? message.seq : entry.lastReadSeq,
    isMarkedUnread: isOwn ? false : entry.isMarkedUnread,
    // What the channel tells of itself does not count; what was missed in between does, until the server has counted.
    unread: isOwn ? 0 : entry.unread + message.seq - entry.channel.lastSeq - (message.line ? 1 : 0),
    unreadMentions: isOwn ? 0 : entry.unreadMentions + (isMention ? 1 : 0),
  };
  cache.writeFragment(EntryFragmentDoc, next);
  if (!isListed(cache, entry)) addEntry(cache, next);
  if (!isOwn && message.seq > entry.channel.lastSeq + 1) countAgain(cache, message.channelId);
}

/** What was missed may be lines and mentions, which seqs don't tell: the server counts. */
function countAgain(cache: Cache, channelId: string): void {
  for (const field of ['unread', 'unreadMentions']) cache.invalidate(entryOf(channelId), field);
  cache.invalidate('Query', 'unreadCounts');
}

/** A deletion takes an unread mention away, and its Undo brings it back: which of them was counted, the server knows. */
function countMentionsAgain(cache: Cache, selfId: string, message: MessageFragment): void {
  const entry = readEntry(cache, message.channelId);
  if (!entry || message.seq <= entry.lastReadSeq || message.author?.id === selfId) return;
  if (message.isDeleted ? entry.unreadMentions === 0 : !message.mentions.some(({ id }) => id === selfId)) return;
  cache.invalidate(entryOf(message.channelId), 'unreadMentions');
  cache.invalidate('Query', 'unreadCounts');
}

/** A row of one's own: from another tab, or because one was added to a channel that was closed until now. */
function enter(cache: Cache, entry: EntryFragment): void {
  if (isListed(cache, entry)) return;
  addEntry(cache, entry);
  forgetOfChannel(cache, 'channelDetails', entry.id);
  if (cache.resolve('Query', 'channelMessages', { channelId: entry.id, first: PAGE_SIZE }) === null)
    forgetOfChannel(cache, 'channelMessages', entry.id);
}

/** Taken part or declined: the request waits no more, and an accepted channel stands in its list. */
export const answerUpdate: UpdateResolver = (result, _variables, cache) => {
  const { entry, error } = (result as unknown as AnswerChannelRequestMutation).answerChannelRequest;
  if (error) return;
  forget(cache, 'channelRequests');
  if (entry) enter(cache, entry);
};

/** Keeps the lists in step with everything the viewer takes part in. */
export function createInboxUpdates(selfId: string): UpdateResolver {
  return (result, _variables, cache) => {
    const { type, channelId, message, entry } = (result as unknown as InboxEventsSubscription).inboxStream;
    // A message that was changed before it arrived here is a new one to its row, too.
    if (message) applyMessage(cache, selfId, message);
    if (type === 'CHANGED' && message) {
      syncQuote(cache, message);
      countMentionsAgain(cache, selfId, message);
    }
    if (type === 'ENTRY' && entry) enter(cache, entry);
    else if (type === 'GONE' && channelId) removeEntry(cache, channelId);
    else if (type === 'ASKED') forget(cache, 'channelRequests');
  };
}

export const livePresence: UpdateResolver = (result, _variables, cache) => {
  const { userId, OnlineStatus } = (result as unknown as PresenceChangesSubscription).presence;
  const known = cache.readFragment(FaceFragmentDoc, { __typename: 'Person', id: userId });
  if (known) cache.writeFragment(FaceFragmentDoc, { ...known, OnlineStatus });
};
