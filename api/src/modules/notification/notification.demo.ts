import type { Db } from '../../db/database';
import type { NotificationData, NotificationType } from './kinds';
import { notification } from './notification.table';

/** What somebody is told in the demo; minutes count back from the moment it is written. */
export interface DemoNotification {
  to: string;
  type: NotificationType;
  by: string;
  companyId: string;
  subject: string;
  data: NotificationData;
  minutesAgo: number;
  isRead: boolean;
}

export async function writeDemoNotifications(tx: Db, rows: readonly DemoNotification[], now: Date): Promise<void> {
  await tx.insert(notification).values(rows.map(({ to, type, by, companyId, subject, data, minutesAgo, isRead }) => {
    const at = new Date(now.getTime() - minutesAgo * 60_000);
    return {
      userId: to, type, groupKey: `${type}:${subject}`, subject, actorIds: [by], companyId, data, createdAt: at, updatedAt: at,
      readAt: isRead ? at : null,
    };
  }));
}
