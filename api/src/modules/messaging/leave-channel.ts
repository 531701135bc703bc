import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import { conflict, forbidden, invalid } from '../../request/errors';
import { announceChannel, announceMessage, tellPeople } from './channel-event';
import { changeFace, enterChannel } from './enter-channel';
import { canLeave, needsSuccessor } from './messaging.policy';
import { channelMember } from './messaging.table';
import { requireMessenger } from './messenger';
import { participantsAmong } from './participants';
import { endMembership } from './remove-participant';
import { writeLine } from './write-line';

/**
 * Leaves a channel. Its creator hands it to another participant, or deletes it (product/decisions 25); where it has further admins it
 * goes to the first of them without a word.
 */
export async function leaveChannel(
  context: Context, { channelId, newCreatorId }: { channelId: string; newCreatorId: string | null },
): Promise<void> {
  const viewer = requireMessenger(context);
  const { face, lines } = await context.db.transaction(async (tx) => {
    const facts = await enterChannel(tx, viewer, channelId);
    if (!canLeave(facts)) throw forbidden("You don't have permission to leave this channel.");
    const heir = needsSuccessor(facts, viewer.userId)
      ? newCreatorId ?? await nextAdmin(tx, channelId, viewer.userId) : null;
    if (needsSuccessor(facts, viewer.userId)) await checkSuccessor(tx, channelId, viewer.userId, heir);
    await endMembership(tx, context, channelId, viewer.userId);
    const changed = await changeFace(tx, channelId, heir === null ? {} : { createdBy: heir });
    const told = [await writeLine(tx, channelId, { by: viewer.userId, kind: 'left', at: context.now() })];
    if (heir !== null) told.push(await writeLine(tx, channelId, { by: viewer.userId, kind: 'admin', people: [heir], at: context.now() }));
    return { face: changed, lines: told };
  });
  await announceChannel(context, face, [viewer.userId]);
  for (const line of lines) await announceMessage(context, line);
  await tellPeople(context, [viewer.userId], { type: 'LEFT', channelId });
}

async function nextAdmin(tx: Db, channelId: string, userId: string): Promise<string | null> {
  const { channelId: of, userId: who, isAdmin, leftAt, joinedAt } = channelMember;
  const [first] = await tx.select({ userId: who }).from(channelMember)
    .where(and(eq(of, channelId), isAdmin, isNull(leftAt), ne(who, userId))).orderBy(asc(joinedAt), asc(who)).limit(1);
  return first?.userId ?? null;
}

async function checkSuccessor(tx: Db, channelId: string, userId: string, newCreatorId: string | null): Promise<void> {
  if (newCreatorId === null)
    throw conflict('Name a new creator before you leave, or delete the channel.', 'newCreatorId', 'NEW_CREATOR_NEEDED');
  if (newCreatorId === userId || (await participantsAmong(tx, channelId, [newCreatorId])).length === 0)
    throw invalid('newCreatorId', 'The new creator must be a participant.');
}
