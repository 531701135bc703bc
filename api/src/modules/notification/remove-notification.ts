import { and, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { requireViewer } from '../identity';
import { tellOfNotifications } from './notification-event';
import { notification } from './notification.table';

/** Takes an own one off the list. Twice is once. */
export async function removeNotification(context: Context, { id }: { id: string }): Promise<void> {
  const { userId } = requireViewer(context);
  const gone = await context.db.orm.delete(notification).where(and(eq(notification.userId, userId), eq(notification.id, id))).returning({ id: notification.id });
  if (gone.length > 0) tellOfNotifications(context, userId, { type: 'REMOVED', ids: [id] });
}
