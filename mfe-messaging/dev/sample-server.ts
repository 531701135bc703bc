import type { OperationAnswer } from '@heartwood/contract/fake-shell';
import type { MessageFragment, MessageInput } from '../src/generated/graphql';
import { sampleSlack, slackOperations, type SlackSample } from '../src/features/slack/slack.sample';
import { entryOf, sampleChats, sampleMessage, type SampleChat } from './sample-chat';
import { samplePage } from './sample-page';
import { AMARA, KOFI, MATEO, NOOR, PRIYA } from './sample-people';

/** Of the fake shell's session. */
const COMPANY_ID = '00000000-0000-4000-8000-0000000000c1';
const PAGE = 15;
const PEOPLE = [PRIYA, MATEO, NOOR, KOFI];

const isCalled = (search: unknown) => ({ firstname, lastname }: { firstname: string; lastname: string }) => (
  `${firstname} ${lastname}`.toLowerCase().includes(String(search).toLowerCase())
);

export interface SampleServer {
  chats: SampleChat[];
  chat(channelId: string): SampleChat;
  /** Somebody writes; the answer is what the streams would tell. */
  say(channelId: string, fields: Partial<MessageFragment>): MessageFragment;
  slack: SlackSample;
  /** Answers by operation name, for the fake shell. */
  operations: Record<string, OperationAnswer>;
}

