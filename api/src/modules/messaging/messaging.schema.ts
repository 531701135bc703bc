import { CHANNEL_LINE_KINDS, channelLineWords } from '@heartwood/contract/domain';
import type { UserError } from '../../request/expected-failure';
import { pageRef } from '../../graphql/page.schema';
import { builder } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import { PersonRef } from '../identity';
import type { PresenceEvent } from '../presence';
import type { ChannelEvent, TypingEvent } from './channel-event';
import type { ChatDraft } from './drafts';
import type { InboxPage, UnreadCounts } from './inbox.queries';
import type { InboxEvent } from './inbox-stream';
import type { ChatChannel, ChatLine, ChatMessage, ChatPartner, ChatQuote, InboxEntry } from './messaging.json';
import type { Attachment } from './messaging.table';
import type { ChannelParticipant, ChatPerson } from './people.queries';
import type { ChannelRequest } from './channel-requests';
import type { ChannelDetails, MessagePage, OneOnOne } from './read-messaging';
import type { ChannelPage, ChannelSearchPage, MessageSearchHit } from './search.queries';

/** Lists inside one statement's answer: they cost what they weigh, not a query each. */
const few = { field: 1, multiplier: 2 } as const;
const pageful = { field: 1, multiplier: 15 } as const;

const ChannelKindRef = builder.enumType('ChannelKind', { values: ['personal', 'channel'] as const });
export const ChannelTypeRef = builder.enumType('ChannelType', { description: 'A CLOSE channel is visible to its participants alone.', values: ['OPEN', 'CLOSE'] as const });
const ChannelEventTypeRef = builder.enumType('ChannelEventType', {
  description: 'HELLO: live from now on. MESSAGE: new, edited, deleted or with other reactions. CHANNEL: name, participants or read positions changed.',
  values: ['HELLO', 'MESSAGE', 'CHANNEL'] as const,
});
const InboxEventTypeRef = builder.enumType('InboxEventType', {
  description: `HELLO: live from now on, load the lists. MESSAGE: \`message\` is new in a conversation of the viewer; who wrote it has read up to it. CHANGED: an old one was edited, deleted or has other reactions.
CHANNEL: the channel's face changed. ENTRY: \`entry\` is new or its read position changed (also from another tab). GONE: the viewer left, was removed, or it was deleted. ASKED: \`channelRequests\` are others than before. DRAFT: \`draft\` was kept by a device of the viewer.`,
  values: ['HELLO', 'MESSAGE', 'CHANGED', 'CHANNEL', 'ENTRY', 'GONE', 'ASKED', 'DRAFT'] as const,
});

const ChatAttachmentRef = builder.objectRef<Attachment>('ChatAttachment').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name'), type: t.exposeString('type'), url: t.string({ description: 'For who reads it: good for an hour or two, then GET /files/:id/address has a fresh one.', resolve: ({ url, name }, _args, { fileAddresses }) => fileAddresses.sign(url, name) }), size: t.exposeInt('size') }),
});

const ChatReactionRef = builder.objectRef<ChatMessage['reactions'][number]>('ChatReaction').implement({
  fields: (t) => ({ emoji: t.exposeString('emoji'), userIds: t.exposeIDList('userIds', { complexity: 1 }) }),
});

const ChatQuoteRef = builder.objectRef<ChatQuote>('ChatQuote').implement({
  description: 'The message that is answered, as it is now; `body` is cut at 200 characters and empty when it was deleted.',
  fields: (t) => ({
    id: t.exposeID('id'),
    seq: t.exposeInt('seq'),
    author: t.expose('author', { type: PersonRef, nullable: true }),
    body: t.exposeString('body'),
    isDeleted: t.exposeBoolean('isDeleted'),
    hasAttachments: t.exposeBoolean('hasAttachments'),
  }),
});

const ChatLineKindRef = builder.enumType('ChatLineKind', { values: CHANNEL_LINE_KINDS });

