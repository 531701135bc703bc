import type { Statement } from '../../db/database';
import { memberSql } from '../company';
import {
  ACHIEVED_DAY, ACHIEVED_JSON, GOAL_JSON, inBasePlanSql, onMarketPlanSql, TIMELINE_ROWS, TRACTION_DAY, TRACTION_JSON,
} from './timeline.queries';

/** $1 company, $2 viewer; no row for outsiders. */
const forMembers = (json: string) => `
  select ${json} as data
  from company c
  where c.id = $1 and c.deleted_at is null and ${memberSql('c', '$2::uuid')}`;

/** Stands for the day of a goal without one, so that it comes last. */
export const NO_DAY = '2199-12-31';
const dueDay = (m: string) => `coalesce(${m}.date, '${NO_DAY}'::date)`;

const chosen = `
      from milestone m
      where m.company_id = c.id and not m.is_deleted and m.status = $3
        and ($4::boolean is null or ${onMarketPlanSql('m')} = $4)`;

/** $3 status, $4 whether on the market plan or null for both, $5 how many, $6 day and $7 id of the last one seen or null. */
export const GOALS: Statement = {
  name: 'goals',
  text: forMembers(`json_build_object(
    'total', (select count(*) ${chosen}),
    'rows', coalesce((
      select json_agg(${GOAL_JSON} order by ${dueDay('m')}, m.id)
      from (
        select m.*
        ${chosen} and ($6::date is null or (${dueDay('m')}, m.id) > ($6::date, $7::uuid))
        order by ${dueDay('m')}, m.id
        limit $5) m), '[]'))`),
};

/** $3 ids: those that are there. */
export const GOALS_BY_ID: Statement = {
  name: 'goals-by-id',
  text: forMembers(`coalesce((
    select json_agg(${GOAL_JSON} order by array_position($3::uuid[], m.id))
    from milestone m
    where m.id = any($3::uuid[]) and m.company_id = c.id and not m.is_deleted), '[]')`),
};

const TRACTIONS_SQL = `
      select ${ACHIEVED_JSON} as data, ${ACHIEVED_DAY} as day, m.id
      from milestone m
      where m.company_id = c.id and not m.is_deleted and m.status = 'ACHIEVED' and ${inBasePlanSql('m')}
      union all
      select ${TRACTION_JSON}, ${TRACTION_DAY}, t.id
      from traction t
      where t.company_id = c.id and not t.is_deleted`;

/** Achieved goals and records, newest first. $3 how many, $4 day and $5 id of the last one seen or null. */
export const TRACTIONS: Statement = {
  name: 'tractions',
  text: forMembers(`(
    with reached as (${TRACTIONS_SQL})
    select json_build_object(
      'total', (select count(*) from reached),
      'rows', coalesce((
        select json_agg(p.data order by p.day desc, p.id desc)
        from (
          select *
          from reached r
          where $4::date is null or (r.day, r.id) < ($4::date, $5::uuid)
          order by r.day desc, r.id desc
          limit $3) p), '[]')))`),
};

/** $3 ids: those records of a kind that are there, as the stream brings them. */
export const recordsById = (type: keyof typeof TIMELINE_ROWS): Statement => {
  const { from, id, row } = TIMELINE_ROWS[type];
  return {
    name: `timeline-${type}`,
    text: forMembers(`coalesce((
    select json_agg(${row} order by array_position($3::text[], ${id}))
    ${from('c.id')} and ${id} = any($3::text[])), '[]')`),
  };
};
