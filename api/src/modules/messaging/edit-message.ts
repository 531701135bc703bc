import { eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { conflict, forbidden } from '../../request/errors';
import { announceMessage } from './channel-event';
import { enterMessage, loadMessage, nextChange } from './enter-channel';
import type { ChatMessage } from './messaging.json';
import { canEditMessage } from './messaging.policy';
import { message } from './messaging.table';
import { checkBody, checkMentions } from './message-input';
import { requireMessenger } from './messenger';
import { participantsAmong } from './participants';

interface EditedMessage { id: string; body: string; mentions: readonly string[]; over: string | null }

/** Changes the words of an own message; those who are mentioned for the first time find it in their badge. */
export async function editMessage(context: Context, input: EditedMessage): Promise<ChatMessage> {
  const viewer = requireMessenger(context);
  const mentions = checkMentions(input.mentions);
  const changed = await context.db.transaction(async (tx) => {
    const entered = await enterMessage(tx, viewer, input.id);
    if (!canEditMessage(entered.channel, entered.message, viewer.userId))
      throw forbidden("You don't have permission to edit this message.");
    const body = checkBody(input.body, { mayBeEmpty: entered.message.attachments.length > 0 });
    // Everybody was called when it was sent: that stays, or is taken back, and nobody is called later.
    const stillAll = mentions.filter((id) => id === entered.channel.id && entered.message.mentions.includes(id));
    const named = [...await participantsAmong(tx, entered.channel.id, mentions), ...stillAll];
    if (entered.message.body === body && entered.message.mentions.join() === named.join()) return null;
    // Another tab was quicker: its words are not written over unseen.
    if (input.over !== null && input.over !== entered.message.body)
      throw conflict('This message was changed meanwhile, in another tab or on another device.', 'body');
    const changeSeq = await nextChange(tx, entered.channel.id);
    await tx.update(message).set({ body, mentions: named, isEdited: true, changeSeq, updatedAt: context.now() })
      .where(eq(message.id, input.id));
    return loadMessage(tx, input.id);
  });
  if (changed) await announceMessage(context, changed);
  return changed ?? loadMessage(context.db.orm, input.id);
}
