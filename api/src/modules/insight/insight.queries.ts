import type { Statement } from '../../db/database';
import { seatSql, type Seat } from '../company';
import { LEVEL_FACTS_SQL, type LevelFacts } from '../growth';
import type { DoneLine } from './module-history';

/** A quarter of an hour in which something happened, and how often: every zone's days begin at one. */
export interface Moments { at: string; count: number }

export interface InsightFacts {
  ownerId: string;
  seat: Seat | null;
  level: LevelFacts;
  createdAt: string;
  /** Of the window, the one before it and a day at each end: whose day that is says the zone. */
  visits: Moments[];
  followers: number;
  follows: Moments[];
  doneLines: DoneLine[];
  /** By the module's key: since when it is done, as far as its row knows. */
  doneAt: Record<string, string>;
  teamSince: string | null;
  goalSince: string | null;
  tractionSince: string | null;
}

const QUARTERS = (moment: string) => `date_bin('15 minutes', ${moment}, timestamptz '2000-01-01')`;

/** The moment of a visit; of one that only knows its day, noon. */
const VISITED_AT = `coalesce(v.at, (v.day + time '12:00') at time zone 'UTC')`;

/** Rows of `moments` as JSON, the oldest first. */
const countedSql = (moment: string, from: string) => `coalesce((
        select json_agg(json_build_object('at', m.at, 'count', m.count) order by m.at)
        from (
          select ${QUARTERS(moment)} as at, count(*)::int as count
          ${from}
          group by 1) m), '[]')`;

/**
 * $1 company, $2 viewer, $3 the first moment that may matter, $4 keys of the modules that are marked as done. Visits of people who are of
 * the team by now are their own, and so are not counted.
 */
export const INSIGHT: Statement = {
  name: 'insight',
  text: `select json_build_object(
      'ownerId', c.created_by,
      'seat', ${seatSql('c', '$2::uuid')},
      'level', ${LEVEL_FACTS_SQL},
      'createdAt', c.created_at,
      'visits', ${countedSql(VISITED_AT, `from page_visit v
          where v.kind = 'COMPANY' and v.subject_id = c.id and v.day >= $3::timestamptz::date and v.user_id <> c.created_by and not exists (
            select from team_member t
            where t.company_id = c.id and t.user_id = v.user_id and t.is_accepted)`)},
      'followers', coalesce((
        select n.followers
        from company_follow_count n
        where n.company_id = c.id), 0),
      'follows', ${countedSql('f.created_at', `from company_follower f
          where f.company_id = c.id and f.is_on and f.created_at >= $3::timestamptz`)},
      'doneLines', coalesce((
        select json_agg(json_build_object('key', a.component, 'isDone', a.type = 'MARKED_DONE', 'at', a.created_at) order by a.id)
        from activity_log a
        where a.company_id = c.id and a.component = any($4::text[]) and a.type in ('MARKED_DONE', 'MARKED_NOT_DONE')), '[]'),
      'doneAt', coalesce((
        select json_object_agg(g.key, coalesce(g.done_at, g.updated_at))
        from growth_component g
        where g.company_id = c.id and g.progress = 'DONE'), '{}'),
      'teamSince', (
        select min(coalesce(t.accepted_at, t.created_at))
        from team_member t
        where t.company_id = c.id and t.is_accepted),
      'goalSince', (
        select min(g.created_at)
        from milestone g
        where g.company_id = c.id and not g.is_deleted and g.show_on_market_plan and g.date is not null and g.scenario_id is null),
      'tractionSince', (
        select min(reached.day)
        from (
          select (g.date_achieved + time '12:00') at time zone 'UTC' as day
          from milestone g
          where g.company_id = c.id and not g.is_deleted and g.status = 'ACHIEVED' and g.scenario_id is null
          union all
          select x.created_at
          from traction x
          where x.company_id = c.id and not x.is_deleted) reached)
    ) as data
    from company c
    where c.id = $1 and c.deleted_at is null`,
};
