import { defineJob } from '../jobs';
import { secondLook } from '../presence';
import { kindsBy } from './choices';
import { TO_PUSH, type PushRow } from './notification.queries';
import { quietMinutesLeft } from './quiet-hours';
import { viewNotification } from './read-notifications';
import { sendPush } from './send-push.job';

interface ToPush { userId: string; id: string; isSecondLook?: boolean }

/**
 * Some seconds after a notification: while it is unread, one push goes to each browser of the person. Not while a page of the
 * product is before their eyes, which is looked at once more. In the hours in which they want quiet it waits for their end.
 */
export const tellByPush = defineJob<ToPush>({
  kind: 'tell-by-push',
  run: async ({ db, jobs, now }, payload, { key }): Promise<void> => {
    const { userId, id, isSecondLook = false } = payload;
    const [found] = await db.read<PushRow>(TO_PUSH, [userId, id]);
    const [told] = found ? viewNotification(found.row) : [];
    if (!found || !told || found.browsers.length === 0 || !(await kindsBy(db.orm, userId, 'push')).has(told.kind)) return;
    const quiet = quietMinutesLeft(found, now());
    if (found.isWatching && isSecondLook && quiet === 0) return;
    await db.transaction(async (tx) => {
      if (quiet > 0 || found.isWatching) {
        const runAt = quiet > 0 ? new Date(now().getTime() + quiet * 60_000) : secondLook(now());
        await jobs.enqueue(tx, tellByPush, { key, payload: { userId, id, isSecondLook: quiet === 0 }, runAt });
        return;
      }
      const toEach = found.browsers.map((browser) => ({ key: `${id}:${browser.id}`, payload: { userId, id, browserId: browser.id } }));
      await jobs.enqueueMany(tx, sendPush, toEach);
    });
  },
});
