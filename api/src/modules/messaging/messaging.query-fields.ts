import { builder } from '../../graphql/schema-builder';
import type { PageInput } from '../../text/page';
import { readChannelRequests } from './channel-requests';
import { ChannelPageRef } from './channel.schema';
import { readDrafts } from './drafts';
import { ChatDraftPageRef } from './drafts.schema';
import { ChannelRequestPageRef, InboxEntryRef, InboxPageRef, UnreadCountsRef } from './inbox.schema';
import { ChatMessagePageRef, ChatMessageRef, ChatThreadPageRef, FileMessagePageRef, PinnedMessagePageRef } from './message.schema';
import { ChannelDetailsRef, ChatPersonPageRef, OneOnOneRef } from './people.schema';
import {
  readChannelDetails, readChatMessage, readChatPeople, readConversations, readHistory, readInboxEntry, readJoinedChannels,
  readOneOnOne, readOpenChannels, readPinned, readThread, readUnreadCounts, readWithFiles, searchChannels, searchMessages,
  type HistoryInput,
} from './read-messaging';
import { ChannelSearchPageRef, MessageSearchPageRef } from './search.schema';

const base = { authScopes: { messenger: true }, complexity: 20 } as const;

/** Rows of a page of messages or of hits, where nobody says how many. */
const FEW = 15;
const MANY = 50;

type Given<Input> = { [Name in keyof Input]?: Input[Name] | null | undefined };

const pageIn = ({ first, after }: Given<PageInput>, usual = MANY): PageInput => ({ first: first ?? usual, after: after ?? null });
const placeIn = ({ before, after, around, first }: Given<HistoryInput>): HistoryInput => (
  { before: before ?? null, after: after ?? null, around: around ?? null, first: first ?? FEW }
);

