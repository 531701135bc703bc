import { pageRef } from '../../graphql/page.schema';
import { builder } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import type { UserError } from '../../request/expected-failure';
import { PersonRef } from '../identity';
import type { ChannelRequest } from './channel-requests';
import { ChannelKindRef, ChatChannelRef } from './channel.schema';
import type { UnreadCounts } from './inbox.queries';
import { few, pageful } from './list-cost';
import { ChatMessageRef } from './message.schema';
import type { ChatChannel, ChatMessage, InboxEntry } from './messaging.json';
import type { InboxPage } from './read-messaging';

export const InboxEntryRef = builder.objectRef<InboxEntry>('InboxEntry').implement({
  description: "A row of the conversation list or of the joined channels: the channel through the viewer's eyes. `id` is the channel's.",
  fields: (t) => ({
    id: t.exposeID('id'),
    channel: t.expose('channel', { type: ChatChannelRef }),
    person: t.expose('person', {
      type: PersonRef,
      nullable: true,
      description: "The other person of a personal conversation; null also when the account is gone ('No name').",
    }),
    lastMessages: t.expose('lastMessages', { type: [ChatMessageRef], complexity: few, description: 'Last two, ascending.' }),
    lastReadSeq: t.exposeInt('lastReadSeq'),
    unread: t.exposeInt('unread', {
      description: 'Messages behind `lastReadSeq` without the lines among them, at least 1 when marked as unread.',
    }),
    unreadMentions: t.exposeInt('unreadMentions', { description: 'Unread messages that mention the viewer.' }),
    isMarkedUnread: t.exposeBoolean('isMarkedUnread'),
    readRevision: t.exposeInt('readRevision', {
      description: 'Rises with each change of the read position; the greater one is the newer state.',
    }),
    mutedUntil: t.expose('mutedUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'The viewer is told of nothing here until then, but of what mentions them in a channel; null: not muted.',
    }),
    joinedAt: t.expose('joinedAt', { type: 'DateTime' }),
  }),
});

export const InboxPageRef = pageRef<InboxEntry, InboxPage>('InboxPage', InboxEntryRef, pageful.multiplier);

builder.objectFields(InboxPageRef, (t) => ({ total: t.exposeInt('total'), unread: t.exposeInt('unread') }));

const ChannelUnreadRef = builder.objectRef<UnreadCounts['perChannel'][number]>('ChannelUnread').implement({
  fields: (t) => ({
    channelId: t.exposeID('channelId'),
    kind: t.expose('kind', { type: ChannelKindRef }),
    noOfUnread: t.exposeInt('noOfUnread'),
    isMuted: t.exposeBoolean('isMuted'),
  }),
});

export const UnreadCountsRef = builder.objectRef<UnreadCounts>('UnreadCounts').implement({
  fields: (t) => ({
    personal: t.exposeInt('personal'),
    channels: t.exposeInt('channels'),
    mentions: t.exposeInt('mentions'),
    perChannel: t.expose('perChannel', { type: [ChannelUnreadRef], complexity: pageful }),
  }),
});

const ChannelRequestRef = builder.objectRef<ChannelRequest>('ChannelRequest').implement({
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

export const ChannelRequestPageRef = pageRef('ChannelRequestPage', ChannelRequestRef, pageful.multiplier);

export const EntryPayloadRef = builder.objectRef<{ entry: InboxEntry | null; error: UserError | null }>('EntryPayload').implement({
  fields: (t) => ({
    entry: t.expose('entry', { type: InboxEntryRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

export const ChannelPayloadRef = builder
  .objectRef<{ channel: ChatChannel | null; entry: InboxEntry | null; error: UserError | null }>('ChannelPayload')
  .implement({
    fields: (t) => ({
      channel: t.expose('channel', { type: ChatChannelRef, nullable: true }),
      entry: t.expose('entry', { type: InboxEntryRef, nullable: true }),
      error: t.expose('error', { type: UserErrorRef, nullable: true }),
    }),
  });

export const PersonalMessagePayloadRef = builder
  .objectRef<{ message: ChatMessage | null; entry: InboxEntry | null; error: UserError | null }>('PersonalMessagePayload')
  .implement({
    fields: (t) => ({
      message: t.expose('message', { type: ChatMessageRef, nullable: true }),
      entry: t.expose('entry', {
        type: InboxEntryRef,
        nullable: true,
        description: "The conversation's row as it is now: who writes for the first time may not have it, whoever began.",
      }),
      error: t.expose('error', { type: UserErrorRef, nullable: true }),
    }),
  });
