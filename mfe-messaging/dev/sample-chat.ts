import type { ChannelFragment, EntryFragment, FaceFragment, MessageFragment } from '../src/generated/graphql';
import { AMARA, KOFI, MATEO, NOOR, PRIYA } from './sample-people';

export const CIRCULAR_ID = '00000000-0000-4000-8000-0000000000a1';
export const RETAILERS_ID = '00000000-0000-4000-8000-0000000000a2';
export const PRIYA_CHAT_ID = '00000000-0000-4000-8000-0000000000a3';

export function sampleMessage(fields: Partial<MessageFragment> & { seq: number }): MessageFragment {
  const id = fields.id ?? `00000000-0000-4000-8000-${String(fields.seq).padStart(12, '0')}`;
  const createdAt = fields.createdAt ?? new Date(Date.parse('2026-05-14T09:00:00Z') + fields.seq * 60_000).toISOString();
  return {
    __typename: 'ChatMessage', id, channelId: CIRCULAR_ID, changeSeq: fields.seq, body: `Message ${fields.seq}`, createdAt,
    updatedAt: createdAt,
    line: null, isEdited: false, isDeleted: false, pinnedAt: null, author: NOOR, mentions: [], isToAll: false, forwarded: null,
    replyTo: null, thread: { __typename: 'ChatThread', id, count: 0 }, reactions: [], attachments: [], ...fields,
  };
}

/** One channel or conversation with everything said in it. */
export interface SampleChat {
  channel: ChannelFragment;
  people: readonly FaceFragment[];
  messages: MessageFragment[];
  lastReadSeq: number;
  readRevision: number;
  isMarkedUnread: boolean;
  mutedUntil?: string
}

export function sampleChannel(fields: Partial<ChannelFragment> & { id: string }): ChannelFragment {
  return {
    __typename: 'ChatChannel', kind: 'channel', name: 'Circular Food Founders', description: 'Reuse, refill and return for food.',
    logoUrl: null, type: 'OPEN', createdBy: NOOR.id, isDeleted: false,
    lastSeq: 0, lastMessageAt: null, changeSeq: 0, participantCount: 3, reads: [], partner: null, ...fields,
  };
}

/** Three chats of Amara: a channel with two unread, a close one of her own, and one with Priya. */
export function sampleChats(): SampleChat[] {
  const chat = (
    channel: ChannelFragment, people: readonly FaceFragment[], said: readonly (readonly [FaceFragment, string])[], unread: number,
  ): SampleChat => {
    const messages = said.map(([author, body], index) => (
      sampleMessage({
        id: `${channel.id.slice(0, -6)}${channel.id.slice(-2)}${1000 + index}`, channelId: channel.id, seq: index + 1, author, body,
      })
    ));
    return {
      channel: {
        ...channel, participantCount: people.length, lastSeq: messages.length, changeSeq: messages.length,
        lastMessageAt: messages.at(-1)?.createdAt ?? null,
      },
      people, messages, lastReadSeq: messages.length - unread, readRevision: 1, isMarkedUnread: false,
    };
  };
  return [
    chat(sampleChannel({ id: CIRCULAR_ID }), [NOOR, AMARA, KOFI], [
      [NOOR, 'Section 14 exempts closed loops under 30 days.'], [AMARA, 'Our average loop is 5.6 days.'],
      [KOFI, 'That changes our break-even by a quarter.'], [NOOR, 'Who wants to read it together?'],
    ], 2),
    chat(
      sampleChannel({
        id: RETAILERS_ID, name: 'Pilot retailers', type: 'CLOSE', createdBy: AMARA.id, description: 'The shops of the pilot.',
      }), [AMARA, PRIYA, MATEO], [[MATEO, 'Can we watch one swap?']], 0,
    ),
    chat(sampleChannel({ id: PRIYA_CHAT_ID, kind: 'personal', name: null, type: 'CLOSE', description: null }), [PRIYA, AMARA], [
      [AMARA, 'The day slot costs us the margin.'], [PRIYA, 'Depot B can take Thursday nights.'],
    ], 1),
  ];
}

export function entryOf({ channel, people, messages, lastReadSeq, readRevision, isMarkedUnread, mutedUntil }: SampleChat): EntryFragment {
  return {
    __typename: 'InboxEntry', id: channel.id, joinedAt: '2026-05-01T09:00:00.000Z', lastReadSeq, readRevision, isMarkedUnread,
    mutedUntil: mutedUntil ?? null, unread: Math.max(channel.lastSeq - lastReadSeq, isMarkedUnread ? 1 : 0),
    unreadMentions: messages.filter(({ seq, mentions }) => seq > lastReadSeq && mentions.some(({ id }) => id === AMARA.id)).length,
    channel, person: channel.kind === 'personal' ? people.find(({ id }) => id !== AMARA.id) ?? null : null,
    lastMessages: messages.slice(-2),
  };
}
