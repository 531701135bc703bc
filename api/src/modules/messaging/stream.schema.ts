import { builder } from '../../graphql/schema-builder';
import type { PresenceEvent } from '../presence';
import type { ChannelEvent, TypingEvent } from './channel-event';
import { ChatChannelRef } from './channel.schema';
import { ChatDraftRef } from './drafts.schema';
import type { InboxEvent } from './inbox-stream';
import { InboxEntryRef } from './inbox.schema';
import { ChatMessageRef } from './message.schema';

const ChannelEventTypeRef = builder.enumType('ChannelEventType', {
  description:
    'HELLO: live from now on. MESSAGE: new, edited, deleted or with other reactions. CHANNEL: name, participants or read positions changed.',
  values: ['HELLO', 'MESSAGE', 'CHANNEL'] as const,
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

const InboxEventTypeRef = builder.enumType('InboxEventType', {
  description: `HELLO: live from now on, load the lists. MESSAGE: \`message\` is new in a conversation of the viewer; who wrote it \
has read up to it. CHANGED: an old one was edited, deleted or has other reactions.
CHANNEL: the channel's face changed. ENTRY: \`entry\` is new or its read position changed (also from another tab). GONE: the viewer \
left, was removed, or it was deleted. ASKED: \`channelRequests\` are others than before. DRAFT: \`draft\` was kept by a device of the \
viewer.`,
  values: ['HELLO', 'MESSAGE', 'CHANGED', 'CHANNEL', 'ENTRY', 'GONE', 'ASKED', 'DRAFT'] as const,
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
  fields: (t) => ({
    channelId: t.exposeID('channelId'),
    userId: t.exposeID('userId'),
    firstname: t.exposeString('firstname'),
    isTyping: t.exposeBoolean('isTyping'),
  }),
});

export const PresenceEventRef = builder.objectRef<PresenceEvent>('PresenceEvent').implement({
  fields: (t) => ({ userId: t.exposeID('userId'), OnlineStatus: t.exposeString('OnlineStatus') }),
});
