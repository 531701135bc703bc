import { and, eq, isNull } from 'drizzle-orm';
import { afterCommit } from '../../db/after-commit';
import type { Db } from '../../db/database';
import type { Services } from '../../request/context';
import { tellOfNotifications } from './notification-event';
import { notification } from './notification.table';

/** Who has seen a subject where it stands is told no more that there is something: read here, read there. */
export async function readSubject(tx: Db, services: Pick<Services, 'bus' | 'log' | 'now'>, subject: string, userId: string): Promise<void> {
  const read = await tx.update(notification).set({ readAt: services.now() })
    .where(and(eq(notification.subject, subject), eq(notification.userId, userId), isNull(notification.readAt)))
    .returning({ id: notification.id });
  if (read.length > 0) afterCommit(tx, () => tellOfNotifications(services, userId, { type: 'READ', ids: read.map(({ id }) => id) }));
}