const ChatLineRef = builder.objectRef<ChatLine>('ChatLine').implement({
  description: 'What a channel tells of itself in the place of a message; `author` of the message did it.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ChatLineKindRef }),
    people: t.expose('people', { type: [PersonRef], complexity: few, description: 'Who was added, removed or made the admin.' }),
    text: t.exposeString('text', { nullable: true, description: 'The name from then on; of a description and a logo: null when it was taken away.' }),
  }),
});

export const ChatMessageRef = builder.objectRef<ChatMessage>('ChatMessage').implement({
  description: 'The same for all who may see it. `seq` is its place in the channel and never changes.',
  fields: (t) => ({
    id: t.exposeID('id'),
    channelId: t.exposeID('channelId'),
    seq: t.exposeInt('seq'),
    changeSeq: t.exposeInt('changeSeq', { description: 'Rises with each change of this message; the greater one is the newer state.' }),
    author: t.expose('author', { type: PersonRef, nullable: true, description: "Null when the account is gone: 'No name'." }),
    body: t.string({ description: 'Of a line: its sentence, told to anybody.', resolve: ({ body, line, author }) => (line ? channelLineWords(line, author, null) : body) }),
    line: t.expose('line', { type: ChatLineRef, nullable: true, description: 'Null for what somebody wrote. A line is never unread, and is not edited, deleted or reacted to.' }),
    attachments: t.expose('attachments', { type: [ChatAttachmentRef], complexity: few }),
    mentions: t.expose('mentions', { type: [PersonRef], complexity: few }),
    replyTo: t.expose('replyTo', { type: ChatQuoteRef, nullable: true }),
    reactions: t.expose('reactions', { type: [ChatReactionRef], complexity: few }),
    isEdited: t.exposeBoolean('isEdited'),
    isDeleted: t.exposeBoolean('isDeleted', { description: 'Body, attachments, mentions and reactions are empty then.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Of the last edit, deletion or reaction; the same as `createdAt` until then.' }),
  }),
});

export const ChatMessagePageRef = builder.objectRef<MessagePage>('ChatMessagePage').implement({
  description: 'Ascending by seq.',
  fields: (t) => ({
    channelId: t.exposeID('channelId', { nullable: true }),
    nodes: t.expose('nodes', { type: [ChatMessageRef], complexity: pageful }),
    hasOlder: t.exposeBoolean('hasOlder'),
    hasNewer: t.exposeBoolean('hasNewer'),
    lastSeq: t.exposeInt('lastSeq', { description: 'Seq of the newest message of the channel.' }),
    changeSeq: t.exposeInt('changeSeq', { description: 'What this page includes: subscribe `channelStream` with it as `after` and nothing falls between.' }),
  }),
});

const ChatReadRef = builder.objectRef<ChatChannel['reads'][number]>('ChatRead').implement({
  fields: (t) => ({ userId: t.exposeID('userId'), lastReadSeq: t.exposeInt('lastReadSeq') }),
});

const ChatPartnerRef = builder.objectRef<ChatPartner>('ChatPartner').implement({
  description: 'The site of a partner that a channel belongs to, or that one of a pair comes from.',
  fields: (t) => ({
    name: t.exposeString('name'),
    company: t.exposeString('company', { description: 'Whose messaging it embeds.' }),
    isRevoked: t.exposeBoolean('isRevoked', { description: 'Nobody writes here any more; what was written stays.' }),
    visitorId: t.exposeID('visitorId', { nullable: true, description: 'Which of a pair comes from the site; null for a channel.' }),
  }),
});

export const ChatChannelRef = builder.objectRef<ChatChannel>('ChatChannel').implement({
  description: 'What is the same for all who may see a channel or a personal conversation.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: ChannelKindRef }),
    name: t.exposeString('name', { nullable: true, description: 'Null for a personal conversation.' }),
    type: t.expose('type', { type: ChannelTypeRef }),
    logoUrl: t.string({ nullable: true, resolve: ({ logoUrl }, _args, { fileAddresses }) => logoUrl && fileAddresses.sign(logoUrl) }),
    description: t.exposeString('description', { nullable: true }),
    createdBy: t.exposeID('createdBy', { nullable: true, description: 'Null once the account is gone.' }),
    participantCount: t.exposeInt('participantCount'),
    lastSeq: t.exposeInt('lastSeq'),
    changeSeq: t.exposeInt('changeSeq'),
    lastMessageAt: t.expose('lastMessageAt', { type: 'DateTime', nullable: true }),
    isDeleted: t.exposeBoolean('isDeleted'),
    reads: t.expose('reads', { type: [ChatReadRef], complexity: few, description: 'Personal conversations only: how far each side has read (IsRead).' }),
    partner: t.expose('partner', { type: ChatPartnerRef, nullable: true }),
  }),
});

