import { CHANNEL_LINE_KINDS, channelLineWords } from '@heartwood/contract/domain';
import { pageRef } from '../../graphql/page.schema';
import { builder } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import type { UserError } from '../../request/expected-failure';
import { PersonRef } from '../identity';
import { few, pageful } from './list-cost';
import type { ChatLine, ChatMessage, ChatQuote } from './messaging.json';
import type { Attachment } from './messaging.table';
import type { MessagePage, ThreadPage } from './read-messaging';

export const ChatAttachmentRef = builder.objectRef<Attachment>('ChatAttachment').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    type: t.exposeString('type'),
    url: t.string({
      description: 'For who reads it: good for an hour or two, then GET /files/:id/address has a fresh one.',
      resolve: ({ url, name }, _args, { fileAddresses }) => fileAddresses.sign(url, name),
    }),
    size: t.exposeInt('size'),
  }),
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
    people: t.expose('people', {
      type: [PersonRef], complexity: few, description: 'Who was added, removed, made an admin or is one no more.',
    }),
    text: t.exposeString('text', {
      nullable: true,
      description: 'The name from then on; of a description and a logo: null when it was taken away.',
    }),
  }),
});

const ChatThreadRef = builder.objectRef<ChatMessage['thread']>('ChatThread').implement({
  description: 'A message with all that answers it, or answers one of its answers.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the message that it begins with.' }),
    count: t.exposeInt('count', { description: 'Answers that are not deleted.' }),
  }),
});

const ChatForwardRef = builder.objectRef<NonNullable<ChatMessage['forwarded']>>('ChatForward').implement({
  description: 'Where words that somebody passed on were written first; where that is stays with who may read it there.',
  fields: (t) => ({
    messageId: t.exposeID('messageId'),
    author: t.expose('author', { type: PersonRef, nullable: true }),
    at: t.expose('at', { type: 'DateTime' }),
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
    body: t.string({
      description: 'Of a line: its sentence, told to anybody.',
      resolve: ({ body, line, author }) => (line ? channelLineWords(line, author, null) : body),
    }),
    line: t.expose('line', {
      type: ChatLineRef,
      nullable: true,
      description: 'Null for what somebody wrote. A line is never unread, and is not edited, deleted or reacted to.',
    }),
    attachments: t.expose('attachments', { type: [ChatAttachmentRef], complexity: few }),
    mentions: t.expose('mentions', { type: [PersonRef], complexity: few }),
    isToAll: t.boolean({ description: 'Everybody in the channel is mentioned.', resolve: ({ isToAll }) => isToAll ?? false }),
    forwarded: t.expose('forwarded', { type: ChatForwardRef, nullable: true }),
    replyTo: t.expose('replyTo', { type: ChatQuoteRef, nullable: true }),
    thread: t.expose('thread', { type: ChatThreadRef }),
    reactions: t.expose('reactions', { type: [ChatReactionRef], complexity: few }),
    isEdited: t.exposeBoolean('isEdited'),
    isDeleted: t.exposeBoolean('isDeleted', { description: 'Body, attachments, mentions and reactions are empty then.' }),
    pinnedAt: t.expose('pinnedAt', { type: 'DateTime', nullable: true, description: 'Null: the channel does not keep it at hand.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'Of the last edit, deletion, reaction or pin; the same as `createdAt` until then.',
    }),
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
    changeSeq: t.exposeInt('changeSeq', {
      description: 'What this page includes: subscribe `channelStream` with it as `after` and nothing falls between.',
    }),
  }),
});

export const PinnedMessagePageRef = pageRef('PinnedMessagePage', ChatMessageRef, pageful.multiplier);

export const FileMessagePageRef = pageRef('FileMessagePage', ChatMessageRef, pageful.multiplier);

export const ChatThreadPageRef = builder.objectRef<ThreadPage>('ChatThreadPage').implement({
  fields: (t) => ({
    root: t.expose('root', { type: ChatMessageRef, description: 'What the thread begins with.' }),
    answers: t.expose('answers', { type: pageRef('ChatAnswerPage', ChatMessageRef, pageful.multiplier), description: 'Newest first.' }),
  }),
});

export const MessagePayloadRef = builder.objectRef<{ message: ChatMessage | null; error: UserError | null }>('MessagePayload').implement({
  fields: (t) => ({
    message: t.expose('message', { type: ChatMessageRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});
