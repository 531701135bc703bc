import { sql } from 'drizzle-orm';
import { afterCommit } from '../../db/after-commit';
import type { Db } from '../../db/database';
import type { Services } from '../../request/context';
import { areApartSql, mutedBySql } from '../reach';
import { ALWAYS_IN_APP, DEFAULT_WAYS, isMailedNow, NOTIFICATION_TYPES, type NotificationData, type NotificationType } from './kinds';
import { tellOfNotifications } from './notification-event';
import { tellByPush } from './tell-by-push.job';
import { writeNotice } from './write-notice.job';

interface About {
  companyId: string | null;
  /** What can be muted and forgotten; see `subjects.ts`. */
  subject: string;
  /** What belongs together while it is unread; the type and the subject unless told. */
  groupKey?: string;
  data?: NotificationData;
}

export interface Notice extends About {
  /**
   * The actor among them is left out, and so is who has muted the subject or the actor, or is apart from the actor, but for what is always
   * on.
   */
  to: readonly string[];
  type: NotificationType;
  /** Null of what nobody did: it comes of itself. */
  actorId: string | null;
}

/**
 * What one person is told: each of them by whom, and how often it happened by now; once more than before where that is left out.
 * `data` is theirs, beside what all are told.
 */
export interface Told { userId: string; type: NotificationType; actorId: string | null; count?: number; data?: NotificationData }

export interface NoticeToEach extends About {
  to: readonly Told[];
  /** It was waited for already whether they see it themselves. */
  isLate?: boolean;
}

interface Row { userId: string; id: string; type: NotificationType; isInApp: boolean; hasPush: boolean }

type Teller = Pick<Services, 'bus' | 'log' | 'jobs' | 'now' | 'config'>;

/**
 * Tells people of something, in the command's own transaction; their open tabs hear of it after the commit. What happens
 * again before it is read is the same row with one more. At most a company's members: larger audiences are a job's.
 */
export async function notify(tx: Db, services: Teller, { to, type, actorId, ...about }: Notice): Promise<void> {
  await notifyEach(tx, services, { ...about, to: [...new Set(to)].map((userId) => ({ userId, type, actorId })) });
}

/** The same where each hears something else of the one subject. */
export async function notifyEach(tx: Db, services: Teller, notice: NoticeToEach): Promise<void> {
  const { companyId, subject, data = {}, isLate = false } = notice;
  const to = notice.to.filter(({ userId, actorId }) => userId !== actorId).map(({ type, ...told }) => {
    const { kind } = NOTIFICATION_TYPES[type];
    const groupKey = notice.groupKey ?? `${type}:${subject}`;
    return { ...told, type, kind, groupKey, inApp: DEFAULT_WAYS[kind].inApp, isAlways: ALWAYS_IN_APP.includes(kind) };
  });
  if (to.length === 0) return;
  // Each person is found by their key: how many the list has is reckoned as a hundred, for which all users would be read.
  const told = await tx.execute(sql`
    insert into notification as n (user_id, type, group_key, subject, actor_ids, company_id, data, is_in_app, count)
    select u.id, t.type, t."groupKey", ${subject}, array_remove(array[t."actorId"], null), ${companyId}::uuid,
      ${JSON.stringify(data)}::jsonb || coalesce(t.data, '{}'), t."isAlways" or coalesce(c.in_app, t."inApp"), coalesce(t.count, 1)
    from jsonb_to_recordset(${JSON.stringify(to)}::jsonb) t(
      "userId" uuid, "actorId" uuid, type text, kind text, "groupKey" text, count int, data jsonb,
      "inApp" boolean, "isAlways" boolean)
    cross join lateral (
      select m.id from users m where m.id = t."userId" and m.kind = 'member' and not m.is_deleted offset 0) u
    left join notification_choice c on c.user_id = u.id and c.kind = t.kind
    where t."isAlways" or not (exists (
        select from notification_mute m
        where m.user_id = u.id and m.subject in (${subject}, 'user:' || t."actorId"))
      or t."actorId"::text in ${sql.raw(mutedBySql('u.id', 'PERSON'))} or ${sql.raw(areApartSql('u.id', 't."actorId"'))})
    order by u.id
    on conflict (user_id, group_key) where read_at is null do update set
      type = excluded.type,
      count = ${to.some(({ count }) => count !== undefined) ? sql`excluded.count` : sql`n.count + 1`},
      actor_ids = (excluded.actor_ids || array_remove(n.actor_ids, excluded.actor_ids[1]))[1:3],
      data = excluded.data,
      is_in_app = excluded.is_in_app,
      updated_at = now(),
      mailed_at = null
    returning n.user_id as "userId", n.id, n.type, n.is_in_app as "isInApp",
      exists (select from push_subscription p where p.user_id = n.user_id) as "hasPush"`);
  const { rows } = told as unknown as { rows: Row[] };
  for (const { id, userId } of rows.filter(({ isInApp }) => isInApp)) {
    afterCommit(tx, () => tellOfNotifications(services, userId, { type: 'NOTIFIED', ids: [id] }));
  }
  const runAt = new Date(services.now().getTime() + (isLate ? 0 : services.config.pushAfterSeconds * 1000));
  const asked = (some: readonly Row[]) => some.map(({ id, userId }) => ({ key: id, payload: { id, userId }, runAt }));
  await services.jobs.enqueueMany(tx, tellByPush, asked(rows.filter(({ hasPush }) => hasPush)));
  await services.jobs.enqueueMany(tx, writeNotice, asked(rows.filter(({ type }) => isMailedNow(type))));
}
