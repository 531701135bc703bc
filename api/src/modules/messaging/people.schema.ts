import { pageRef } from '../../graphql/page.schema';
import { builder } from '../../graphql/schema-builder';
import { PersonRef } from '../identity';
import { ChatChannelRef } from './channel.schema';
import { InboxEntryRef } from './inbox.schema';
import { pageful } from './list-cost';
import { ChatMessagePageRef } from './message.schema';
import type { ChannelParticipant, ChatPerson } from './people.queries';
import type { ChannelDetails, OneOnOne } from './read-messaging';

const ChatPersonRef = builder.objectRef<ChatPerson>('ChatPerson').implement({
  description: "`companyName` null: 'No company'. `isParticipant`: of the channel that was asked about, for who takes part there.",
  fields: (t) => ({
    person: t.expose('person', { type: PersonRef }),
    companyName: t.exposeString('companyName', { nullable: true }),
    isAdvisory: t.exposeBoolean('isAdvisory'),
    isParticipant: t.exposeBoolean('isParticipant'),
  }),
});

export const ChatPersonPageRef = pageRef('ChatPersonPage', ChatPersonRef, pageful.multiplier);

export const OneOnOneRef = builder.objectRef<OneOnOne>('OneOnOne').implement({
  fields: (t) => ({
    channelId: t.exposeID('channelId', { nullable: true, description: 'Null until the first message.' }),
    person: t.expose('person', { type: ChatPersonRef, nullable: true, description: "Null when the account is gone: 'No name'." }),
    entry: t.expose('entry', { type: InboxEntryRef, nullable: true }),
    canSend: t.exposeBoolean('canSend', {
      description: 'False when the person is gone, blocked or out of reach: the history stays, to be read.',
    }),
    messages: t.expose('messages', { type: ChatMessagePageRef }),
  }),
});

const ChannelParticipantRef = builder.objectRef<ChannelParticipant>('ChannelParticipant').implement({
  fields: (t) => ({
    person: t.expose('person', { type: PersonRef }),
    companyName: t.exposeString('companyName', { nullable: true }),
    isAdvisory: t.exposeBoolean('isAdvisory', { description: 'Of that company.' }),
    isVisitor: t.exposeBoolean('isVisitor', { description: "Comes from the partner's site." }),
    isAdmin: t.exposeBoolean('isAdmin', { description: 'The creator, and whoever was made one.' }),
    isCreator: t.exposeBoolean('isCreator'),
    joinedAt: t.expose('joinedAt', { type: 'DateTime' }),
  }),
});

const ChannelParticipantPageRef = pageRef('ChannelParticipantPage', ChannelParticipantRef, pageful.multiplier);

export const ChannelDetailsRef = builder.objectRef<ChannelDetails>('ChannelDetails').implement({
  fields: (t) => ({
    channel: t.expose('channel', { type: ChatChannelRef }),
    entry: t.expose('entry', { type: InboxEntryRef, nullable: true, description: 'Null: not a participant.' }),
    participants: t.expose('participants', {
      type: ChannelParticipantPageRef,
      description: 'Creator first, then by name; `participantCount` of the channel tells how many there are.',
    }),
    canSend: t.exposeBoolean('canSend', { description: 'Takes part; in a personal conversation also that the other one can be reached.' }),
    canJoin: t.exposeBoolean('canJoin'),
    canLeave: t.exposeBoolean('canLeave'),
    canManage: t.exposeBoolean('canManage', { description: 'Add and remove participants, rename, choose admins: an admin.' }),
    canDelete: t.exposeBoolean('canDelete', { description: 'The creator.' }),
    canCallAll: t.exposeBoolean('canCallAll', { description: "`@channel`: the channel's own id among the mentions of a message." }),
  }),
});
