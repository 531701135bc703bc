import { pageRef } from '../../graphql/page.schema';
import { builder } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import type { UserError } from '../../request/expected-failure';
import { few, pageful } from './list-cost';
import type { ChatChannel, ChatPartner } from './messaging.json';
import type { ChannelPage } from './read-messaging';

export const ChannelKindRef = builder.enumType('ChannelKind', { values: ['personal', 'channel'] as const });

export const ChannelTypeRef = builder.enumType('ChannelType', {
  description: 'A CLOSE channel is visible to its participants alone.',
  values: ['OPEN', 'CLOSE'] as const,
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
    reads: t.expose('reads', {
      type: [ChatReadRef],
      complexity: few,
      description: 'Personal conversations only: how far each side has read (IsRead).',
    }),
    partner: t.expose('partner', { type: ChatPartnerRef, nullable: true }),
  }),
});

export const ChannelPageRef = pageRef<ChatChannel, ChannelPage>('ChannelPage', ChatChannelRef, pageful.multiplier);

builder.objectField(ChannelPageRef, 'total', (t) => t.exposeInt('total'));

export const LeavePayloadRef = builder.objectRef<{ channelId: string | null; error: UserError | null }>('LeavePayload').implement({
  fields: (t) => ({
    channelId: t.exposeID('channelId', { nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});
