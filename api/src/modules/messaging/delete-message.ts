import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { forbidden } from '../../request/errors';
import { fileIdOf, releaseFiles } from '../files';
import { announceMessage } from './channel-event';
import { enterMessage, loadMessage, nextChange } from './enter-channel';
import type { ChatMessage } from './messaging.json';
import { canDeleteMessage } from './messaging.policy';
import { deletedMessage, message, messageReaction } from './messaging.table';
import { requireMessenger } from './messenger';

/**
 * How long the words are kept for Undo: longer than its toast, which waits while somebody points at it, and than a line that is
 * away for a moment.
 */
const KEPT_MS = 5 * 60_000;

/**
 * Takes back a message, for everybody and at once: its place stays, its words, files and reactions are where only
 * `restoreMessage` finds them, and gone for good a few minutes later.
 */
export async function deleteMessage(context: Context, id: string): Promise<ChatMessage> {
  const viewer = requireMessenger(context);
  const changed = await context.db.transaction(async (tx) => {
    const entered = await enterMessage(tx, viewer, id);
    if (!canDeleteMessage(entered.channel, entered.message, viewer.userId))
      throw forbidden("You don't have permission to delete this message.");
    if (entered.message.isDeleted) return null;
    const now = context.now();
    const changeSeq = await nextChange(tx, entered.channel.id);
    const keptUntil = new Date(now.getTime() + KEPT_MS);
    await keep(tx, entered.message, { deletedBy: viewer.userId, keptUntil });
    const only = entered.message.attachments.flatMap(({ url }) => fileIdOf(url) ?? []);
    await releaseFiles(tx, { kind: 'message', id }, { at: keptUntil, only });
    await tx.update(message).set({ body: '', attachments: [], mentions: [], isDeleted: true, changeSeq, updatedAt: now })
      .where(eq(message.id, id));
    return loadMessage(tx, id);
  });
  if (changed) await announceMessage(context, changed);
  return changed ?? loadMessage(context.db.orm, id);
}

type Message = typeof message.$inferSelect;

async function keep(tx: Db, { id, body, attachments, mentions }: Message, by: { deletedBy: string; keptUntil: Date }): Promise<void> {
  const rows = await tx.delete(messageReaction).where(eq(messageReaction.messageId, id)).returning();
  const reactions = rows.map(({ userId, emoji, createdAt }) => ({ userId, emoji, createdAt: createdAt.toISOString() }));
  const kept = { body, attachments, mentions, reactions, ...by };
  await tx.insert(deletedMessage).values({ messageId: id, ...kept }).onConflictDoUpdate({ target: deletedMessage.messageId, set: kept });
}
