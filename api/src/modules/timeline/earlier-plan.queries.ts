import type { Statement } from '../../db/database';
import { memberSql } from '../company';

/**
 * Goals that were there at a moment, had a day then and have another one now. $1 company, $2 viewer, $3 the moment; no row for outsiders.
 * The first move after the moment says from where it went.
 */
export const EARLIER_PLAN: Statement = {
  name: 'earlier-plan',
  text: `select coalesce((
    select json_agg(json_build_object('goalId', m.id, 'date', f.date) order by m.date, m.id)
    from (
      select distinct on (l.component) l.component, (l.data->>'from')::date as date
      from activity_log l
      where l.company_id = $1 and l.type = 'GOAL_MOVED' and l.created_at > $3::timestamptz
      order by l.component, l.id) f
    join milestone m on f.component = 'goal:' || m.id
    where m.company_id = $1 and not m.is_deleted and m.created_at <= $3::timestamptz and f.date <> m.date), '[]') as data
  from company c
  where c.id = $1 and c.deleted_at is null and ${memberSql('c', '$2::uuid')}`,
};
