import { pageRef } from '../../graphql/page.schema';
import { builder } from '../../graphql/schema-builder';
import { PersonRef } from '../identity';
import { ChatChannelRef } from './channel.schema';
import { pageful } from './list-cost';
import { ChatMessageRef } from './message.schema';
import type { ChannelSearchPage } from './read-messaging';
import type { ChannelSearchHit, MessageSearchHit } from './search.queries';

const ChannelSearchHitRef = builder.objectRef<ChannelSearchHit>('ChannelSearchHit').implement({
  fields: (t) => ({ channel: t.expose('channel', { type: ChatChannelRef }), isJoined: t.exposeBoolean('isJoined') }),
});

export const ChannelSearchPageRef = pageRef<ChannelSearchHit, ChannelSearchPage>(
  'ChannelSearchPage', ChannelSearchHitRef, pageful.multiplier,
);

builder.objectField(ChannelSearchPageRef, 'total', (t) => t.exposeInt('total'));

const MessageSearchHitRef = builder.objectRef<MessageSearchHit>('MessageSearchHit').implement({
  fields: (t) => ({
    message: t.expose('message', { type: ChatMessageRef }),
    channel: t.expose('channel', { type: ChatChannelRef }),
    person: t.expose('person', { type: PersonRef, nullable: true }),
  }),
});

export const MessageSearchPageRef = pageRef('MessageSearchPage', MessageSearchHitRef, pageful.multiplier);
