import { leavable, NoticeQueue } from '../../events/notice-queue';
import type { Context } from '../../request/context';
import { userTopic, type UserNotice } from '../company';
import { requireViewer } from '../identity';
import { notifiedTopic, type NotificationNotice } from './notification-event';
import { readNotificationsById, readUnread, type Notification } from './read-notifications';

export interface NotificationEvent {
  type: 'HELLO' | NotificationNotice['type'];
  notification: Notification | null;
  ids: readonly string[];
  unread: number;
  /** The person wants nothing to make itself heard now. */
  isQuiet: boolean;
}

/**
 * Live from HELLO on, with how many are unread; nothing is kept: who was away loads the list anew. So does who is in other
 * companies than before, or was invited no more: what one may be told goes by that.
 */
export async function openNotificationStream(context: Context): Promise<AsyncIterableIterator<NotificationEvent>> {
  const { userId } = requireViewer(context);
  const queue = new NoticeQueue();
  await queue.open(context.bus, notifiedTopic(userId));
  await queue.open(context.bus, userTopic(userId));
  return leavable(steps(context, userId, queue), queue);
}

async function* steps(context: Context, userId: string, queue: NoticeQueue): AsyncGenerator<NotificationEvent, void> {
  try {
    yield await hello(context, userId);
    for (;;) {
      const notice = await queue.next() as NotificationNotice | UserNotice | null;
      if (notice === null) return;
      if ('ids' in notice) yield await stepOf(context, userId, notice);
      else if (notice.type === 'MEMBERSHIP_CHANGED') yield await hello(context, userId);
    }
  } finally {
    queue.close();
  }
}

async function hello(context: Context, userId: string): Promise<NotificationEvent> {
  return { type: 'HELLO', notification: null, ids: [], unread: await readUnread(context, userId), isQuiet: false };
}

async function stepOf(context: Context, userId: string, { type, ids }: NotificationNotice): Promise<NotificationEvent> {
  if (type === 'READ' || type === 'REMOVED')
    return { type, notification: null, ids, unread: await readUnread(context, userId), isQuiet: false };
  const { nodes, unread, isQuiet } = await readNotificationsById(context, userId, ids);
  return { type, notification: nodes[0] ?? null, ids, unread, isQuiet };
}
