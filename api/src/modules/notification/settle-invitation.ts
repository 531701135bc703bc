import { and, eq, sql } from 'drizzle-orm';
import { afterCommit } from '../../db/after-commit';
import type { Db } from '../../db/database';
import type { Announcer } from '../../events/announce';
import type { Services } from '../../request/context';
import { tellOfNotifications } from './notification-event';
import { notification } from './notification.table';
import { invitationGroup } from './subjects';

interface Told { seatId: string; userId: string }

const toldOf = ({ seatId, userId }: Told) => and(eq(notification.userId, userId), eq(notification.groupKey, invitationGroup(seatId)));

/** Who has accepted an invitation, wherever that was, has read of it; all their lists say what became of it. */
export async function settleInvitation(tx: Db, services: Pick<Services, 'bus' | 'log' | 'now'>, invited: Told): Promise<void> {
  const told = await tx.update(notification).set({
    readAt: sql`coalesce(${notification.readAt}, ${services.now().toISOString()}::timestamptz)`,
  })
    .where(toldOf(invited))
    .returning({ id: notification.id });
  for (const { id } of told) afterCommit(tx, () => tellOfNotifications(services, invited.userId, { type: 'CHANGED', ids: [id] }));
}

/** An invitation that was declined or withdrawn is told no more; one that follows is another. */
export async function forgetInvitation(tx: Db, services: Announcer, invited: Told): Promise<void> {
  const told = await tx.delete(notification).where(toldOf(invited)).returning({ id: notification.id });
  const ids = told.map(({ id }) => id);
  if (ids.length > 0) afterCommit(tx, () => tellOfNotifications(services, invited.userId, { type: 'REMOVED', ids }));
}
