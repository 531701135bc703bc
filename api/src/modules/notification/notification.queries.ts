import { MOST_UNREAD } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import { companiesOfSql, type CompanyFace } from '../company';
import { personSql, type Person } from '../identity';
import { isOnlineSql } from '../presence';
import { TYPES_NOT_IN_DIGEST, typesOf, type NotificationData, type NotificationKind } from './kinds';
import type { PushBrowser } from './push-sender';
import type { QuietHours } from './quiet-hours';

export interface NotificationRow {
  id: string;
  type: string;
  count: number;
  subject: string;
  data: NotificationData;
  actors: Person[];
  company: Pick<CompanyFace, 'id' | 'name' | 'logo'> | null;
  /** Of an invitation: what became of it. */
  invitation: { id: string; isAccepted: boolean } | null;
  isRead: boolean;
  createdAt: string;
  /** With microseconds, as the database orders by it. */
  updatedAt: string;
}

export interface NotificationRows { unread: number; rows: NotificationRow[] }
export interface NotifiedRows extends NotificationRows, QuietHours {}

export interface PushRow extends QuietHours { row: NotificationRow; isWatching: boolean; browsers: PushBrowser[] }

const sqlTexts = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ');

const SEAT = "(n.data ->> 'seatId')::uuid";

/**
 * What a person may still be told: of companies that are there and theirs, of an invitation that waits or was
 * accepted, and that they were taken out of one; nothing that they took off the list. What is $1 is the person.
 */
const MAY_KNOW = `n.removed_at is null and (
      n.company_id is null
      or n.type = 'REMOVED'
      or n.type <> 'INVITED' and n.company_id in (select mine.id from ${companiesOfSql('$1::uuid')} mine)
      or n.type = 'INVITED' and exists (
        select
        from team_member seat
        join company host on host.id = seat.company_id
        where seat.id = ${SEAT} and seat.user_id = $1 and not seat.is_declined and host.deleted_at is null))`;
const VISIBLE = `n.is_in_app and ${MAY_KNOW}`;

const ROW = `json_build_object(
        'id', n.id,
        'type', n.type,
        'count', n.count,
        'subject', n.subject,
        'data', n.data,
        'actors', coalesce((
          select json_agg(${personSql('u')} order by a.nth)
          from unnest(n.actor_ids) with ordinality a (id, nth)
          join users u on u.id = a.id and not u.is_deleted), '[]'),
        'company', (
          select json_build_object('id', c.id, 'name', c.name, 'logo', c.logo)
          from company c
          where c.id = n.company_id and n.type <> 'REMOVED'),
        'invitation', (
          select json_build_object('id', seat.id, 'isAccepted', seat.is_accepted)
          from team_member seat
          where n.type = 'INVITED' and seat.id = ${SEAT}),
        'isRead', n.read_at is not null,
        'createdAt', n.created_at,
        'updatedAt', n.updated_at)`;

const UNREAD = `(
    select count(*)
    from (
      select
      from notification n
      where n.user_id = $1 and n.read_at is null and ${VISIBLE}
      limit ${MOST_UNREAD}) counted)`;

const page = (below: string) => `select json_build_object(
    'unread', ${UNREAD},
    'rows', coalesce((
      select json_agg(p.row order by p.updated_at desc, p.id desc)
      from (
        select ${ROW} as row, n.updated_at, n.id
        from notification n
        where n.user_id = $1 and ($2::boolean is false or n.read_at is null) and ${VISIBLE}${below}
        order by n.updated_at desc, n.id desc
        limit $3) p), '[]')) as data`;

/** $1 person, $2 unread only, $3 how many. */
export const NOTIFICATIONS_FIRST: Statement = { name: 'notifications-first', text: page('') };

/** $1 person, $2 unread only, $3 how many, $4 and $5 the place above. */
export const NOTIFICATIONS_BELOW: Statement = {
  name: 'notifications-below',
  text: page('\n          and (n.updated_at, n.id) < ($4::timestamptz, $5::uuid)'),
};

