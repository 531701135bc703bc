import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database';
import { channel, channelMember, message, messageReaction } from '../messaging';
import { DEMO_CHATS, type DemoChat } from './demo-chats';
import type { DemoPerson } from './demo-people';

/** Channels and conversations of the demo's people, with what each has read. */
export async function writeDemoChats(tx: Db, now: Date): Promise<void> {
  for (const chat of DEMO_CHATS) await writeChat(tx, chat, now);
}

async function writeChat(tx: Db, chat: DemoChat, now: Date): Promise<void> {
  const id = randomUUID();
  const [creator, other] = chat.people;
  if (!creator) throw new Error('a chat of the demo has nobody in it');
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * 60_000);
  const lastSeq = chat.messages.length;
  const begun = at((chat.messages[0]?.minutesAgo ?? 0) + 1);
  const [pairLow = null, pairHigh = null] = chat.name === null && other ? [creator.id, other.id].sort() : [];
  await tx.insert(channel).values({
    id, kind: chat.name === null ? 'personal' : 'channel', name: chat.name, type: chat.type, description: chat.description ?? null, createdBy: creator.id, pairLow, pairHigh,
    memberCount: chat.people.length, lastSeq, changeSeq: lastSeq, lastMessageAt: at(chat.messages.at(-1)?.minutesAgo ?? 0), createdAt: begun,
  });
  const unread = (person: DemoPerson) => chat.unread?.find(([who]) => who === person)?.[1] ?? 0;
  await tx.insert(channelMember).values(chat.people.map((person) => ({ channelId: id, userId: person.id, lastReadSeq: lastSeq - unread(person), joinedAt: begun })));

  const ids = chat.messages.map(() => randomUUID());
  await tx.insert(message).values(chat.messages.map(({ by, minutesAgo, text, mentions = [], answers }, index) => ({
    channelId: id, seq: index + 1, id: ids[index] ?? '', authorId: by.id, body: text, mentions: mentions.map((person) => person.id), replyTo: answers === undefined ? null : ids[index - answers] ?? null,
    changeSeq: index + 1, createdAt: at(minutesAgo), updatedAt: at(minutesAgo),
  })));
  const reactions = chat.messages.flatMap(({ reactions: given = {} }, index) => (
    Object.entries(given).flatMap(([emoji, people]) => people.map((person) => ({ messageId: ids[index] ?? '', userId: person.id, emoji })))
  ));
  if (reactions.length > 0) await tx.insert(messageReaction).values(reactions);
}
