import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { forbidden, invalid } from '../../request/errors';
import { conversationSubject, forgetSubject } from '../notification';
import { announceChannel, announceMessage, tellPeople } from './channel-event';
import { changeFace, enterChannel, loadChannel } from './enter-channel';
import type { ChatChannel } from './messaging.json';
import { canManage } from './messaging.policy';
import { channelMember } from './messaging.table';
import { requireMessenger } from './messenger';
import { writeLine } from './write-line';

/** Sends somebody away, as an admin; the creator stays: what happens from here on does not reach them any more. */
export async function removeParticipant(
  context: Context, { channelId, userId }: { channelId: string; userId: string },
): Promise<ChatChannel> {
  const viewer = requireMessenger(context);
  const removed = await context.db.transaction(async (tx) => {
    const facts = await enterChannel(tx, viewer, channelId);
    if (!canManage(facts, viewer.userId)) throw forbidden("You don't have permission to remove participants.");
    if (userId === viewer.userId) throw invalid('userId', 'Leave the channel instead.');
    if (userId === facts.createdBy) throw forbidden("The channel's creator can't be removed.");
    if (!await endMembership(tx, context, channelId, userId)) return null;
    const face = await changeFace(tx, channelId);
    return { face, line: await writeLine(tx, channelId, { by: viewer.userId, kind: 'removed', people: [userId], at: context.now() }) };
  });
  if (!removed) return loadChannel(context.db.orm, channelId);
  await announceChannel(context, removed.face, [userId]);
  await announceMessage(context, removed.line);
  await tellPeople(context, [userId], { type: 'LEFT', channelId });
  return removed.face;
}

/** False when they did not take part. What they were told of the conversation goes with it. */
export async function endMembership(
  tx: Db, context: Pick<Context, 'bus' | 'log' | 'now'>, channelId: string, userId: string,
): Promise<boolean> {
  const rows = await tx.update(channelMember).set({ leftAt: context.now(), isAdmin: false })
    .where(and(eq(channelMember.channelId, channelId), eq(channelMember.userId, userId), isNull(channelMember.leftAt)))
    .returning({ userId: channelMember.userId });
  await forgetSubject(tx, context, conversationSubject(channelId), [userId]);
  return rows.length > 0;
}
