import { and, countDistinct, eq, ne } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { forbidden, invalid } from '../../request/errors';
import { announceMessage } from './channel-event';
import { enterMessage, loadMessage, nextChange } from './enter-channel';
import type { ChatMessage } from './messaging.json';
import { canReact } from './messaging.policy';
import { message, messageReaction } from './messaging.table';
import { requireMessenger } from './messenger';

const MAX_KINDS = 24;
const EMOJI = /^(?:\p{RI}\p{RI}|[#*0-9]\uFE0F?\u20E3|\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?){0,6})$/u;

/** Puts the viewer's emoji on a message or takes it away. Asking twice changes nothing. */
export async function react(
  context: Context, { messageId, emoji, on }: { messageId: string; emoji: string; on: boolean },
): Promise<ChatMessage> {
  const viewer = requireMessenger(context);
  if (!EMOJI.test(emoji)) throw invalid('emoji', 'Choose one emoji.');
  const changed = await context.db.transaction(async (tx) => {
    const entered = await enterMessage(tx, viewer, messageId);
    if (!canReact(entered.channel, entered.message)) throw forbidden("You don't have permission to react to this message.");
    const own = { messageId, emoji, userId: viewer.userId };
    const rows = on ? await putOn(tx, own, context.now()) : await tx.delete(messageReaction)
      .where(and(
        eq(messageReaction.messageId, messageId),
        eq(messageReaction.emoji, emoji),
        eq(messageReaction.userId, viewer.userId),
      ))
      .returning({ emoji: messageReaction.emoji });
    if (rows.length === 0) return null;
    const changeSeq = await nextChange(tx, entered.channel.id);
    await tx.update(message).set({ changeSeq, updatedAt: context.now() }).where(eq(message.id, messageId));
    return loadMessage(tx, messageId);
  });
  if (changed) await announceMessage(context, changed);
  return changed ?? loadMessage(context.db.orm, messageId);
}

async function putOn(tx: Db, own: { messageId: string; emoji: string; userId: string }, createdAt: Date): Promise<{ emoji: string }[]> {
  const [others] = await tx.select({ kinds: countDistinct(messageReaction.emoji) }).from(messageReaction)
    .where(and(eq(messageReaction.messageId, own.messageId), ne(messageReaction.emoji, own.emoji)));
  if ((others?.kinds ?? 0) >= MAX_KINDS) throw invalid('emoji', `A message can have at most ${MAX_KINDS} different reactions.`);
  return tx.insert(messageReaction).values({ ...own, createdAt }).onConflictDoNothing().returning({ emoji: messageReaction.emoji });
}