export const InboxEntryRef = builder.objectRef<InboxEntry>('InboxEntry').implement({
  description: "A row of the conversation list or of the joined channels: the channel through the viewer's eyes. `id` is the channel's.",
  fields: (t) => ({
    id: t.exposeID('id'),
    channel: t.expose('channel', { type: ChatChannelRef }),
    person: t.expose('person', { type: PersonRef, nullable: true, description: "The other person of a personal conversation; null also when the account is gone ('No name')." }),
    lastMessages: t.expose('lastMessages', { type: [ChatMessageRef], complexity: few, description: 'Last two, ascending.' }),
    lastReadSeq: t.exposeInt('lastReadSeq'),
    unread: t.exposeInt('unread', { description: 'Messages behind `lastReadSeq` without the lines among them, at least 1 when marked as unread.' }),
    unreadMentions: t.exposeInt('unreadMentions', { description: 'Unread messages that mention the viewer.' }),
    isMarkedUnread: t.exposeBoolean('isMarkedUnread'),
    readRevision: t.exposeInt('readRevision', { description: 'Rises with each change of the read position; the greater one is the newer state.' }),
    mutedUntil: t.expose('mutedUntil', { type: 'DateTime', nullable: true, description: 'The viewer is told of nothing here until then, but of what mentions them in a channel; null: not muted.' }),
    joinedAt: t.expose('joinedAt', { type: 'DateTime' }),
  }),
});

export const InboxPageRef = builder.objectRef<InboxPage>('InboxPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [InboxEntryRef], complexity: pageful }),
    total: t.exposeInt('total'),
    unread: t.exposeInt('unread'),
    hasMore: t.exposeBoolean('hasMore'),
  }),
});

const ChannelParticipantRef = builder.objectRef<ChannelParticipant>('ChannelParticipant').implement({
  fields: (t) => ({
    person: t.expose('person', { type: PersonRef }),
    companyName: t.exposeString('companyName', { nullable: true }),
    isAdvisory: t.exposeBoolean('isAdvisory', { description: 'Of that company.' }),
    isVisitor: t.exposeBoolean('isVisitor', { description: "Comes from the partner's site." }),
    isAdmin: t.exposeBoolean('isAdmin'),
    joinedAt: t.expose('joinedAt', { type: 'DateTime' }),
  }),
});

export const ChannelDetailsRef = builder.objectRef<ChannelDetails>('ChannelDetails').implement({
  fields: (t) => ({
    channel: t.expose('channel', { type: ChatChannelRef }),
    entry: t.expose('entry', { type: InboxEntryRef, nullable: true, description: 'Null: not a participant.' }),
    participants: t.expose('participants', { type: [ChannelParticipantRef], complexity: pageful, description: 'Creator first, then by name; `participantCount` of the channel tells how many there are.' }),
    canSend: t.exposeBoolean('canSend', { description: 'Takes part; in a personal conversation also that the other one can be reached.' }),
    canJoin: t.exposeBoolean('canJoin'),
    canLeave: t.exposeBoolean('canLeave'),
    canManage: t.exposeBoolean('canManage', { description: 'Add and remove participants, rename, delete: the creator.' }),
  }),
});

export const ChannelPageRef = builder.objectRef<ChannelPage>('ChannelPage').implement({
  fields: (t) => ({ nodes: t.expose('nodes', { type: [ChatChannelRef], complexity: pageful }), total: t.exposeInt('total'), hasMore: t.exposeBoolean('hasMore') }),
});

