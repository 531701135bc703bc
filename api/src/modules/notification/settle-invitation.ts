import { and, eq, sql } from 'drizzle-orm';
import { afterCommit } from '../../db/after-commit';
import type { Db } from '../../db/database';
import type { Services } from '../../request/context';
import { tellOfNotifications } from './notification-event';
import { notification } from './notification.table';
import { invitationGroup } from './subjects';

/** Who has accepted an invitation, wherever that was, has read of it; all their lists say what became of it. */
export async function settleInvitation(
  tx: Db, services: Pick<Services, 'bus' | 'log' | 'now'>, { seatId, userId }: { seatId: string; userId: string },
): Promise<void> {
  const told = await tx.update(notification).set({ readAt: sql`coalesce(${notification.readAt}, ${services.now().toISOString()}::timestamptz)` })
    .where(and(eq(notification.userId, userId), eq(notification.groupKey, invitationGroup(seatId))))
    .returning({ id: notification.id });
  for (const { id } of told) afterCommit(tx, () => tellOfNotifications(services, userId, { type: 'CHANGED', ids: [id] }));
}
