import { lt } from 'drizzle-orm';
import { daysFrom } from '../../text/days';
import { defineJob, every } from '../jobs';
import { notification } from './notification.table';

const KEPT_DAYS = 180;

/** What happened half a year ago is in the histories; nobody is told of it any more. */
export const sweepNotificationsJob = defineJob({
  kind: 'sweep-notifications',
  repeats: every({ hours: 1 }),
  run: async ({ db, now }) => {
    await db.orm.delete(notification).where(lt(notification.updatedAt, daysFrom(now(), -KEPT_DAYS)));
  },
});