const ChannelSearchHitRef = builder.objectRef<ChannelSearchPage['nodes'][number]>('ChannelSearchHit').implement({
  fields: (t) => ({ channel: t.expose('channel', { type: ChatChannelRef }), isJoined: t.exposeBoolean('isJoined') }),
});

export const ChannelSearchPageRef = builder.objectRef<ChannelSearchPage>('ChannelSearchPage').implement({
  description: 'Joined ones first.',
  fields: (t) => ({ nodes: t.expose('nodes', { type: [ChannelSearchHitRef], complexity: pageful }), total: t.exposeInt('total'), hasMore: t.exposeBoolean('hasMore') }),
});

const MessageSearchHitRef = builder.objectRef<MessageSearchHit>('MessageSearchHit').implement({
  fields: (t) => ({
    message: t.expose('message', { type: ChatMessageRef }),
    channel: t.expose('channel', { type: ChatChannelRef }),
    person: t.expose('person', { type: PersonRef, nullable: true }),
  }),
});

export const MessageSearchPageRef = pageRef('MessageSearchPage', MessageSearchHitRef, pageful.multiplier);

const ChatPersonRef = builder.objectRef<ChatPerson>('ChatPerson').implement({
  description: "`companyName` null: 'No company'. `isParticipant`: of the channel that was asked about, for who takes part there.",
  fields: (t) => ({ person: t.expose('person', { type: PersonRef }), companyName: t.exposeString('companyName', { nullable: true }), isAdvisory: t.exposeBoolean('isAdvisory'), isParticipant: t.exposeBoolean('isParticipant') }),
});

export const ChatPersonPageRef = pageRef('ChatPersonPage', ChatPersonRef, pageful.multiplier);

const ChannelUnreadRef = builder.objectRef<UnreadCounts['perChannel'][number]>('ChannelUnread').implement({
  fields: (t) => ({ channelId: t.exposeID('channelId'), kind: t.expose('kind', { type: ChannelKindRef }), noOfUnread: t.exposeInt('noOfUnread'), isMuted: t.exposeBoolean('isMuted') }),
});

export const UnreadCountsRef = builder.objectRef<UnreadCounts>('UnreadCounts').implement({
  fields: (t) => ({
    personal: t.exposeInt('personal'),
    channels: t.exposeInt('channels'),
    mentions: t.exposeInt('mentions'),
    perChannel: t.expose('perChannel', { type: [ChannelUnreadRef], complexity: pageful }),
  }),
});

export const OneOnOneRef = builder.objectRef<OneOnOne>('OneOnOne').implement({
  fields: (t) => ({
    channelId: t.exposeID('channelId', { nullable: true, description: 'Null until the first message.' }),
    person: t.expose('person', { type: ChatPersonRef, nullable: true, description: "Null when the account is gone: 'No name'." }),
    entry: t.expose('entry', { type: InboxEntryRef, nullable: true }),
    canSend: t.exposeBoolean('canSend', { description: 'False when the person is gone, blocked or out of reach: the history stays, to be read.' }),
    messages: t.expose('messages', { type: ChatMessagePageRef }),
  }),
});

/** A payload: what the command leaves behind, or the expected failure. */
function payload<Shape extends { error: UserError | null }>(name: string) {
  return builder.objectRef<Shape>(name);
}

export const MessagePayloadRef = payload<{ message: ChatMessage | null; error: UserError | null }>('MessagePayload').implement({
  fields: (t) => ({ message: t.expose('message', { type: ChatMessageRef, nullable: true }), error: t.expose('error', { type: UserErrorRef, nullable: true }) }),
});

