import type { Context } from '../../request/context';
import type { Statement } from '../../db/database';
import { forbidden } from '../../request/errors';
import { likeText } from '../../text/like-text';
import { cursorOf, pageOf, placeOf, sizeOf, type Page, type PageInput } from '../../text/page';
import { searchedText } from '../../text/search';
import {
  AROUND, NEWER, NEWEST, OLDER, PINNED, THREAD, WITH_FILES, type HistoryPage, type MessageRows, type ThreadRows,
} from './history.queries';
import { CONVERSATIONS, JOINED_CHANNELS, UNREAD_COUNTS, type InboxRows, type UnreadCounts } from './inbox.queries';
import type { ChatChannel, ChatMessage, InboxEntry } from './messaging.json';
import { canCallAll, canDeleteChannel, canJoin, canLeave, canManage, canSee, canWrite } from './messaging.policy';
import { readEntry, readFacts, readMessage, readPair } from './messaging.queries';
import { requireMessenger, who } from './messenger';
import {
  CHANNEL_DETAILS, CHAT_PEOPLE, CHAT_PEOPLE_FOUND, CHAT_PERSON, type ChannelParticipant, type ChatPerson, type DetailsRow,
} from './people.queries';
import {
  OPEN_CHANNELS, SEARCH_CHANNELS, SEARCH_MESSAGES,
  type ChannelSearchHit, type ChannelSearchRows, type MessageSearchHit, type OpenChannelRows,
} from './search.queries';

export interface InboxPage extends Page<InboxEntry> { total: number; unread: number }
export interface ChannelPage extends Page<ChatChannel> { total: number }
export interface ChannelSearchPage extends Page<ChannelSearchHit> { total: number }
export interface HistoryInput { before: number | null; after: number | null; around: number | null; first: number }
export interface MessagePage {
  channelId: string | null;
  nodes: ChatMessage[];
  hasOlder: boolean;
  hasNewer: boolean;
  lastSeq: number;
  changeSeq: number;
}

const MAX_LIST = 50;
const MAX_HISTORY = 100;
const MAX_SEARCH_LENGTH = 100;

const searchOf = (text: string) => likeText(text.trim().slice(0, MAX_SEARCH_LENGTH));

async function one<Data>(context: Context, statement: Statement, values: readonly unknown[]): Promise<Data | null> {
  const [row] = await context.db.read<{ data: Data }>(statement, values);
  return row?.data ?? null;
}

async function list(context: Context, statement: Statement, { first, after }: PageInput): Promise<InboxPage> {
  const size = sizeOf(first, MAX_LIST);
  const values = [...who(requireMessenger(context)), size + 1, ...placeOf(after, 'moment', 'id')];
  const { rows, total, unread } = await one<InboxRows>(context, statement, values) ?? { rows: [], total: 0, unread: 0 };
  return { ...pageOf(rows, size, { view: ({ entry }) => entry, cursor: ({ at, entry }) => cursorOf(at, entry.id) }), total, unread };
}

export const readConversations = (context: Context, input: PageInput) => list(context, CONVERSATIONS, input);
export const readJoinedChannels = (context: Context, input: PageInput) => list(context, JOINED_CHANNELS, input);

export async function readUnreadCounts(context: Context): Promise<UnreadCounts> {
  const counts = await one<UnreadCounts>(context, UNREAD_COUNTS, who(requireMessenger(context)));
  return counts ?? { personal: 0, channels: 0, mentions: 0, perChannel: [] };
}

export const readInboxEntry = (context: Context, channelId: string) => readEntry(context.db, requireMessenger(context), channelId);

/** Null where the viewer may not look, the same as for a channel that is not there. */
export async function readHistory(context: Context, channelId: string, input: HistoryInput): Promise<MessagePage | null> {
  const [statement, place] = historyAt(input);
  const values = [...who(requireMessenger(context)), channelId, sizeOf(input.first, MAX_HISTORY), ...place];
  const page = await one<HistoryPage>(context, statement, values);
  if (!page || !canSee(page.channel)) return null;
  const { nodes, hasOlder, hasNewer, lastSeq, changeSeq } = page;
  return { channelId, nodes, hasOlder, hasNewer, lastSeq, changeSeq };
}

