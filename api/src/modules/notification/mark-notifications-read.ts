import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { requireViewer } from '../identity';
import { tellOfNotifications } from './notification-event';
import { notification } from './notification.table';

const MOST_AT_ONCE = 200;

/** Marks own ones as read, in all tabs; all of them where none is named. Twice is once. */
export async function markNotificationsRead(context: Context, { ids }: { ids: readonly string[] | null }): Promise<void> {
  const { userId } = requireViewer(context);
  if (ids && ids.length > MOST_AT_ONCE) throw invalid('ids', `At most ${MOST_AT_ONCE} notifications at once.`);
  if (ids?.length === 0) return;
  const read = await context.db.orm.update(notification).set({ readAt: context.now() })
    .where(and(eq(notification.userId, userId), isNull(notification.readAt), ids ? inArray(notification.id, [...ids]) : undefined))
    .returning({ id: notification.id });
  if (read.length > 0) tellOfNotifications(context, userId, { type: 'READ', ids: ids ? read.map(({ id }) => id) : [] });
}
