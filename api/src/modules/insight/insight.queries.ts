import type { ShareSection } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import { seatSql, type Seat } from '../company';
import { LEVEL_FACTS_SQL, type LevelFacts } from '../growth';
import { personSql, type Person } from '../identity';
import type { DoneLine } from './module-history';

/** A quarter of an hour in which something happened, and how often: every zone's days begin at one. */
export interface Moments { at: string; count: number }

/** A link to the company, and how often it was opened. */
export interface InsightLink {
  id: string;
  name: string;
  sections: ShareSection[];
  createdBy: Person | null;
  views: number;
  lastOpenedAt: string | null;
  expiresAt: string | null;
}

/** So many links have a row; all of them are counted. */
const MOST_LINKS = 20;

export interface InsightFacts {
  ownerId: string;
  seat: Seat | null;
  level: LevelFacts;
  createdAt: string;
  /** Of the window, the one before it and a day at each end: whose day that is says the zone. */
  visits: Moments[];
  followers: number;
  follows: Moments[];
  /** Of links, by people who are not of the company. */
  shares: Moments[];
  linkCount: number;
  links: InsightLink[];
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
      'shares', ${countedSql('w.opened_at', `from share_link l
          join share_view w on w.link_id = l.id and not w.is_own and w.opened_at >= $3::timestamptz
          where l.company_id = c.id and l.kind = 'company'`)},
      'linkCount', (
        select count(*)::int
        from share_link l
        where l.company_id = c.id and l.kind = 'company' and l.revoked_at is null),
      'links', coalesce((
        select json_agg(json_build_object(
            'id', l.id,
            'name', l.name,
            'sections', l.sections,
            'createdBy', (select ${personSql('u')} from users u where u.id = l.created_by and not u.is_deleted),
            'views', l.views,
            'lastOpenedAt', l.last_at,
            'expiresAt', l.expires_at
          ) order by l.views desc, l.created_at desc, l.id)
        from (
          select k.*, seen.views, seen.last_at
          from share_link k
          cross join lateral (
            select count(*)::int as views, max(w.opened_at) as last_at
            from share_view w
            where w.link_id = k.id and not w.is_own) seen
          where k.company_id = c.id and k.kind = 'company' and k.revoked_at is null
          order by seen.views desc, k.created_at desc, k.id
          limit ${MOST_LINKS}) l), '[]'),
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
