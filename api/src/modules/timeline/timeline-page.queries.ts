import type { Statement } from '../../db/database';
import { memberSql, seatSql } from '../company';
import { personSql } from '../identity';
import { SUBSCRIPTIONS_SQL } from '../plan';
import { CATEGORY_JSON, goalJson, PHASE_JSON, SCENARIO_JSON, TIMELINE_ROWS, TRACTION_JSON } from './timeline.queries';

/** All goals of a company at once: their links are joined and not looked up, five thousand times. */
const PAGE_GOAL_JSON = goalJson({
  related: 'f.id', category: 'k.id', scenario: 's.id', assignees: 'a.ids', dependsOn: 'd.ids', parts: 'q.ids',
});

const GOALS_SQL = `
    select json_agg(${PAGE_GOAL_JSON} order by m.date, m.id)
    from milestone m
    left join milestone f on f.id = m.related_goal_id and f.company_id = $1 and not f.is_deleted
    left join calendar_category k on k.id = m.category_id and k.company_id = $1 and not k.is_deleted
    left join scenario s on s.id = m.scenario_id and s.company_id = $1 and not s.is_deleted
    left join (
      select x.milestone_id, json_agg(x.user_id order by x.created_at, x.user_id) as ids
      from milestone_assignment x
      where x.company_id = $1
      group by x.milestone_id) a on a.milestone_id = m.id
    left join (
      select x.milestone_id, json_agg(b.id order by b.date, b.id) as ids
      from milestone_dependency x
      join milestone b on b.id = x.depends_on_id and b.company_id = $1 and not b.is_deleted
      where x.company_id = $1
      group by x.milestone_id) d on d.milestone_id = m.id
    left join (
      select x.milestone_id, json_agg(coalesce(g.id, t.id) order by g.id, t.id) as ids
      from milestone_part x
      left join milestone g on g.id = x.part_goal_id and g.company_id = $1 and not g.is_deleted
      left join traction t on t.id = x.part_traction_id and t.company_id = $1 and not t.is_deleted
      where x.company_id = $1 and coalesce(g.id, t.id) is not null
      group by x.milestone_id) q on q.milestone_id = m.id
    where m.company_id = $1 and not m.is_deleted
      and (m.date is null or m.date between coalesce($3, '-infinity'::date) and coalesce($4, 'infinity'::date))`;

const rows = (type: keyof typeof TIMELINE_ROWS, json: string, more = '') => `coalesce((
    select json_agg(${json} order by ${TIMELINE_ROWS[type].order})
    ${TIMELINE_ROWS[type].from('c.id')}${more}), '[]')`;

/** The whole timeline of a company. $1 company, $2 viewer, $3 from and $4 to or null; no row for outsiders. */
export const TIMELINE: Statement = {
  name: 'timeline',
  text: `select json_build_object(
    'companyId', c.id,
    'eventSeq', c.last_event_seq,
    'ownerId', c.created_by,
    'seat', ${seatSql('c', '$2::uuid')},
    'subscriptions', ${SUBSCRIPTIONS_SQL},
    'categories', ${rows('CalendarCategory', CATEGORY_JSON)},
    'scenarios', ${rows('Scenario', SCENARIO_JSON)},
    'phases', ${rows('Phase', PHASE_JSON, `
      and p.from_date <= coalesce($4, 'infinity'::date) and p.to_date >= coalesce($3, '-infinity'::date)`)},
    'milestones', coalesce((${GOALS_SQL}), '[]'),
    'tractions', ${rows('Traction', TRACTION_JSON)},
    'people', coalesce((
      select json_agg(${personSql('u')} order by u.id)
      from users u
      where u.id in (select x.user_id from milestone_assignment x where x.company_id = $1)), '[]')) as data
  from company c
  where c.id = $1 and c.deleted_at is null and ${memberSql('c', '$2::uuid')}`,
};
