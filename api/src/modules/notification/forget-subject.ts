import { and, eq, inArray } from 'drizzle-orm';
import { afterCommit } from '../../db/after-commit';
import type { Db } from '../../db/database';
import type { Announcer } from '../../events/announce';
import { tellOfNotifications } from './notification-event';
import { notification } from './notification.table';

/** Who has been told of a subject. */
export async function whoWasTold(tx: Db, subject: string): Promise<string[]> {
  const rows = await tx.selectDistinct({ userId: notification.userId }).from(notification).where(eq(notification.subject, subject));
  return rows.map(({ userId }) => userId);
}

/** These people are told nothing more of what they don't see any more; what they were told goes, in all their tabs. */
export async function forgetSubject(tx: Db, services: Announcer, subject: string, userIds: readonly string[]): Promise<void> {
  await forgetSubjects(tx, services, [subject], userIds);
}

/** The same for many subjects, in one statement. */
export async function forgetSubjects(tx: Db, services: Announcer, subjects: readonly string[], userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0 || subjects.length === 0) return;
  const gone = await tx.delete(notification)
    .where(and(inArray(notification.subject, [...subjects]), inArray(notification.userId, [...new Set(userIds)])))
    .returning({ id: notification.id, userId: notification.userId });
  for (const { id, userId } of gone) afterCommit(tx, () => tellOfNotifications(services, userId, { type: 'REMOVED', ids: [id] }));
}
