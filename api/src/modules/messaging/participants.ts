import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { channelMember } from './messaging.table';

/** Those of the people who take part, in the order given. */
export async function participantsAmong(tx: Db, channelId: string, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await tx.select({ userId: channelMember.userId }).from(channelMember)
    .where(and(eq(channelMember.channelId, channelId), inArray(channelMember.userId, [...userIds]), isNull(channelMember.leftAt)));
  const present = new Set(rows.map(({ userId }) => userId));
  return userIds.filter((id) => present.has(id));
}