/** $1 person, $2 which. With when the person wants quiet. */
export const NOTIFICATIONS_BY_ID: Statement = {
  name: 'notifications-by-id',
  text: `select json_build_object(
    'timeZone', person.time_zone,
    'quietFrom', s.quiet_from,
    'quietTo', s.quiet_to,
    'unread', ${UNREAD},
    'rows', coalesce((
      select json_agg(${ROW})
      from notification n
      where n.user_id = $1 and n.id = any($2::uuid[]) and ${VISIBLE}), '[]')) as data
    from users person
    left join notification_settings s on s.user_id = person.id
    where person.id = $1`,
};

/** $1 person. */
export const UNREAD_COUNT: Statement = { name: 'notifications-unread', text: `select ${UNREAD} as unread` };

/** What a digest tells: unread, in no mail yet, and of no type that has a mail of its own. $1 person. */
export const UNMAILED: Statement = {
  name: 'notifications-unmailed',
  text: `select coalesce(json_agg(p.row order by p.updated_at desc, p.id desc), '[]') as rows
    from (
      select ${ROW} as row, n.updated_at, n.id
      from notification n
      where n.user_id = $1 and n.read_at is null and n.mailed_at is null
        and n.type not in (${sqlTexts(TYPES_NOT_IN_DIGEST)}) and ${MAY_KNOW}
      order by n.updated_at desc, n.id desc
      limit 200) p`,
};

/** Rows of `row`, `updated_at` and `id`: what of a kind $1 has not read. */
export const unreadOfSql = (kind: NotificationKind) => `
      select ${ROW} as row, n.updated_at, n.id
      from notification n
      where n.user_id = $1 and n.read_at is null and n.type in (${sqlTexts(typesOf(kind))}) and ${VISIBLE}`;

/** What a mail of its own tells, while it is unread and in no mail yet. $1 person, $2 which. */
export const TO_MAIL: Statement = {
  name: 'notification-to-mail',
  text: `select ${ROW} as row
    from notification n
    where n.user_id = $1 and n.id = $2 and n.read_at is null and n.mailed_at is null and ${MAY_KNOW}`,
};

/**
 * What a push tells, while it is unread and may be known: whether a page of the product is before the person's eyes, when they want
 * quiet, and which of their browsers take pushes. $1 person, $2 which.
 */
export const TO_PUSH: Statement = {
  name: 'notification-to-push',
  text: `select ${ROW} as row,
      ${isOnlineSql('n.user_id')} as "isWatching",
      person.time_zone as "timeZone",
      s.quiet_from as "quietFrom",
      s.quiet_to as "quietTo",
      coalesce((
        select json_agg(json_build_object(
          'id', p.id,
          'endpoint', p.endpoint,
          'keys', json_build_object('p256dh', p.p256dh, 'auth', p.auth)))
        from push_subscription p
        join sessions signed on signed.id = p.session_id and signed.revoked_at is null and signed.expires_at > now()
        where p.user_id = n.user_id), '[]') as browsers
    from notification n
    join users person on person.id = n.user_id and not person.is_deleted and not person.is_blocked
    left join notification_settings s on s.user_id = n.user_id
    where n.user_id = $1 and n.id = $2 and n.read_at is null and ${MAY_KNOW}`,
};

const WAITING = `(
      select distinct n.user_id
      from notification n
      where n.read_at is null and n.mailed_at is null) waiting
    join users u on u.id = waiting.user_id and not u.is_deleted and not u.is_blocked and u.is_verified`;

/** Where people are who have something to hear. */
export const DIGEST_ZONES: Statement = {
  name: 'digest-zones',
  text: `select distinct u.time_zone as zone
    from ${WAITING}`,
};

/**
 * People who wait for a digest: something is unread and in none, and the day is one of theirs. $1 the zones in which it is time,
 * as JSON: zone, day, isMonday; $2 how many.
 */
export const DIGESTS_DUE: Statement = {
  name: 'digests-due',
  text: `select u.id as "userId", to_char(here.day, 'YYYY-MM-DD') as day
    from ${WAITING}
    join jsonb_to_recordset($1::jsonb) here(zone text, day date, "isMonday" boolean) on here.zone is not distinct from u.time_zone
    left join notification_settings s on s.user_id = u.id
    where coalesce(s.digest, 'WEEKLY') <> 'OFF'
      and (s.digest = 'DAILY' or here."isMonday")
      and (s.digest_day is null or s.digest_day < here.day)
    limit $2`,
};