export const PersonalMessagePayloadRef = payload<{ message: ChatMessage | null; entry: InboxEntry | null; error: UserError | null }>('PersonalMessagePayload').implement({
  fields: (t) => ({
    message: t.expose('message', { type: ChatMessageRef, nullable: true }),
    entry: t.expose('entry', { type: InboxEntryRef, nullable: true, description: "The conversation's row as it is now: who writes for the first time may not have it, whoever began." }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

export const EntryPayloadRef = payload<{ entry: InboxEntry | null; error: UserError | null }>('EntryPayload').implement({
  fields: (t) => ({ entry: t.expose('entry', { type: InboxEntryRef, nullable: true }), error: t.expose('error', { type: UserErrorRef, nullable: true }) }),
});

export const ChannelPayloadRef = payload<{ channel: ChatChannel | null; entry: InboxEntry | null; error: UserError | null }>('ChannelPayload').implement({
  fields: (t) => ({
    channel: t.expose('channel', { type: ChatChannelRef, nullable: true }),
    entry: t.expose('entry', { type: InboxEntryRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

export const LeavePayloadRef = payload<{ channelId: string | null; error: UserError | null }>('LeavePayload').implement({
  fields: (t) => ({ channelId: t.exposeID('channelId', { nullable: true }), error: t.expose('error', { type: UserErrorRef, nullable: true }) }),
});

export const ChannelEventRef = builder.objectRef<ChannelEvent>('ChannelEvent').implement({
  description: '`seq` is the cursor to resume with.',
  fields: (t) => ({
    seq: t.exposeInt('seq'),
    type: t.expose('type', { type: ChannelEventTypeRef }),
    message: t.expose('message', { type: ChatMessageRef, nullable: true }),
    channel: t.expose('channel', { type: ChatChannelRef, nullable: true }),
  }),
});

export const ChannelRequestRef = builder.objectRef<ChannelRequest>('ChannelRequest').implement({
  description: 'Somebody whom the viewer has not met asks them to take part in a channel.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the channel.' }),
    name: t.exposeString('name'),
    description: t.exposeString('description', { nullable: true }),
    participantCount: t.exposeInt('participantCount'),
    by: t.expose('by', { type: PersonRef, nullable: true }),
    company: t.exposeString('company', { nullable: true, description: 'Of the person who asks.' }),
    requestedAt: t.exposeString('requestedAt'),
  }),
});

export const ChatDraftRef = builder.objectRef<ChatDraft>('ChatDraft').implement({
  description: 'Words the viewer has not sent yet; `text` is empty once they were sent or given up.',
  fields: (t) => ({
    target: t.exposeString('target', { description: '`channel:ID` or `person:ID`.' }),
    text: t.exposeString('text'),
    mentions: t.exposeIDList('mentions', { complexity: 1 }),
    revision: t.exposeInt('revision', { description: 'Rises with each change.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

export const ChatDraftPayloadRef = payload<{ draft: ChatDraft | null; isTaken: boolean; error: UserError | null }>('ChatDraftPayload').implement({
  fields: (t) => ({
    draft: t.expose('draft', { type: ChatDraftRef, nullable: true, description: 'As it stands now.' }),
    isTaken: t.exposeBoolean('isTaken', { description: 'False: another device was first, and nothing was overwritten.' }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

export const InboxEventRef = builder.objectRef<InboxEvent>('InboxEvent').implement({
  fields: (t) => ({
    type: t.expose('type', { type: InboxEventTypeRef }),
    channelId: t.exposeID('channelId', { nullable: true }),
    message: t.expose('message', { type: ChatMessageRef, nullable: true }),
    channel: t.expose('channel', { type: ChatChannelRef, nullable: true }),
    entry: t.expose('entry', { type: InboxEntryRef, nullable: true }),
    draft: t.expose('draft', { type: ChatDraftRef, nullable: true }),
    wasAdded: t.exposeBoolean('wasAdded', { description: 'ENTRY: somebody else let the viewer take part in this channel.' }),
  }),
});

export const TypingEventRef = builder.objectRef<TypingEvent>('TypingEvent').implement({
  fields: (t) => ({ channelId: t.exposeID('channelId'), userId: t.exposeID('userId'), firstname: t.exposeString('firstname'), isTyping: t.exposeBoolean('isTyping') }),
});

export const PresenceEventRef = builder.objectRef<PresenceEvent>('PresenceEvent').implement({
  fields: (t) => ({ userId: t.exposeID('userId'), OnlineStatus: t.exposeString('OnlineStatus') }),
});
