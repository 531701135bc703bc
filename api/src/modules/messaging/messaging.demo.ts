import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database';
import { channel, channelMember, message, messageReaction } from './messaging.table';

/** One message: who, how many minutes ago, what; `answers` counts back from it, `reactions` by emoji. */
interface DemoMessage<Person> {
  by: Person;
  minutesAgo: number;
  text: string;
  mentions?: readonly Person[];
  answers?: number;
  reactions?: Readonly<Record<string, readonly Person[]>>;
}

export interface DemoChat<Person> {
  /** Null for a conversation of two. */
  name: string | null;
  type: 'OPEN' | 'CLOSE';
  description?: string;
  /** The creator first. */
  people: readonly Person[];
  messages: readonly DemoMessage<Person>[];
  /** How many of the last messages each of these has not read; everybody else has read all. */
  unread?: readonly (readonly [Person, number])[];
}

/** Channels and conversations of the demo's people, with what each has read. */
export async function writeDemoChats(tx: Db, chats: readonly DemoChat<{ id: string }>[], now: Date): Promise<void> {
  for (const chat of chats) await writeChat(tx, chat, now);
}

async function writeChat(tx: Db, chat: DemoChat<{ id: string }>, now: Date): Promise<void> {
  const id = randomUUID();
  const [creator, other] = chat.people;
  if (!creator) throw new Error('a chat of the demo has nobody in it');
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * 60_000);
  const lastSeq = chat.messages.length;
  const begun = at((chat.messages[0]?.minutesAgo ?? 0) + 1);
  const [pairLow = null, pairHigh = null] = chat.name === null && other ? [creator.id, other.id].sort() : [];
  await tx.insert(channel).values({
    id,
    kind: chat.name === null ? 'personal' : 'channel',
    name: chat.name,
    type: chat.type,
    description: chat.description ?? null,
    createdBy: creator.id,
    pairLow,
    pairHigh,
    memberCount: chat.people.length,
    lastSeq,
    changeSeq: lastSeq,
    lastMessageAt: at(chat.messages.at(-1)?.minutesAgo ?? 0),
    createdAt: begun,
  });
  const unread = (person: { id: string }) => chat.unread?.find(([who]) => who === person)?.[1] ?? 0;
  const members = chat.people.map((person) => (
    { channelId: id, userId: person.id, lastReadSeq: lastSeq - unread(person), joinedAt: begun }
  ));
  await tx.insert(channelMember).values(members);

  const ids = chat.messages.map(() => randomUUID());
  /** Where the answers began of which this message is one. */
  const rootOf = (index: number): number => {
    const answers = chat.messages[index]?.answers;
    return answers === undefined ? index : rootOf(index - answers);
  };
  await tx.insert(message).values(chat.messages.map(({ by, minutesAgo, text, mentions = [], answers }, index) => ({
    channelId: id,
    seq: index + 1,
    id: ids[index] ?? '',
    authorId: by.id,
    body: text,
    mentions: mentions.map((person) => person.id),
    replyTo: answers === undefined ? null : ids[index - answers] ?? null,
    threadId: answers === undefined ? null : ids[rootOf(index)] ?? null,
    changeSeq: index + 1,
    createdAt: at(minutesAgo),
    updatedAt: at(minutesAgo),
  })));
  const reactions = chat.messages.flatMap(({ reactions: given = {} }, index) => (
    Object.entries(given).flatMap(([emoji, people]) => people.map((person) => ({ messageId: ids[index] ?? '', userId: person.id, emoji })))
  ));
  if (reactions.length > 0) await tx.insert(messageReaction).values(reactions);
}
