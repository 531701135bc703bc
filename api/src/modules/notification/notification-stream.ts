import { leavable, NoticeQueue } from '../../events/notice-queue';
import type { Context } from '../../request/context';
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

/** Live from HELLO on, with how many are unread; nothing is kept: who was away loads the list anew. */
export async function openNotificationStream(context: Context): Promise<AsyncIterableIterator<NotificationEvent>> {
  const { userId } = requireViewer(context);
  const queue = new NoticeQueue();
  await queue.open(context.bus, notifiedTopic(userId));
  return leavable(steps(context, userId, queue), queue);
}

async function* steps(context: Context, userId: string, queue: NoticeQueue): AsyncGenerator<NotificationEvent, void> {
  try {
    yield { type: 'HELLO', notification: null, ids: [], unread: await readUnread(context, userId), isQuiet: false };
    for (;;) {
      const notice = await queue.next() as NotificationNotice | null;
      if (notice === null) return;
      yield await stepOf(context, userId, notice);
    }
  } finally {
    queue.close();
  }
}

async function stepOf(context: Context, userId: string, { type, ids }: NotificationNotice): Promise<NotificationEvent> {
  if (type !== 'NOTIFIED') return { type, notification: null, ids, unread: await readUnread(context, userId), isQuiet: false };
  const { nodes, unread, isQuiet } = await readNotificationsById(context, userId, ids);
  return { type, notification: nodes[0] ?? null, ids, unread, isQuiet };
}
