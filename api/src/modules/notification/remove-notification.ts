import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { requireViewer } from '../identity';
import { tellOfNotifications } from './notification-event';
import { notification } from './notification.table';

/**
 * Takes an own one off the list, at once and in all tabs; `restoreNotification` has it back for some minutes. It leaves its
 * group: what happens again meanwhile is a new one. Twice is once.
 */
export async function removeNotification(context: Context, { id }: { id: string }): Promise<void> {
  const { userId } = requireViewer(context);
  const gone = await context.db.orm.update(notification)
    .set({ removedAt: context.now(), groupKey: sql`${notification.groupKey} || '/' || ${notification.id}` })
    .where(and(eq(notification.userId, userId), eq(notification.id, id), isNull(notification.removedAt)))
    .returning({ id: notification.id });
  if (gone.length > 0) tellOfNotifications(context, userId, { type: 'REMOVED', ids: [id] });
}
