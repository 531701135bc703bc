import type { Context } from '../../request/context';
import type { Statement } from '../../db/database';
import { forbidden } from '../../request/errors';
import { cursorOf, pageOf, readCursor, sizeOf, type Page } from '../../text/page';
import { AROUND, NEWER, NEWEST, OLDER, type HistoryPage } from './history.queries';
import { CONVERSATIONS, JOINED_CHANNELS, UNREAD_COUNTS, type InboxPage, type UnreadCounts } from './inbox.queries';
import type { ChatChannel, ChatMessage, InboxEntry } from './messaging.json';
import { canJoin, canLeave, canManage, canSee, canWrite } from './messaging.policy';
import { readEntry, readFacts, readMessage, readPair } from './messaging.queries';
import { requireMessenger, who } from './messenger';
import { CHANNEL_DETAILS, CHAT_PEOPLE, CHAT_PERSON, type ChannelParticipant, type ChatPerson, type DetailsRow } from './people.queries';
import { likeText, OPEN_CHANNELS, SEARCH_CHANNELS, SEARCH_MESSAGES, type ChannelPage, type ChannelSearchPage, type MessageSearchHit } from './search.queries';

export interface ListInput { first: number; offset: number }
export interface HistoryInput { before: number | null; after: number | null; around: number | null; first: number }
export interface MessagePage { channelId: string | null; nodes: ChatMessage[]; hasOlder: boolean; hasNewer: boolean; lastSeq: number; changeSeq: number }

const MAX_LIST = 50;
const MAX_HISTORY = 100;
const MAX_SEARCH_LENGTH = 100;

const offsetOf = (offset: number) => Math.max(offset, 0);
const searchOf = (text: string) => likeText(text.trim().slice(0, MAX_SEARCH_LENGTH));

async function one<Data>(context: Context, statement: Statement, values: readonly unknown[]): Promise<Data | null> {
  const [row] = await context.db.read<{ data: Data }>(statement, values);
  return row?.data ?? null;
}

async function list(context: Context, statement: Statement, { first, offset }: ListInput): Promise<InboxPage> {
  const page = await one<InboxPage>(context, statement, [...who(requireMessenger(context)), sizeOf(first, MAX_LIST), offsetOf(offset)]);
  return page ?? { nodes: [], total: 0, unread: 0, hasMore: false };
}

export const readConversations = (context: Context, input: ListInput) => list(context, CONVERSATIONS, input);
export const readJoinedChannels = (context: Context, input: ListInput) => list(context, JOINED_CHANNELS, input);

export async function readUnreadCounts(context: Context): Promise<UnreadCounts> {
  return await one<UnreadCounts>(context, UNREAD_COUNTS, who(requireMessenger(context))) ?? { personal: 0, channels: 0, mentions: 0, perChannel: [] };
}

export const readInboxEntry = (context: Context, channelId: string) => readEntry(context.db, requireMessenger(context), channelId);

/** Null where the viewer may not look, the same as for a channel that is not there. */
export async function readHistory(context: Context, channelId: string, input: HistoryInput): Promise<MessagePage | null> {
  const [statement, place] = placeOf(input);
  const page = await one<HistoryPage>(context, statement, [...who(requireMessenger(context)), channelId, sizeOf(input.first, MAX_HISTORY), ...place]);
  if (!page || !canSee(page.channel)) return null;
  const { nodes, hasOlder, hasNewer, lastSeq, changeSeq } = page;
  return { channelId, nodes, hasOlder, hasNewer, lastSeq, changeSeq };
}

function placeOf({ before, after, around }: HistoryInput): [Statement, number[]] {
  if (before !== null) return [OLDER, [before]];
  if (after !== null) return [NEWER, [after]];
  return around === null ? [NEWEST, []] : [AROUND, [around]];
}

export interface OneOnOne { channelId: string | null; person: ChatPerson | null; entry: InboxEntry | null; canSend: boolean; messages: MessagePage }

const EMPTY: MessagePage = { channelId: null, nodes: [], hasOlder: false, hasNewer: false, lastSeq: 0, changeSeq: 0 };