function historyAt({ before, after, around }: HistoryInput): [Statement, number[]] {
  if (before !== null) return [OLDER, [before]];
  if (after !== null) return [NEWER, [after]];
  return around === null ? [NEWEST, []] : [AROUND, [around]];
}

/** What a conversation keeps at hand; null where the viewer may not look. */
export async function readPinned(context: Context, channelId: string, { first, after }: PageInput): Promise<Page<ChatMessage> | null> {
  const size = sizeOf(first, MAX_LIST);
  const values = [...who(requireMessenger(context)), channelId, size + 1, ...placeOf(after, 'moment', 'id')];
  const found = await one<MessageRows>(context, PINNED, values);
  if (!found || !canSee(found.channel)) return null;
  return pageOf(found.nodes, size, { view: (each) => each, cursor: ({ pinnedAt, id }) => cursorOf(pinnedAt ?? '', id) });
}

/** What files and pictures a conversation has, in the messages that they hang on; null where the viewer may not look. */
export async function readWithFiles(context: Context, channelId: string, { first, after }: PageInput): Promise<Page<ChatMessage> | null> {
  const size = sizeOf(first, MAX_LIST);
  const values = [...who(requireMessenger(context)), channelId, size + 1, ...placeOf(after, 'number')];
  const found = await one<MessageRows>(context, WITH_FILES, values);
  if (!found || !canSee(found.channel)) return null;
  return pageOf(found.nodes, size, { view: (each) => each, cursor: ({ seq }) => cursorOf(String(seq)) });
}

export interface ThreadPage { root: ChatMessage; answers: Page<ChatMessage> }

/** A message of the thread says which one it is; null where the viewer may not look. */
export async function readThread(context: Context, id: string, { first, after }: PageInput): Promise<ThreadPage | null> {
  const size = sizeOf(first, MAX_LIST);
  const found = await one<ThreadRows>(context, THREAD, [...who(requireMessenger(context)), id, size + 1, ...placeOf(after, 'number')]);
  if (!found || !canSee(found.channel)) return null;
  return { root: found.root, answers: pageOf(found.nodes, size, { view: (each) => each, cursor: ({ seq }) => cursorOf(String(seq)) }) };
}

export interface OneOnOne {
  channelId: string | null;
  person: ChatPerson | null;
  entry: InboxEntry | null;
  canSend: boolean;
  messages: MessagePage;
}

const EMPTY: MessagePage = { channelId: null, nodes: [], hasOlder: false, hasNewer: false, lastSeq: 0, changeSeq: 0 };

/** History with one person, in both directions of writing; empty before the first message. */
export async function readOneOnOne(context: Context, userId: string, input: HistoryInput): Promise<OneOnOne> {
  const viewer = requireMessenger(context);
  const pair = await readPair(context.db, viewer, userId);
  const person = await one<ChatPerson>(context, CHAT_PERSON, [...who(viewer), userId]);
  if (!pair || (!pair.channelId && !pair.isReachable)) throw forbidden("You don't have permission to write to this person.");
  if (!pair.channelId) return { channelId: null, person, entry: null, canSend: true, messages: EMPTY };
  const messages = await readHistory(context, pair.channelId, input);
  if (!messages) throw forbidden("You don't have permission to write to this person.");
  const entry = await readEntry(context.db, viewer, pair.channelId);
  return { channelId: pair.channelId, person, entry, canSend: pair.isReachable, messages };
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
  participants: Page<ChannelParticipant>;
  canSend: boolean;
  canJoin: boolean;
  canLeave: boolean;
  canManage: boolean;
  canDelete: boolean;
  canCallAll: boolean;
}

