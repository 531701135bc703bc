import { lt, or } from 'drizzle-orm';
import { daysFrom } from '../../text/days';
import { defineJob, every } from '../jobs';
import { notification } from './notification.table';
import { KEPT_MS } from './restore-notification';

const KEPT_DAYS = 180;

/** What happened half a year ago is in the histories; what was removed can't be had back any more: nobody is told of either. */
export const sweepNotificationsJob = defineJob({
  kind: 'sweep-notifications',
  repeats: every({ hours: 1 }),
  run: async ({ db, now }) => {
    const { updatedAt, removedAt } = notification;
    await db.orm.delete(notification)
      .where(or(lt(updatedAt, daysFrom(now(), -KEPT_DAYS)), lt(removedAt, new Date(now().getTime() - KEPT_MS))));
  },
});
