import { and, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { forbidden, invalid } from '../../request/errors';
import { announceChannel, announceMessage } from './channel-event';
import { changeFace, enterChannel, loadChannel } from './enter-channel';
import type { ChatChannel } from './messaging.json';
import { canManage } from './messaging.policy';
import { channelMember } from './messaging.table';
import { requireMessenger } from './messenger';
import { participantsAmong } from './participants';
import { writeLine } from './write-line';

/** As many as one can ask: with more of them nobody is who decides. */
const MOST_ADMINS = 20;

interface AdminInput { channelId: string; userId: string; on: boolean }

/**
 * Makes a participant an admin beside the creator, or takes that back, as an admin; twice is once. Throws FORBIDDEN for who is none, and
 * INVALID for the creator, for who takes no part, and once there are too many.
 */
export async function setChannelAdmin(context: Context, { channelId, userId, on }: AdminInput): Promise<ChatChannel> {
  const viewer = requireMessenger(context);
  const changed = await context.db.transaction(async (tx) => {
    const facts = await enterChannel(tx, viewer, channelId);
    if (!canManage(facts, viewer.userId)) throw forbidden("You don't have permission to choose admins.");
    if (userId === facts.createdBy) throw invalid('userId', 'Who created the channel is its admin until somebody else takes over.');
    if ((await participantsAmong(tx, channelId, [userId])).length === 0) throw invalid('userId', 'Only a participant can be an admin.');
    const ofChannel = eq(channelMember.channelId, channelId);
    const [present] = await tx.select({ isAdmin: channelMember.isAdmin }).from(channelMember)
      .where(and(ofChannel, eq(channelMember.userId, userId)));
    if (present?.isAdmin === on) return null;
    if (on && await tx.$count(channelMember, and(ofChannel, channelMember.isAdmin)) >= MOST_ADMINS - 1)
      throw invalid('userId', `A channel can have at most ${MOST_ADMINS} admins.`);
    await tx.update(channelMember).set({ isAdmin: on }).where(and(ofChannel, eq(channelMember.userId, userId)));
    const face = await changeFace(tx, channelId);
    const kind = on ? 'admin' : 'member';
    return { face, line: await writeLine(tx, channelId, { by: viewer.userId, kind, people: [userId], at: context.now() }) };
  });
  if (!changed) return loadChannel(context.db.orm, channelId);
  await announceChannel(context, changed.face);
  await announceMessage(context, changed.line);
  return changed.face;
}
