import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { afterCommit } from '../../db/after-commit';
import type { Db } from '../../db/database';
import { addPeople } from './add-participants';
import { announceChannel, announceMessage, tellPeople } from './channel-event';
import { changeFace } from './enter-channel';
import { channel, channelMember } from './messaging.table';
import { endMembership } from './remove-participant';
import { writeLine } from './write-line';

/**
 * Takes somebody who leaves a company out of the channels of its partners, in that command's transaction. After the commit
 * every process ends their streams. What they made goes to the company's owner: somebody must be able to manage it.
 */
export async function leavePartnerChannels(
  tx: Db, context: Pick<Context, 'bus' | 'log' | 'now'>,
  { companyId, ownerId, userId }: { companyId: string; ownerId: string; userId: string },
): Promise<void> {
  const joined = await tx.select({ id: channel.id, createdBy: channel.createdBy, lastSeq: channel.lastSeq }).from(channel)
    .innerJoin(channelMember, and(eq(channelMember.channelId, channel.id), eq(channelMember.userId, userId), isNull(channelMember.leftAt)))
    .where(sql`${channel.partnerId} in (select p.id from partner p where p.company_id = ${companyId})`)
    .orderBy(asc(channel.id)).for('update', { of: channel });
  for (const { id, createdBy, lastSeq } of joined) {
    const isOrphan = createdBy === userId;
    await endMembership(tx, context, id, userId);
    const heirs = isOrphan ? await addPeople(tx, id, [ownerId], lastSeq, context.now(), { isNews: true }) : [];
    const face = await changeFace(tx, id, isOrphan ? { createdBy: ownerId } : {});
    const lines = [await writeLine(tx, id, { by: userId, kind: 'left', at: context.now() })];
    if (isOrphan) lines.push(await writeLine(tx, id, { by: userId, kind: 'admin', people: [ownerId], at: context.now() }));
    afterCommit(tx, () => {
      void announceChannel(context, face, [userId]);
      for (const line of lines) void announceMessage(context, line);
      void tellPeople(context, [userId], { type: 'LEFT', channelId: id });
      void tellPeople(context, heirs, { type: 'JOINED', channelId: id });
    });
  }
}
