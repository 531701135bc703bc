import { lt } from 'drizzle-orm';
import { defineJob, every } from '../jobs';
import { notification } from './notification.table';

const KEPT_MS = 180 * 24 * 3_600_000;

/** What happened half a year ago is in the histories; nobody is told of it any more. */
export const sweepNotificationsJob = defineJob({
  kind: 'sweep-notifications',
  repeats: every({ hours: 1 }),
  run: async ({ db, now }) => {
    await db.orm.delete(notification).where(lt(notification.updatedAt, new Date(now().getTime() - KEPT_MS)));
  },
});