/** The channel and who takes part, by page; null where the viewer may not look. */
export async function readChannelDetails(
  context: Context, channelId: string, { first, after, search }: PageInput & { search: string },
): Promise<ChannelDetails | null> {
  const viewer = requireMessenger(context);
  const size = sizeOf(first);
  const values = [...who(viewer), channelId, size + 1, ...placeOf(after, 'id'), searchOf(search)];
  const row = await one<DetailsRow>(context, CHANNEL_DETAILS, values);
  if (!row || !canSee(row.facts)) return null;
  const { facts, channel, participants } = row;
  return {
    channel,
    participants: pageOf(participants, size, { view: (each) => each, cursor: ({ person }) => cursorOf(person.id) }),
    entry: facts.isMember ? await readEntry(context.db, viewer, channelId) : null,
    canSend: canWrite(facts), canJoin: canJoin(facts), canLeave: canLeave(facts), canManage: canManage(facts, viewer.userId),
    canDelete: canDeleteChannel(facts, viewer.userId), canCallAll: canCallAll(facts, viewer.userId),
  };
}

export async function readOpenChannels(context: Context, { first, after }: PageInput): Promise<ChannelPage> {
  const size = sizeOf(first, MAX_LIST);
  const values = [...who(requireMessenger(context)), size + 1, ...placeOf(after, 'moment', 'id')];
  const { rows, total } = await one<OpenChannelRows>(context, OPEN_CHANNELS, values) ?? { rows: [], total: 0 };
  return { ...pageOf(rows, size, { view: ({ channel }) => channel, cursor: ({ at, channel }) => cursorOf(at, channel.id) }), total };
}

export async function searchChannels(context: Context, search: string, { first, after }: PageInput): Promise<ChannelSearchPage> {
  const size = sizeOf(first, MAX_LIST);
  const values = [...who(requireMessenger(context)), searchOf(search), size + 1, ...placeOf(after, 'id')];
  const { rows, total } = await one<ChannelSearchRows>(context, SEARCH_CHANNELS, values) ?? { rows: [], total: 0 };
  return { ...pageOf(rows, size, { view: (hit) => hit, cursor: ({ channel }) => cursorOf(channel.id) }), total };
}

interface MessageSearch extends PageInput {
  search: string;
  channelId: string | null;
  authorId: string | null;
  /** Moments between which it was sent, the second one left out. */
  since: string | null;
  until: string | null;
  hasFile: boolean;
}

/** Nothing at all is found for no words where nothing narrows it: all that was ever said is no answer. */
export async function searchMessages(
  context: Context, { search, channelId, authorId, since, until, hasFile, first, after }: MessageSearch,
): Promise<Page<MessageSearchHit>> {
  const viewer = requireMessenger(context);
  const text = searchOf(search);
  if (text === '' && authorId === null && !hasFile) return { nodes: [], hasMore: false, endCursor: null };
  const size = sizeOf(first, MAX_LIST);
  const values = [...who(viewer), text, size + 1, channelId, ...placeOf(after, 'moment', 'id'), authorId, since, until, hasFile];
  const hits = await one<MessageSearchHit[]>(context, SEARCH_MESSAGES, values) ?? [];
  return pageOf(hits, size, { view: (hit) => hit, cursor: ({ message }) => cursorOf(message.createdAt, message.id) });
}

interface PeopleSearch extends PageInput { search: string; forChannelId: string | null }

/** By name; a page begins after a person, so that a new name above takes none away. */
export async function readChatPeople(context: Context, { search, first, after, forChannelId }: PeopleSearch): Promise<Page<ChatPerson>> {
  const size = sizeOf(first, MAX_LIST);
  const values = [...who(requireMessenger(context)), size + 1, ...placeOf(after, 'id'), forChannelId];
  const asked = searchedText(search);
  const people = await (asked
    ? one<ChatPerson[]>(context, CHAT_PEOPLE_FOUND, [...values, asked.text, asked.grams])
    : one<ChatPerson[]>(context, CHAT_PEOPLE, values)) ?? [];
  return pageOf(people, size, { view: (known) => known, cursor: ({ person }) => cursorOf(person.id) });
}