/** A server in memory that knows the messaging remote's operations, through Amara's eyes. */
export function createSampleServer(chats: SampleChat[] = sampleChats()): SampleServer {
  const chat = (channelId: string): SampleChat => {
    const found = chats.find(({ channel }) => channel.id === channelId);
    if (!found) throw new Error(`no channel ${channelId}`);
    return found;
  };
  const withPerson = (userId: string) => (
    chats.find(({ channel, people }) => channel.kind === 'personal' && people.some(({ id }) => id === userId)) ?? null
  );
  const say = (channelId: string, fields: Partial<MessageFragment>): MessageFragment => {
    const of = chat(channelId);
    const known = of.messages.find(({ id }) => id === fields.id);
    if (known) return known;
    const seq = of.channel.lastSeq + 1;
    const changeSeq = of.channel.changeSeq + 1;
    const message = sampleMessage({ channelId, createdAt: new Date().toISOString(), ...fields, seq, changeSeq });
    of.messages.push(message);
    of.channel = { ...of.channel, lastSeq: seq, changeSeq: message.changeSeq, lastMessageAt: message.createdAt };
    if (message.author?.id === AMARA.id) of.lastReadSeq = seq;
    return message;
  };
  const page = (kind: 'personal' | 'channel') => samplePage('InboxPage', chats.filter(({ channel }) => channel.kind === kind).map(entryOf));
  const messagesOf = (of: SampleChat, nodes: readonly MessageFragment[]) => ({
    channelMessages: {
      __typename: 'ChatMessagePage', channelId: of.channel.id, changeSeq: of.channel.changeSeq, lastSeq: of.channel.lastSeq, nodes,
      hasOlder: (nodes[0]?.seq ?? 1) > 1, hasNewer: (nodes.at(-1)?.seq ?? of.channel.lastSeq) < of.channel.lastSeq,
    },
  });
  const posted = (channelId: string, input: MessageInput) => say(channelId, {
    id: input.id, body: input.body, author: AMARA, mentions: PEOPLE.filter(({ id }) => input.mentions?.includes(id)),
    attachments: (input.attachments ?? []).map((file) => ({ __typename: 'ChatAttachment', ...file })),
  });
  const read = (of: SampleChat) => {
    of.lastReadSeq = of.channel.lastSeq;
    of.readRevision += 1;
    return { __typename: 'EntryPayload', error: null, entry: entryOf(of) };
  };

  const slack = sampleSlack(COMPANY_ID);
  const operations: Record<string, OperationAnswer> = {
    ...slackOperations(slack, AMARA),
    Conversations: () => ({ conversations: page('personal') }),
    ChatDrafts: () => ({ chatDrafts: samplePage('ChatDraftPage', []) }),
    SaveChatDraft: ({ target, text, base }) => ({
      saveChatDraft: {
        __typename: 'ChatDraftPayload', isTaken: true, error: null,
        draft: { __typename: 'ChatDraft', target, text, mentions: [], revision: Number(base) + 1 },
      },
    }),
    ChannelRequests: () => ({ channelRequests: samplePage('ChannelRequestPage', []) }),
    JoinedChannels: () => ({ joinedChannels: page('channel') }),
    OneEntry: ({ channelId }) => ({ inboxEntry: entryOf(chat(String(channelId))) }),
    OpenChannels: () => ({ openChannels: samplePage('ChannelPage', []) }),
    ChannelDetails: ({ channelId }) => {
      const of = chat(String(channelId));
      const isOwn = of.channel.createdBy === AMARA.id;
      const participants = samplePage('ChannelParticipantPage', of.people.map((person) => ({
        __typename: 'ChannelParticipant', companyName: 'Loopcrate', isAdvisory: false, isVisitor: false,
        isAdmin: person.id === of.channel.createdBy, isCreator: person.id === of.channel.createdBy, joinedAt: '2026-05-01T09:00:00.000Z',
        person,
      })));
      const rights = { canJoin: false, canLeave: true, canManage: isOwn, canDelete: isOwn, canCallAll: true, canSend: true };
      return { channelDetails: { __typename: 'ChannelDetails', ...rights, channel: of.channel, entry: entryOf(of), participants } };
    },
    FindParticipants: ({ channelId, search }) => ({
      channelDetails: {
        __typename: 'ChannelDetails',
        participants: samplePage('ChannelParticipantPage', chat(String(channelId)).people.filter(isCalled(search)).map((person) => (
          { __typename: 'ChannelParticipant', person }
        ))),
      },
    }),
    WithPerson: ({ userId }) => {
      const of = withPerson(String(userId));
      const person = PEOPLE.find(({ id }) => id === userId);
      return {
        oneOnOne: {
          __typename: 'OneOnOne', channelId: of?.channel.id ?? null, canSend: true, entry: of && entryOf(of),
          person: person ? { __typename: 'ChatPerson', companyName: 'Loopcrate', isAdvisory: false, isParticipant: false, person } : null,
        },
      };
    },
    ThreadTail: ({ channelId }) => messagesOf(chat(String(channelId)), chat(String(channelId)).messages.slice(-PAGE)),
    ThreadPage: ({ channelId, before, after, around }) => {
      const of = chat(String(channelId));
      if (typeof before === 'number') return messagesOf(of, of.messages.filter(({ seq }) => seq < before).slice(-PAGE));
      if (typeof after === 'number') return messagesOf(of, of.messages.filter(({ seq }) => seq > after).slice(0, PAGE));
      const from = Math.max(1, Number(around) - 7);
      return messagesOf(of, of.messages.filter(({ seq }) => seq >= from && seq < from + PAGE));
    },
    LinkedMessage: ({ id }) => ({ chatMessage: chats.flatMap(({ messages }) => messages).find((message) => message.id === id) ?? null }),
    SendToChannel: ({ channelId, input }) => ({
      sendChannelMessage: { __typename: 'MessagePayload', error: null, message: posted(String(channelId), input as MessageInput) },
    }),
    WriteToPerson: ({ userId, input }) => {
      const of = withPerson(String(userId));
      if (!of) return new Error('nobody there');
      const message = posted(of.channel.id, input as MessageInput);
      return { writePersonalMessage: { __typename: 'PersonalMessagePayload', error: null, message, entry: entryOf(of) } };
    },
    MarkChannelRead: ({ channelId }) => ({ markChannelRead: read(chat(String(channelId))) }),
    MarkConversationRead: ({ userId }) => {
      const of = withPerson(String(userId));
      return of ? { markConversationRead: read(of) } : new Error('nobody there');
    },
    SetTyping: () => ({ setTyping: true }),
    ChatPeople: ({ search }) => ({
      chatPeople: samplePage('ChatPersonPage', PEOPLE.filter(isCalled(search)).map((person) => (
        { __typename: 'ChatPerson', companyName: 'Loopcrate', isAdvisory: false, isParticipant: false, person }
      ))),
    }),
  };
  return { chats, chat, say, slack, operations };
}
