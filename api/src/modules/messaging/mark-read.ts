import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { forbidden } from '../../request/errors';
import { conversationSubject, readSubject } from '../notification';
import { announceChannel, tellPeople } from './channel-event';
import { changeFace, enterChannel, noSuchChannel } from './enter-channel';
import type { ChatChannel, InboxEntry } from './messaging.json';
import { takesPart } from './messaging.policy';
import { readEntry, readFacts, readPair } from './messaging.queries';
import { channelMember, message } from './messaging.table';
import { requireMessenger, type Messenger } from './messenger';

/** Reads a channel up to a message (null: all of it). The position never goes backwards. */
export async function markChannelRead(
  context: Context, { channelId, messageId }: { channelId: string; messageId: string | null },
): Promise<InboxEntry> {
  const viewer = requireMessenger(context);
  const facts = await readFacts(context.db, viewer, channelId);
  if (!facts) throw noSuchChannel();
  if (!takesPart(facts)) throw forbidden("You don't have permission to enter this channel.");
  if (facts.kind === 'personal') await readPersonal(context, viewer, channelId, messageId);
  else {
    const seq = await seqOf(context.db.orm, channelId, messageId) ?? facts.lastSeq;
    if (await moveForward(context.db.orm, viewer.userId, channelId, seq)) {
      await readSubject(context.db.orm, context, conversationSubject(channelId), viewer.userId);
      await tellPeople(context, [viewer.userId], { type: 'READ', channelId });
    }
  }
  return entryOf(context, viewer, channelId);
}

/** The same for the conversation with a person: all earlier messages at once (spec section 4). */
export async function markConversationRead(
  context: Context, { userId, messageId }: { userId: string; messageId: string | null },
): Promise<InboxEntry> {
  const pair = await readPair(context.db, requireMessenger(context), userId);
  if (!pair?.channelId) throw noSuchChannel();
  return markChannelRead(context, { channelId: pair.channelId, messageId });
}

/** The writer sees that it was read: a change of the conversation itself. */
async function readPersonal(context: Context, viewer: Messenger, channelId: string, messageId: string | null): Promise<void> {
  const changed = await context.db.transaction(async (tx): Promise<ChatChannel | null> => {
    const facts = await enterChannel(tx, viewer, channelId);
    const moved = await moveForward(tx, viewer.userId, channelId, await seqOf(tx, channelId, messageId) ?? facts.lastSeq);
    if (!moved) return null;
    await readSubject(tx, context, conversationSubject(channelId), viewer.userId);
    return changeFace(tx, channelId);
  });
  if (!changed) return;
  await announceChannel(context, changed);
  await tellPeople(context, [viewer.userId], { type: 'READ', channelId });
}

async function seqOf(tx: Db, channelId: string, messageId: string | null): Promise<number | null> {
  if (messageId === null) return null;
  const [row] = await tx.select({ seq: message.seq }).from(message).where(and(eq(message.id, messageId), eq(message.channelId, channelId)));
  if (!row) throw forbidden('This message is not in this conversation.');
  return row.seq;
}

async function moveForward(tx: Db, userId: string, channelId: string, seq: number): Promise<boolean> {
  const moved = await tx.update(channelMember)
    .set({
      lastReadSeq: sql`greatest(${channelMember.lastReadSeq}, ${seq})`,
      isMarkedUnread: false,
      readRevision: sql`${channelMember.readRevision} + 1`,
    })
    .where(and(
      eq(channelMember.channelId, channelId),
      eq(channelMember.userId, userId),
      isNull(channelMember.leftAt),
      or(lt(channelMember.lastReadSeq, seq), channelMember.isMarkedUnread),
    ))
    .returning({ seq: channelMember.lastReadSeq });
  return moved.length > 0;
}

export async function entryOf(context: Context, viewer: Messenger, channelId: string): Promise<InboxEntry> {
  const entry = await readEntry(context.db, viewer, channelId);
  if (!entry) throw noSuchChannel();
  return entry;
}
