import { eq } from 'drizzle-orm';
import type { Context } from '../../context';
import { forbidden } from '../../errors';
import { fileIdOf, releaseFiles } from '../files';
import { announceMessage } from './channel-event';
import { enterMessage, loadMessage, nextChange } from './enter-channel';
import type { ChatMessage } from './messaging.json';
import { canDeleteMessage } from './messaging.policy';
import { message, messageReaction } from './messaging.table';
import { requireMessenger } from './messenger';

/** Takes back a message: its place stays, its words, files and reactions are gone for good. */
export async function deleteMessage(context: Context, id: string): Promise<ChatMessage> {
  const viewer = requireMessenger(context);
  const changed = await context.db.transaction(async (tx) => {
    const entered = await enterMessage(tx, viewer, id);
    if (!canDeleteMessage(entered.channel, entered.message, viewer.userId)) throw forbidden("You don't have permission to delete this message.");
    if (entered.message.isDeleted) return null;
    const changeSeq = await nextChange(tx, entered.channel.id);
    await tx.delete(messageReaction).where(eq(messageReaction.messageId, id));
    await releaseFiles(tx, { kind: 'message', id }, { at: context.now(), only: entered.message.attachments.flatMap(({ url }) => fileIdOf(url) ?? []) });
    await tx.update(message).set({ body: '', attachments: [], mentions: [], isDeleted: true, changeSeq, updatedAt: context.now() }).where(eq(message.id, id));
    return loadMessage(tx, id);
  });
  if (changed) await announceMessage(context, changed);
  return changed ?? loadMessage(context.db.orm, id);
}
