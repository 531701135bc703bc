import type { Statement } from '../../db/database';
import { memberSql } from '../company';
import { moduleVisibleSql } from '../growth';

/** SQL of what is asked for: the viewer, the first and the last day, the kinds, and since when deleted entries are told too, if at all. */
interface Asked { user: string; from: string; to: string; kinds: string; deletedSince?: string }

/** Each half has an index of its own. */
const recordsSql = (table: string, deletedSince: string | undefined) => `(
      select * from ${table} x where x.company_id = c.id and not x.is_deleted${deletedSince === undefined ? '' : `
      union all
      select * from ${table} x where x.company_id = c.id and x.is_deleted and x.updated_at >= ${deletedSince}`})`;

const goesToSql = (user: string) => `select a.event_id as id from event_attendee a where a.attendee_id = ${user} and a.state = 'GOING'`;

/** Rows of `CalendarEntry` of the company with the alias `c`, with when and how often each was changed. */
const entriesSql = ({ user, from, to, kinds, deletedSince }: Asked) => `
    select m.id::text, 'GOAL' as kind, m.title, coalesce(m.date, m.date_achieved) as "from", coalesce(m.date, m.date_achieved) as "to",
      m.color, m.status, k.id as "categoryId", s.id as "scenarioId", null as "moduleKey",
      array(select a.user_id from milestone_assignment a where a.milestone_id = m.id) as "assigneeIds",
      m.description, m.is_deleted as "isDeleted", m.revision as sequence, m.updated_at as "updatedAt", null::json as event
    from ${recordsSql('milestone', deletedSince)} m
    left join calendar_category k on k.id = m.category_id and k.company_id = c.id and not k.is_deleted
    left join scenario s on s.id = m.scenario_id and s.company_id = c.id and not s.is_deleted
    where 'GOAL' = any(${kinds}) and coalesce(m.date, m.date_achieved) between ${from} and ${to}
    union all
    select p.id::text, 'PHASE', p.title, p.from_date, p.to_date, s.color, null, k.id, s.id, null, '{}'::uuid[],
      p.description, p.is_deleted, p.revision, p.updated_at, null
    from ${recordsSql('phase', deletedSince)} p
    left join calendar_category k on k.id = p.category_id and k.company_id = c.id and not k.is_deleted
    left join scenario s on s.id = p.scenario_id and s.company_id = c.id and not s.is_deleted
    where 'PHASE' = any(${kinds}) and p.from_date <= ${to} and p.to_date >= ${from}
    union all
    select g.company_id || ':' || g.key, 'MODULE_DUE', g.key, g.due_date, g.due_date, null,
      case when g.progress = 'DONE' then 'ACHIEVED' else 'IN_PROGRESS' end, null, null, g.key,
      array(select a.user_id from component_assignment a where a.company_id = g.company_id and a.key = g.key),
      null, false, extract(epoch from g.updated_at)::int, g.updated_at, null
    from growth_component g
    where 'MODULE_DUE' = any(${kinds}) and g.company_id = c.id and g.due_date between ${from} and ${to}
      and ${moduleVisibleSql('c', 'g.key', user)}
    union all
    select e.id::text, 'EVENT', e.name, e.start_date, e.end_date, null, null, null, null, null,
      case when e.id in (${goesToSql(user)}) or e.creator_id = ${user} then array[${user}] else '{}'::uuid[] end,
      e.description, e.is_deleted, e.sequence, e.updated_at,
      json_build_object(
        'type', e.type, 'startsAt', e.starts_at, 'location', e.location, 'isHost', e.creator_id = ${user},
        'startDate', e.start_date, 'startTime', e.start_time, 'endDate', e.end_date, 'endTime', e.end_time, 'timeZone', e.time_zone)
    from (
      select x.id from event x where x.company_id = c.id
      union
      select x.id from event x where x.creator_id = ${user}
      union
      ${goesToSql(user)}) o
    join event e on e.id = o.id
    where 'EVENT' = any(${kinds}) and e.start_date <= ${to} and e.end_date >= ${from}
      and (not e.is_deleted${deletedSince === undefined ? '' : ` or e.updated_at >= ${deletedSince}`})`;

/** $1 company, $2 viewer, $3 from, $4 to, $5 kinds; no row for outsiders. */
export const CALENDAR: Statement = {
  name: 'calendar',
  text: `select coalesce((
      select json_agg(e order by e."from", e.kind, e.id)
      from (${entriesSql({ user: '$2::uuid', from: '$3::date', to: '$4::date', kinds: '$5::text[]' })}) e), '[]') as data
    from company c
    where c.id = $1 and c.deleted_at is null and ${memberSql('c', '$2::uuid')}`,
};

/** $1 hash of a token, $2 from, $3 to, $4 since when deleted entries are told; no row for an address that is off. */
export const CALENDAR_FEED: Statement = {
  name: 'calendar-feed',
  text: `select json_build_object('companyId', c.id, 'name', c.name, 'entries', coalesce((
      select json_agg(e order by e."from", e.kind, e.id)
      from (${entriesSql({ user: 'l.user_id', from: '$2::date', to: '$3::date', kinds: 'l.kinds', deletedSince: '$4::timestamptz' })}) e
      where e."scenarioId" is null
        and (not l.only_mine or l.user_id = any(e."assigneeIds"))
        and (e.kind in ('MODULE_DUE', 'EVENT') or cardinality(l.category_ids) = 0 or e."categoryId" = any(l.category_ids))), '[]')) as data
    from calendar_link l
    join users u on u.id = l.user_id and not u.is_deleted and not u.is_blocked
    join company c on c.id = l.company_id and c.deleted_at is null
    where l.token_hash = $1 and ${memberSql('c', 'l.user_id')}`,
};
