import { sql } from 'drizzle-orm';
import { afterCommit } from '../../db/after-commit';
import type { Db } from '../../db/database';
import type { Services } from '../../request/context';
import { ALWAYS_IN_APP, DEFAULT_WAYS, NOTIFICATION_TYPES, type NotificationData, type NotificationType } from './kinds';
import { tellOfNotifications } from './notification-event';
import { tellByPush } from './tell-by-push.job';

export interface Notice {
  /** The actor among them is left out, and so is who has muted the subject or the actor. */
  to: readonly string[];
  type: NotificationType;
  actorId: string;
  companyId: string | null;
  /** What can be muted and forgotten; see `subjects.ts`. */
  subject: string;
  /** What belongs together while it is unread; the type and the subject unless told. */
  groupKey?: string;
  data?: NotificationData;
}

type Teller = Pick<Services, 'bus' | 'log' | 'jobs' | 'now' | 'config'>;

/**
 * Tells people of something, in the command's own transaction; their open tabs hear of it after the commit. What happens
 * again before it is read is the same row with one more. At most a company's members: larger audiences are a job's.
 */
export async function notify(tx: Db, services: Teller, notice: Notice): Promise<void> {
  const { type, actorId, companyId, subject, data = {} } = notice;
  const to = [...new Set(notice.to)].filter((id) => id !== actorId);
  if (to.length === 0) return;
  const { kind } = NOTIFICATION_TYPES[type];
  const inApp = ALWAYS_IN_APP.includes(kind) ? sql`true` : sql`coalesce(c.in_app, ${DEFAULT_WAYS[kind].inApp})`;
  const told = await tx.execute(sql`
    insert into notification as n (user_id, type, group_key, subject, actor_ids, company_id, data, is_in_app)
    select u.id, ${type}, ${notice.groupKey ?? `${type}:${subject}`}, ${subject}, array[${actorId}::uuid], ${companyId}::uuid,
      ${JSON.stringify(data)}::jsonb, ${inApp}
    from users u
    left join notification_choice c on c.user_id = u.id and c.kind = ${kind}
    where u.id in (${sql.join(to.map((id) => sql`${id}::uuid`), sql`, `)})
      and u.kind = 'member' and not u.is_deleted
      and not exists (
        select from notification_mute m
        where m.user_id = u.id and m.subject in (${subject}, ${`user:${actorId}`}))
    order by u.id
    on conflict (user_id, group_key) where read_at is null do update set
      count = n.count + 1,
      actor_ids = (array_prepend(${actorId}::uuid, array_remove(n.actor_ids, ${actorId}::uuid)))[1:3],
      data = excluded.data,
      is_in_app = excluded.is_in_app,
      updated_at = now(),
      mailed_at = null
    returning n.user_id as "userId", n.id, n.is_in_app as "isInApp",
      exists (select from push_subscription p where p.user_id = n.user_id) as "hasPush"`);
  const { rows } = told as unknown as { rows: { userId: string; id: string; isInApp: boolean; hasPush: boolean }[] };
  for (const { id, userId } of rows.filter(({ isInApp }) => isInApp)) {
    afterCommit(tx, () => tellOfNotifications(services, userId, { type: 'NOTIFIED', ids: [id] }));
  }
  const runAt = new Date(services.now().getTime() + services.config.pushAfterSeconds * 1000);
  const away = rows.filter(({ hasPush }) => hasPush);
  await services.jobs.enqueueMany(tx, tellByPush, away.map(({ id, userId }) => ({ key: id, payload: { id, userId }, runAt })));
}
