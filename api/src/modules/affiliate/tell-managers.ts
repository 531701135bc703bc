import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { notify, type NotificationType } from '../notification';
import type { NotificationData } from '../notification';

/** Tells owner and admins of a company, by notification and mail. */
export async function tellManagers(
  tx: Db, context: Context, companyId: string, { type, subject, data }: { type: NotificationType; subject: string; data?: NotificationData },
): Promise<void> {
  const { rows } = await tx.execute(sql`
    select c.created_by as id
    from company c
    where c.id = ${companyId}
    union
    select m.user_id
    from team_member m
    where m.company_id = ${companyId} and m.is_accepted and m.role = 'ADMIN'`) as unknown as { rows: { id: string }[] };
  await notify(tx, context, { to: rows.map(({ id }) => id), type, actorId: null, companyId, subject, ...(data && { data }) });
}
