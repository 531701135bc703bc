import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { tellPeople } from './channel-event';
import { enterMessage } from './enter-channel';
import { entryOf } from './mark-read';
import type { InboxEntry } from './messaging.json';
import { takesPart } from './messaging.policy';
import { channelMember } from './messaging.table';
import { requireMessenger } from './messenger';

/** This message and what follows count as unread again, in all tabs, until the conversation is read once more. */
export async function markUnread(context: Context, messageId: string): Promise<InboxEntry> {
  const viewer = requireMessenger(context);
  const channelId = await context.db.transaction(async (tx) => {
    const entered = await enterMessage(tx, viewer, messageId);
    if (!takesPart(entered.channel)) throw forbidden("You don't have permission to enter this channel.");
    await tx.update(channelMember)
      .set({
        lastReadSeq: sql`least(${channelMember.lastReadSeq}, ${entered.message.seq - 1})`,
        isMarkedUnread: true,
        readRevision: sql`${channelMember.readRevision} + 1`,
      })
      .where(and(eq(channelMember.channelId, entered.channel.id), eq(channelMember.userId, viewer.userId)));
    return entered.channel.id;
  });
  await tellPeople(context, [viewer.userId], { type: 'READ', channelId });
  return entryOf(context, viewer, channelId);
}
