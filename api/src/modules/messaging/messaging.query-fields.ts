import { builder } from '../../graphql/schema-builder';
import { readChannelRequests } from './channel-requests';
import { readDrafts } from './drafts';
import { ChannelPageRef } from './channel.schema';
import { ChatDraftRef } from './drafts.schema';
import { ChannelRequestRef, InboxEntryRef, InboxPageRef, UnreadCountsRef } from './inbox.schema';
import { ChatMessagePageRef, ChatMessageRef } from './message.schema';
import { ChannelDetailsRef, ChatPersonPageRef, OneOnOneRef } from './people.schema';
import { ChannelSearchPageRef, MessageSearchPageRef } from './search.schema';
import {
  readChannelDetails, readChatMessage, readChatPeople, readConversations, readHistory, readInboxEntry, readJoinedChannels, readOneOnOne, readOpenChannels, readUnreadCounts, searchChannels, searchMessages,
} from './read-messaging';

const base = { authScopes: { messenger: true }, complexity: 20 } as const;

builder.queryFields((t) => {
  const first = (defaultValue: number) => t.arg.int({ required: false, defaultValue });
  const list = { first: first(50), offset: t.arg.int({ required: false, defaultValue: 0 }) };
  const place = { before: t.arg.int({ required: false }), after: t.arg.int({ required: false }), around: t.arg.int({ required: false }), first: first(15) };
  const optionalText = t.arg.string({ required: false, defaultValue: '' });
  const listOf = (args: { first?: number | null | undefined; offset?: number | null | undefined }, size = 50) => ({ first: args.first ?? size, offset: args.offset ?? 0 });
  const placeOf = (args: { before?: number | null | undefined; after?: number | null | undefined; around?: number | null | undefined; first?: number | null | undefined }) =>
    ({ before: args.before ?? null, after: args.after ?? null, around: args.around ?? null, first: args.first ?? 15 });
  return {
    conversations: t.field({
      ...base, type: InboxPageRef, description: 'Personal conversations, last chat first, with the last two messages.', args: list,
      resolve: (_root, args, context) => readConversations(context, listOf(args)),
    }),
    joinedChannels: t.field({
      ...base, type: InboxPageRef, description: 'Joined channels, last chat first, with the last two messages.', args: list,
      resolve: (_root, args, context) => readJoinedChannels(context, listOf(args)),
    }),
    channelRequests: t.field({
      ...base, type: [ChannelRequestRef], complexity: { field: 20, multiplier: 10 }, description: 'People whom the viewer has not met ask them to take part; newest first, at most 50.',
      resolve: (_root, _args, context) => readChannelRequests(context),
    }),
    inboxEntry: t.field({
      ...base, type: InboxEntryRef, nullable: true, description: 'One row of either list; null for who is not a participant.', args: { channelId: t.arg.id() },
      resolve: (_root, { channelId }, context) => readInboxEntry(context, channelId),
    }),
    oneOnOne: t.field({
      ...base, type: OneOnOneRef, description: 'History with one person. Without `before`, `after` and `around`: the newest page.', args: { userId: t.arg.id(), ...place },
      resolve: (_root, { userId, ...args }, context) => readOneOnOne(context, userId, placeOf(args)),
    }),
    channelMessages: t.field({
      ...base, type: ChatMessagePageRef, nullable: true, args: { channelId: t.arg.id(), ...place },
      description: 'History by keyset on seq: older than `before`, newer than `after`, or `around` a seq. Also an OPEN channel before joining; null for a CLOSE one of others.',
      resolve: (_root, { channelId, ...args }, context) => readHistory(context, channelId, placeOf(args)),
    }),
    chatMessage: t.field({
      ...base, type: ChatMessageRef, nullable: true, description: 'Where a copied link leads: the message, null if the viewer may not see it.', args: { id: t.arg.id() },
      resolve: (_root, { id }, context) => readChatMessage(context, id),
    }),
    channelDetails: t.field({
      ...base, type: ChannelDetailsRef, nullable: true, args: { channelId: t.arg.id(), ...list, search: optionalText },
      resolve: (_root, { channelId, search, ...args }, context) => readChannelDetails(context, channelId, { ...listOf(args), search: search ?? '' }),
    }),
    openChannels: t.field({
      ...base, type: ChannelPageRef, description: 'OPEN channels that the viewer has not joined.', args: list,
      resolve: (_root, args, context) => readOpenChannels(context, listOf(args)),
    }),
    searchChannels: t.field({
      ...base, type: ChannelSearchPageRef, args: { search: t.arg.string(), first: first(15), offset: list.offset },
      resolve: (_root, { search, ...args }, context) => searchChannels(context, search, listOf(args, 15)),
    }),
    searchMessages: t.field({
      ...base, type: MessageSearchPageRef, description: 'In all conversations of the viewer, or in one; newest first.',
      args: { search: t.arg.string(), channelId: t.arg.id({ required: false }), first: first(15), after: t.arg.string({ required: false }) },
      resolve: (_root, { search, channelId, first: size, after }, context) => searchMessages(context, { search, channelId: channelId ?? null, first: size ?? 15, after: after ?? null }),
    }),
    chatDrafts: t.field({
      ...base, authScopes: { signedIn: true }, type: [ChatDraftRef], complexity: { field: 20, multiplier: 10 }, description: "The viewer's own, newest first, at most 200; those that were emptied too.",
      resolve: (_root, _args, context) => readDrafts(context),
    }),
    unreadCounts: t.field({ ...base, type: UnreadCountsRef, resolve: (_root, _args, context) => readUnreadCounts(context) }),
    chatPeople: t.field({
      ...base, type: ChatPersonPageRef,
      args: { search: optionalText, first: first(50), after: t.arg.string({ required: false }), forChannelId: t.arg.id({ required: false }) },
      description: 'People for a new chat, by name: first and last name and at least one company. With `forChannelId`, its participants are told apart.',
      resolve: (_root, { search, first: size, after, forChannelId }, context) => (
        readChatPeople(context, { search: search ?? '', first: size ?? 50, after: after ?? null, forChannelId: forChannelId ?? null })
      ),
    }),
  };
});