builder.queryFields((t) => {
  const page = (usual = MANY) => ({
    first: t.arg.int({ required: false, defaultValue: usual }),
    after: t.arg.string({ required: false }),
  });
  const place = {
    before: t.arg.int({ required: false }),
    after: t.arg.int({ required: false }),
    around: t.arg.int({ required: false }),
    first: t.arg.int({ required: false, defaultValue: FEW }),
  };
  const optionalText = t.arg.string({ required: false, defaultValue: '' });
  return {
    conversations: t.field({
      ...base, type: InboxPageRef, args: page(),
      description: 'Personal conversations, last chat first, with the last two messages.',
      resolve: (_root, args, context) => readConversations(context, pageIn(args)),
    }),
    joinedChannels: t.field({
      ...base, type: InboxPageRef, args: page(),
      description: 'Joined channels, last chat first, with the last two messages.',
      resolve: (_root, args, context) => readJoinedChannels(context, pageIn(args)),
    }),
    channelRequests: t.field({
      ...base, type: ChannelRequestPageRef, args: page(),
      description: 'People whom the viewer has not met ask them to take part; newest first.',
      resolve: (_root, args, context) => readChannelRequests(context, pageIn(args)),
    }),
    inboxEntry: t.field({
      ...base, type: InboxEntryRef, nullable: true, args: { channelId: t.arg.id() },
      description: 'One row of either list; null for who is not a participant.',
      resolve: (_root, { channelId }, context) => readInboxEntry(context, channelId),
    }),
    oneOnOne: t.field({
      ...base, type: OneOnOneRef, args: { userId: t.arg.id(), ...place },
      description: 'History with one person. Without `before`, `after` and `around`: the newest page.',
      resolve: (_root, { userId, ...args }, context) => readOneOnOne(context, userId, placeIn(args)),
    }),
    channelMessages: t.field({
      ...base, type: ChatMessagePageRef, nullable: true, args: { channelId: t.arg.id(), ...place },
      description: `History by keyset on seq: older than \`before\`, newer than \`after\`, or \`around\` a seq. Also an OPEN channel \
before joining; null for a CLOSE one of others.`,
      resolve: (_root, { channelId, ...args }, context) => readHistory(context, channelId, placeIn(args)),
    }),
    chatMessage: t.field({
      ...base, type: ChatMessageRef, nullable: true, args: { id: t.arg.id() },
      description: 'Where a copied link leads: the message, null if the viewer may not see it.',
      resolve: (_root, { id }, context) => readChatMessage(context, id),
    }),
    channelDetails: t.field({
      ...base, type: ChannelDetailsRef, nullable: true, args: { channelId: t.arg.id(), ...page(), search: optionalText },
      description: 'What the viewer sees and may do of a channel, and a page of who takes part.',
      resolve: (_root, { channelId, search, ...args }, context) => (
        readChannelDetails(context, channelId, { ...pageIn(args), search: search ?? '' })
      ),
    }),
    openChannels: t.field({
      ...base, type: ChannelPageRef, args: page(),
      description: 'OPEN channels that the viewer has not joined, last chat first.',
      resolve: (_root, args, context) => readOpenChannels(context, pageIn(args)),
    }),
    searchChannels: t.field({
      ...base, type: ChannelSearchPageRef, args: { search: t.arg.string(), ...page(FEW) },
      description: 'By name or description, joined ones first.',
      resolve: (_root, { search, ...args }, context) => searchChannels(context, search, pageIn(args, FEW)),
    }),
    pinnedMessages: t.field({
      ...base, type: PinnedMessagePageRef, nullable: true, args: { channelId: t.arg.id(), ...page() },
      description: 'What a conversation keeps at hand, pinned last first; null where the viewer may not look.',
      resolve: (_root, { channelId, ...args }, context) => readPinned(context, channelId, pageIn(args)),
    }),
    messagesWithFiles: t.field({
      ...base, type: FileMessagePageRef, nullable: true, args: { channelId: t.arg.id(), ...page() },
      description: 'Messages of a conversation that files or pictures hang on, newest first; null where the viewer may not look.',
      resolve: (_root, { channelId, ...args }, context) => readWithFiles(context, channelId, pageIn(args)),
    }),
    chatThread: t.field({
      ...base, type: ChatThreadPageRef, nullable: true, args: { id: t.arg.id(), ...page() },
      description: 'The thread that a message begins or belongs to, with its answers by page; null if the viewer may not see it.',
      resolve: (_root, { id, ...args }, context) => readThread(context, id, pageIn(args)),
    }),
    searchMessages: t.field({
      ...base, type: MessageSearchPageRef,
      args: {
        search: t.arg.string(), channelId: t.arg.id({ required: false }), authorId: t.arg.id({ required: false }),
        since: t.arg({ type: 'DateTime', required: false }), until: t.arg({ type: 'DateTime', required: false }),
        hasFile: t.arg.boolean({ required: false }), ...page(FEW),
      },
      description: `In all conversations of the viewer, or in one; newest first. \`search\` may be empty beside an author or \`hasFile\`; \
\`until\` itself is left out.`,
      resolve: (_root, { search, channelId, authorId, since, until, hasFile, ...args }, context) => searchMessages(context, {
        search, channelId: channelId ?? null, authorId: authorId ?? null, since: since ?? null, until: until ?? null,
        hasFile: hasFile ?? false, ...pageIn(args, FEW),
      }),
    }),
    chatDrafts: t.field({
      ...base, authScopes: { signedIn: true }, type: ChatDraftPageRef, args: page(),
      description: "The viewer's own, by where they would go; those that were emptied too.",
      resolve: (_root, args, context) => readDrafts(context, pageIn(args)),
    }),
    unreadCounts: t.field({ ...base, type: UnreadCountsRef, resolve: (_root, _args, context) => readUnreadCounts(context) }),
    chatPeople: t.field({
      ...base, type: ChatPersonPageRef, args: { search: optionalText, ...page(), forChannelId: t.arg.id({ required: false }) },
      description: `People for a new chat, by name: first and last name and at least one company. With \`forChannelId\`, its \
participants are told apart.`,
      resolve: (_root, { search, forChannelId, ...args }, context) => (
        readChatPeople(context, { search: search ?? '', forChannelId: forChannelId ?? null, ...pageIn(args) })
      ),
    }),
  };
});
