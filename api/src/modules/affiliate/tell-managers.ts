import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { managersOf } from '../company';
import { notify, type NotificationType } from '../notification';
import type { NotificationData } from '../notification';

/** Tells owner and admins of a company, by notification and mail. */
export async function tellManagers(
  tx: Db, context: Context, companyId: string,
  { type, subject, data }: { type: NotificationType; subject: string; data?: NotificationData },
): Promise<void> {
  await notify(tx, context, { to: await managersOf(tx, [companyId]), type, actorId: null, companyId, subject, ...(data && { data }) });
}
