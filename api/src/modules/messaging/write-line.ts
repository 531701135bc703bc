import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { loadMessage, noSuchChannel } from './enter-channel';
import type { ChatMessage } from './messaging.json';
import { channel, channelMember, message, type LineFacts } from './messaging.table';

export interface LineInput { by: string; kind: LineFacts['kind']; people?: readonly string[]; text?: string | null; at: Date }

/**
 * The channel tells what happened in it, in the place of a message. The command writes it after `changeFace`: whoever is sent
 * away is gone by then and does not hear it. It leaves `lastMessageAt` alone: a list is in the order of what people say.
 */
export async function writeLine(tx: Db, channelId: string, { by, kind, people = [], text = null, at }: LineInput): Promise<ChatMessage> {
  const [turn] = await tx.update(channel).set({ lastSeq: sql`${channel.lastSeq} + 1`, changeSeq: sql`${channel.changeSeq} + 1` })
    .where(eq(channel.id, channelId)).returning({ seq: channel.lastSeq, changeSeq: channel.changeSeq });
  if (!turn) throw noSuchChannel();
  const id = randomUUID();
  const line = { kind, people, text };
  await tx.insert(message).values({ channelId, id, ...turn, authorId: by, body: '', line, createdAt: at, updatedAt: at });
  // Like whoever writes: who acts in a channel has seen what stands there.
  await tx.update(channelMember).set({ lastReadSeq: turn.seq, isMarkedUnread: false, readRevision: sql`${channelMember.readRevision} + 1` })
    .where(and(eq(channelMember.channelId, channelId), eq(channelMember.userId, by)));
  return loadMessage(tx, id);
}
