import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { conflict, forbidden } from '../../request/errors';
import { requireViewer } from '../identity';
import { tellOfNotifications } from './notification-event';
import { notification } from './notification.table';
import { readNotificationsById, type Notification } from './read-notifications';

/** How long a removed one is kept for Undo: longer than its toast, which waits while somebody points at it. */
export const KEPT_MS = 5 * 60_000;

/**
 * Undoes a removal: it stands where it stood, in all tabs, new or read as it was. Where the same has happened again meanwhile
 * that is what is new, and this one is read. Twice is once.
 */
export async function restoreNotification(context: Context, { id }: { id: string }): Promise<Notification> {
  const { userId } = requireViewer(context);
  const own = and(eq(notification.userId, userId), eq(notification.id, id));
  const now = context.now();
  const isChanged = await context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(notification).where(own).for('update');
    // The same for one that was never theirs, that is swept, or whose subject they see no more.
    if (!row) throw forbidden("You don't have permission to bring back this notification.");
    if (row.removedAt === null) return false;
    if (now.getTime() - row.removedAt.getTime() > KEPT_MS) throw tooLate();
    const groupKey = row.groupKey.slice(0, -`/${id}`.length);
    const [again] = await tx.select({ id: notification.id }).from(notification)
      .where(and(eq(notification.userId, userId), eq(notification.groupKey, groupKey), isNull(notification.readAt)));
    await tx.update(notification).set({ removedAt: null, groupKey, readAt: again ? row.readAt ?? now : row.readAt }).where(own);
    return true;
  });
  const { nodes: [back] } = await readNotificationsById(context, userId, [id]);
  if (!back) throw tooLate();
  if (isChanged) tellOfNotifications(context, userId, { type: 'CHANGED', ids: [id] });
  return back;
}

const tooLate = () => conflict('This notification can’t be brought back any more.');
