import { eq } from 'drizzle-orm';
import { inCompany } from '@heartwood/contract/domain';
import { PRODUCT_NAME } from '../mail';
import { defineJob } from '../jobs';
import { TO_PUSH, type PushRow } from './notification.queries';
import { pushSubscription } from './notification.table';
import { viewNotification } from './read-notifications';

/**
 * One push to one browser, of what is unread still: a job of its own, so that a push service that is away delays nobody else
 * and what it took is not sent again. It says no more than the list: who, what kind, how many, where it leads.
 */
export const sendPush = defineJob<{ userId: string; id: string; browserId: string }>({
  kind: 'send-push',
  run: async ({ db, push }, { userId, id, browserId }) => {
    const [found] = await db.read<PushRow>(TO_PUSH, [userId, id]);
    const browser = found?.browsers.find((one) => one.id === browserId);
    const [told] = found ? viewNotification(found.row) : [];
    if (!browser || !told) return;
    const { company, message: body, path } = told;
    const message = {
      title: company?.name ?? PRODUCT_NAME, body, tag: told.id,
      // An invitation is answered from where one is.
      path: company && told.type !== 'INVITED' ? inCompany(path, company.id) : path,
    };
    const isTaken = await push.send(browser, message, told.id.replaceAll('-', ''));
    if (!isTaken) await db.orm.delete(pushSubscription).where(eq(pushSubscription.id, browserId));
  },
});
