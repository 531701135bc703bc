import { sql } from 'drizzle-orm';
import { isModuleKey, type ModuleKey } from '@heartwood/contract/domain';
import type { Db, Statement } from '../../db/database';
import type { ConnectionRow } from './slack-connection';
import type { SlackPost } from './slack-news';

/** A connection that has something to look at; `zone` is that of who connected it. */
export interface Sight { companyId: string; zone: string | null }

/** $1 until when events start soon, $2 now. In the zones ahead of UTC a day begins up to 14 hours earlier. */
export const NEWS_IN_SIGHT: Statement = {
  name: 'slack-news-in-sight',
  text: `select s.company_id as "companyId", u.time_zone as zone
    from slack_connection s
    join company c on c.id = s.company_id and c.deleted_at is null
    left join users u on u.id = s.connected_by
    where c.last_event_seq > s.seen_seq
      or s.goals_day < ($2::timestamptz at time zone 'UTC' + interval '14 hours')::date
      or exists (
        select from event e
        where e.company_id = s.company_id and not e.is_deleted and e.starts_at > s.seen_starts and e.starts_at <= $1::timestamptz)
    order by s.company_id`,
};

interface Step { seq: number; type: string; actorId: string | null; key: string | null; commentId: string | null; userId: string | null }

/** What the steps that were not seen yet tell of modules, in their order, and how far that is. */
export async function newsOfSteps(
  tx: Db, { companyId, seenSeq }: ConnectionRow, most: number,
): Promise<{ news: SlackPost[]; seenSeq: number }> {
  const answer = await tx.execute(sql`
    select e.seq, e.type, e.actor_id as "actorId", e.payload->>'moduleKey' as key, e.payload->>'commentId' as "commentId",
      e.payload->>'assigneeId' as "userId"
    from company_event e
    where e.company_id = ${companyId} and e.seq > ${seenSeq}
    order by e.seq
    limit ${most}`);
  const { rows } = answer as unknown as { rows: Step[] };
  const news = rows.flatMap(({ type, actorId, key, commentId, userId }): SlackPost[] => {
    if (key === null || !isModuleKey(key)) return [];
    const about = { companyId, key, actorId };
    if (type === 'MODULE_PROGRESS_CHANGED') return [{ ...about, news: 'MODULE_DONE' }];
    if (type === 'COMMENT_ADDED' && commentId !== null) return [{ ...about, news: 'COMMENT', commentId }];
    return userId !== null && userId !== actorId ? [{ ...about, news: 'COMMENT', userId }] : [];
  });
  return { news, seenSeq: rows.at(-1)?.seq ?? seenSeq };
}

/** Those of the company that were not told of and start by then. */
export async function startingEvents(tx: Db, { companyId, seenStarts }: ConnectionRow, soon: Date): Promise<string[]> {
  const answer = await tx.execute(sql`
    select e.id
    from event e
    where e.company_id = ${companyId} and not e.is_deleted and e.starts_at > ${seenStarts.toISOString()}::timestamptz
      and e.starts_at <= ${soon.toISOString()}::timestamptz
    order by e.starts_at, e.id`);
  return (answer as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id);
}

export interface ModuleNews {
  name: string;
  /** Nobody of the team is kept from it. */
  isShown: boolean;
  /** Keys that part of the team is kept from. */
  hidden: ModuleKey[];
  actor: string | null;
  assignee: string | null;
  hasComment: boolean;
}

/** $1 company, $2 key, $3 actor or null, $4 comment or null, $5 assignee or null. */
export const MODULE_NEWS: Statement = {
  name: 'slack-module-news',
  text: `select c.name,
      not exists (
        select from component_visibility v
        where v.company_id = c.id and v.key = $2::text) as "isShown",
      array(
        select distinct v.key
        from component_visibility v
        where v.company_id = c.id) as hidden,
      (select concat_ws(' ', u.firstname, u.lastname) from users u where u.id = $3::uuid and not u.is_deleted) as actor,
      (
        select concat_ws(' ', u.firstname, u.lastname)
        from component_assignment a
        join users u on u.id = a.user_id and not u.is_deleted
        where a.company_id = c.id and a.key = $2::text and a.user_id = $5::uuid) as assignee,
      exists (
        select from component_comment m
        where m.id = $4::uuid and m.company_id = c.id and m.key = $2::text and not m.is_deleted) as "hasComment"
    from company c
    where c.id = $1 and c.deleted_at is null`,
};

export interface EventNews { name: string; startTime: string; timeZone: string; startsAt: string; location: string | null }

/** $1 company, $2 event. The link to a meeting is never told. */
export const EVENT_NEWS: Statement = {
  name: 'slack-event-news',
  text: `select e.name, e.start_time as "startTime", e.time_zone as "timeZone", to_json(e.starts_at) as "startsAt", e.location
    from event e
    join company c on c.id = e.company_id and c.deleted_at is null
    where e.company_id = $1 and e.id = $2 and not e.is_deleted`,
};

export interface DatedGoal { title: string; date: string }
export interface GoalNews { name: string; achieved: DatedGoal[]; late: DatedGoal[]; due: DatedGoal[]; done: ModuleKey[]; comments: number }

/** A few goals of the plan, what-if goals left out, by their day. */
const goalsSql = (condition: string, day: string) => `coalesce((
        select json_agg(json_build_object('title', x.title, 'date', x.date) order by x.date, x.title)
        from (
          select g.title, ${day} as date
          from milestone g
          where g.company_id = c.id and not g.is_deleted and g.scenario_id is null and ${condition}
          order by ${day}, g.title
          limit 10) x), '[]')`;

/** $1 company, $2 from and $3 until which moment, $4 first and $5 last day of what has become late, $6 the last day of what is due next. */
export const GOAL_NEWS: Statement = {
  name: 'slack-goal-news',
  text: `select json_build_object(
      'name', c.name,
      'achieved', ${goalsSql(`g.status = 'ACHIEVED' and exists (
            select from activity_log a
            where a.company_id = g.company_id and a.component = 'goal:' || g.id and a.type = 'GOAL_ACHIEVED'
              and a.created_at > $2::timestamptz and a.created_at <= $3::timestamptz)`, 'coalesce(g.date_achieved, g.date)')},
      'late', ${goalsSql(`g.status = 'IN_PROGRESS' and g.date between $4::date and $5::date`, 'g.date')},
      'due', ${goalsSql(`g.status = 'IN_PROGRESS' and g.date > $5::date and g.date <= $6::date`, 'g.date')},
      'done', array(
        select g.key
        from growth_component g
        where g.company_id = c.id and g.progress = 'DONE' and g.done_at > $2::timestamptz and g.done_at <= $3::timestamptz and not exists (
          select from component_visibility v
          where v.company_id = g.company_id and v.key = g.key)),
      'comments', (
        select count(*)::int
        from component_comment m
        where m.company_id = c.id and not m.is_deleted and m.created_at > $2::timestamptz and m.created_at <= $3::timestamptz and not exists (
          select from component_visibility v
          where v.company_id = m.company_id and v.key = m.key))
    ) as data
    from company c
    where c.id = $1 and c.deleted_at is null`,
};
