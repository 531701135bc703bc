import { and, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { forbidden, invalid } from '../../request/errors';
import { announceMessage } from './channel-event';
import { enterMessage, loadMessage, nextChange } from './enter-channel';
import type { ChatMessage } from './messaging.json';
import { canPin } from './messaging.policy';
import { message } from './messaging.table';
import { requireMessenger } from './messenger';

/** What is at hand for a channel is read through now and then: more would be a second history. */
const MOST_PINS = 100;

/**
 * Keeps a message at hand for everybody in its channel, or lets it go; asking twice changes nothing. Throws FORBIDDEN for who
 * takes no part, and for what is deleted or a line; INVALID once a channel keeps too many.
 */
export async function pinMessage(context: Context, { messageId, on }: { messageId: string; on: boolean }): Promise<ChatMessage> {
  const viewer = requireMessenger(context);
  const changed = await context.db.transaction(async (tx) => {
    const entered = await enterMessage(tx, viewer, messageId);
    if (!canPin(entered.channel, entered.message)) throw forbidden("You don't have permission to pin this message.");
    if ((entered.message.pinnedAt !== null) === on) return null;
    const { id: channelId } = entered.channel;
    const atHand = and(eq(message.channelId, channelId), isNotNull(message.pinnedAt), eq(message.isDeleted, false));
    if (on && await tx.$count(message, atHand) >= MOST_PINS) {
      throw invalid('messageId', `A conversation can have at most ${MOST_PINS} pinned messages. Unpin one first.`);
    }
    const now = context.now();
    const changeSeq = await nextChange(tx, channelId);
    const pin = on ? { pinnedAt: now, pinnedBy: viewer.userId } : { pinnedAt: null, pinnedBy: null };
    await tx.update(message).set({ ...pin, changeSeq, updatedAt: now }).where(eq(message.id, messageId));
    return loadMessage(tx, messageId);
  });
  if (changed) await announceMessage(context, changed);
  return changed ?? loadMessage(context.db.orm, messageId);
}
