import { randomUUID } from 'node:crypto';
import type { Client } from 'graphql-ws';
import { buildCompany, buildMember } from './builders';
import type { SignedIn, TestServer } from './test-server';

export interface SeenMessage {
  id: string;
  seq: number;
  changeSeq: number;
  body: string;
  isEdited: boolean;
  isDeleted: boolean;
  author: { id: string } | null;
  reactions: { emoji: string; userIds: string[] }[];
  mentions: { id: string }[];
  replyTo: { id: string; body: string } | null
}
export interface SeenEvent {
  seq: number;
  type: 'HELLO' | 'MESSAGE' | 'CHANNEL';
  message: SeenMessage | null;
  channel: { name: string | null; isDeleted: boolean; participantCount: number; reads: { userId: string; lastReadSeq: number }[] } | null
}
export interface SeenEntry {
  id: string;
  unread: number;
  unreadMentions: number;
  lastReadSeq: number;
  isMarkedUnread: boolean;
  readRevision: number;
  lastMessages: SeenMessage[];
  person: { id: string } | null;
  channel: { lastSeq: number; name: string | null; participantCount: number }
}
export interface SeenInbox { type: string; channelId: string | null; message: SeenMessage | null; entry: SeenEntry | null }
export interface Failure { code: string; field: string | null; message: string }

const MESSAGE = 'id seq changeSeq body isEdited isDeleted author { id } reactions { emoji userIds } mentions { id } replyTo { id body }';
const ENTRY =
  `id unread unreadMentions lastReadSeq isMarkedUnread readRevision person { id } lastMessages { ${MESSAGE} } channel { lastSeq name participantCount }`;
const CHANNEL_STREAM =
  `subscription ($id: ID!, $after: Int) { channelStream(channelId: $id, after: $after) { seq type message { ${MESSAGE} } channel { name isDeleted participantCount reads { userId lastReadSeq } } } }`;
const INBOX_STREAM = `subscription { inboxStream { type channelId message { ${MESSAGE} } entry { ${ENTRY} } } }`;

/** What came through one subscription, and how it ended. */
export interface Listening<Event> {
  events: Event[];
  ended: 'complete' | 'failed' | null;
  failure: unknown;
  stop(): void;
}

/** One person with their calls. */
export interface Chatter extends SignedIn {
  ask<Data>(query: string, variables?: Record<string, unknown>): Promise<Data>;
  createChannel(input?: Partial<{
    id: string; name: string; type: 'OPEN' | 'CLOSE'; participantIds: string[]; partnerId: string
  }>): Promise<string>;
  send(channelId: string, body: string, more?: Record<string, unknown>): Promise<{ message: SeenMessage | null; error: Failure | null }>;
  write(userId: string, body: string, id?: string): Promise<{
    message: (SeenMessage & { channelId: string }) | null; entry: SeenEntry | null; error: Failure | null
  }>;
  /** The conversation with somebody: whether they can be written to, and what was written. */
  with(userId: string): Promise<{ canSend: boolean; person: { person: { id: string } } | null; messages: { nodes: { body: string }[] } }>;
  entry(channelId: string): Promise<SeenEntry | null>;
  stream(channelId: string, after?: number): Listening<SeenEvent>;
  inbox(): Listening<SeenInbox>;
  listen<Event>(query: string, variables?: Record<string, unknown>): Listening<Event>;
  leave(): void;
}

/** Chatters have met: they are colleagues. */
export async function chatter(server: TestServer, firstname = 'Ada', token?: string): Promise<Chatter> {
  const person = await server.signIn({ firstname, lastname: 'Tester' });
  const company = colleagues.get(server) ?? server.signIn().then(({ userId }) => buildCompany(server, userId, { name: 'Chatters' }));
  colleagues.set(server, company);
  await buildMember(server, (await company).id, { userId: person.userId, email: person.email });
  return chatterOf(server, token === undefined ? person : { ...person, token });
}

const colleagues = new WeakMap<TestServer, Promise<{ id: string }>>();

/** Somebody whom nobody has met. */
export async function stranger(server: TestServer, firstname = 'Zed'): Promise<Chatter> {
  return chatterOf(server, await server.signIn({ firstname, lastname: 'Tester' }));
}

/** The calls of somebody who is signed in already. */
export function chatterOf(server: TestServer, person: SignedIn): Chatter {
  let client: Client | null = null;
  const ask = async <Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> => {
    const { data, errors } = await server.graphql<Data>(query, variables, person.token);
    if (errors || !data) throw Object.assign(new Error(errors?.[0]?.message ?? 'no data'), { code: errors?.[0]?.extensions?.code });
    return data;
  };
  const listen = <Event>(query: string, variables: Record<string, unknown> = {}): Listening<Event> => {
    client ??= server.socket(person.token);
    const seen: Listening<Event> = { events: [], ended: null, failure: null, stop: () => undefined };
    seen.stop = client.subscribe<Record<string, Event>>({ query, variables }, {
      next({ data, errors }) {
        if (errors) {
          seen.ended = 'failed';
          seen.failure = errors;
        }
        for (const event of Object.values(data ?? {})) if (event) seen.events.push(event);
      },
      error(error) {
        seen.ended = 'failed';
        seen.failure = error;
      },
      complete() { seen.ended ??= 'complete'; },
    });
    return seen;
  };
  return {
    ...person, ask, listen,
    async createChannel(input = {}) {
      const { createChannel: { channel, error } } = await ask<{ createChannel: { channel: { id: string } | null; error: Failure | null } }>(
        'mutation ($input: CreateChannelInput!) { createChannel(input: $input) { channel { id } error { code field message } } }',
        { input: { id: randomUUID(), name: 'General', type: 'OPEN', ...input } },
      );
      if (!channel) throw new Error(error?.message);
      return channel.id;
    },
    async send(channelId, body, more = {}) {
      const { sendChannelMessage } = await ask<{ sendChannelMessage: { message: SeenMessage | null; error: Failure | null } }>(
        `mutation ($channelId: ID!, $input: MessageInput!) { sendChannelMessage(channelId: $channelId, input: $input) { message { ${MESSAGE} } error { code field message } } }`,
        { channelId, input: { id: randomUUID(), body, ...more } },
      );
      return sendChannelMessage;
    },
    async write(userId, body, id = randomUUID()) {
      const { writePersonalMessage } = await ask<{ writePersonalMessage: Awaited<ReturnType<Chatter['write']>> }>(
        `mutation ($userId: ID!, $input: MessageInput!) { writePersonalMessage(userId: $userId, input: $input) { message { channelId ${MESSAGE} } entry { ${ENTRY} } error { code field message } } }`,
        { userId, input: { id, body } },
      );
      return writePersonalMessage;
    },
    with: async (userId) => (
      (await ask<{ oneOnOne: Awaited<ReturnType<Chatter['with']>> }>(
        'query ($userId: ID!) { oneOnOne(userId: $userId) { canSend person { person { id } } messages { nodes { body } } } }', { userId },
      )).oneOnOne
    ),
    entry: async (channelId) => (
      (await ask<{ inboxEntry: SeenEntry | null }>(
        `query ($channelId: ID!) { inboxEntry(channelId: $channelId) { ${ENTRY} } }`, { channelId },
      )).inboxEntry
    ),
    stream: (id, after) => listen<SeenEvent>(CHANNEL_STREAM, { id, after }),
    inbox: () => listen<SeenInbox>(INBOX_STREAM),
    leave() {
      void client?.dispose();
      client = null;
    },
  };
}