/** History with one person, in both directions of writing; empty before the first message. */
export async function readOneOnOne(context: Context, userId: string, input: HistoryInput): Promise<OneOnOne> {
  const viewer = requireMessenger(context);
  const [pair, person] = [await readPair(context.db, viewer, userId), await one<ChatPerson>(context, CHAT_PERSON, [...who(viewer), userId])];
  if (!pair || (!pair.channelId && !pair.isReachable)) throw forbidden("You don't have permission to write to this person.");
  if (!pair.channelId) return { channelId: null, person, entry: null, canSend: true, messages: EMPTY };
  const messages = await readHistory(context, pair.channelId, input);
  if (!messages) throw forbidden("You don't have permission to write to this person.");
  return { channelId: pair.channelId, person, entry: await readEntry(context.db, viewer, pair.channelId), canSend: pair.isReachable, messages };
}

export async function readChatMessage(context: Context, id: string): Promise<ChatMessage | null> {
  const found = await readMessage(context.db, requireMessenger(context), id);
  return found && canSee(found.channel) ? found.message : null;
}

/** Whether the viewer may have what hangs on a message, or the logo of a channel. */
export async function seesMessage(context: Context, id: string): Promise<boolean> {
  const found = await readChatMessage(context, id);
  return found !== null && !found.isDeleted;
}

export async function seesChannel(context: Context, id: string): Promise<boolean> {
  const facts = await readFacts(context.db, requireMessenger(context), id);
  return facts !== null && canSee(facts);
}

export interface ChannelDetails {
  channel: ChatChannel;
  entry: InboxEntry | null;
  participants: ChannelParticipant[];
  canSend: boolean;
  canJoin: boolean;
  canLeave: boolean;
  canManage: boolean;
}

export async function readChannelDetails(context: Context, channelId: string, { first, offset, search }: ListInput & { search: string }): Promise<ChannelDetails | null> {
  const viewer = requireMessenger(context);
  const row = await one<DetailsRow>(context, CHANNEL_DETAILS, [...who(viewer), channelId, sizeOf(first, MAX_HISTORY), offsetOf(offset), searchOf(search)]);
  if (!row || !canSee(row.facts)) return null;
  const { facts, channel, participants } = row;
  return {
    channel, participants,
    entry: facts.isMember ? await readEntry(context.db, viewer, channelId) : null,
    canSend: canWrite(facts), canJoin: canJoin(facts), canLeave: canLeave(facts), canManage: canManage(facts, viewer.userId),
  };
}

export async function readOpenChannels(context: Context, { first, offset }: ListInput): Promise<ChannelPage> {
  const page = await one<ChannelPage>(context, OPEN_CHANNELS, [...who(requireMessenger(context)), sizeOf(first, MAX_LIST), offsetOf(offset)]);
  return page ?? { nodes: [], total: 0, hasMore: false };
}

export async function searchChannels(context: Context, search: string, { first, offset }: ListInput): Promise<ChannelSearchPage> {
  const page = await one<ChannelSearchPage>(context, SEARCH_CHANNELS, [...who(requireMessenger(context)), searchOf(search), sizeOf(first, MAX_LIST), offsetOf(offset)]);
  return page ?? { nodes: [], total: 0, hasMore: false };
}

interface MessageSearch { search: string; channelId: string | null; first: number; after: string | null }

export async function searchMessages(context: Context, { search, channelId, first, after }: MessageSearch): Promise<Page<MessageSearchHit>> {
  const viewer = requireMessenger(context);
  const text = searchOf(search);
  if (text === '') return { nodes: [], hasMore: false, endCursor: null };
  const size = sizeOf(first, MAX_LIST);
  const place = after === null ? [null, null] : readCursor(after, 'moment', 'id');
  const hits = await one<MessageSearchHit[]>(context, SEARCH_MESSAGES, [...who(viewer), text, size + 1, channelId, ...place]) ?? [];
  return pageOf(hits, size, { view: (hit) => hit, cursor: ({ message }) => cursorOf(message.createdAt, message.id) });
}

interface PeopleSearch { search: string; first: number; after: string | null; forChannelId: string | null }

/** By name; a page begins after a person, so that a new name above takes none away. */
export async function readChatPeople(context: Context, { search, first, after, forChannelId }: PeopleSearch): Promise<Page<ChatPerson>> {
  const size = sizeOf(first, MAX_LIST);
  const [place = null] = after === null ? [] : readCursor(after, 'id');
  const values = [...who(requireMessenger(context)), searchOf(search), size + 1, place, forChannelId];
  const people = await one<ChatPerson[]>(context, CHAT_PEOPLE, values) ?? [];
  return pageOf(people, size, { view: (known) => known, cursor: ({ person }) => cursorOf(person.id) });
}
