import { lt } from 'drizzle-orm';
import type { Services } from '../../request/context';
import { notification } from './notification.table';

const KEPT_MS = 180 * 24 * 3_600_000;

/** What happened half a year ago is in the histories; nobody is told of it any more. */
export async function sweepNotifications({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.orm.delete(notification).where(lt(notification.updatedAt, new Date(now().getTime() - KEPT_MS)));
}
