import { builder } from '../../graphql/schema-builder';
import { channelStream } from './channel-stream';
import { inboxStream } from './inbox-stream';
import { ChannelEventRef, InboxEventRef, PresenceEventRef, TypingEventRef } from './stream.schema';
import { presenceStream } from './presence-stream';
import { typingStream } from './typing-stream';

const base = { authScopes: { messenger: true }, complexity: 20 } as const;

// Delivered by group: nothing below these fields may depend on who looks.
builder.subscriptionFields((t) => ({
  channelStream: t.field({
    ...base, type: ChannelEventRef, args: { channelId: t.arg.id(), after: t.arg.int({ required: false }) },
    description: `Live first, then what came after \`after\` (a \`changeSeq\`), HELLO, then live; nothing lost, nothing twice. Ends \
when the viewer is no participant any more.`,
    subscribe: (_root, { channelId, after }, context) => channelStream(context, { channelId, after: after ?? null }),
    resolve: (event) => event,
  }),
  inboxStream: t.field({
    ...base, type: InboxEventRef, description: 'All conversations of the viewer. Load the lists after HELLO.',
    subscribe: (_root, _args, context) => inboxStream(context),
    resolve: (event) => event,
  }),
  typing: t.field({
    ...base, type: TypingEventRef, description: 'Who types; forget it after 5 s.', args: { channelId: t.arg.id() },
    subscribe: (_root, { channelId }, context) => typingStream(context, channelId),
    resolve: (event) => event,
  }),
  presence: t.field({
    ...base, type: PresenceEventRef, args: { userIds: t.arg.idList() },
    description: 'Online states of up to 200 people: the present ones first, then each change.',
    subscribe: (_root, { userIds }, context) => presenceStream(context, userIds),
    resolve: (event) => event,
  }),
}));
