import type { Statement } from '../../db/database';
import { memberSql, seatSql } from '../company';
import { fullNameSql, personSql } from '../identity';
import { GOAL_JSON } from './timeline.queries';

const living = (user: string) => `(select ${personSql('u')} from users u where u.id = ${user} and not u.is_deleted)`;

/** $1 company, $2 viewer, $3 goal; no row for outsiders, and null in place of the goal when it is not there. */
const ofGoal = (json: string) => `
  select json_build_object(
    'ownerId', c.created_by,
    'seat', ${seatSql('c', '$2::uuid')},
    'assignees', coalesce((
      select json_agg(${personSql('u')} order by a.created_at, u.id)
      from milestone_assignment a
      join users u on u.id = a.user_id and not u.is_deleted
      where a.milestone_id = m.id), '[]'),
    'isThere', m.id is not null,
    ${json}) as data
  from company c
  left join milestone m on m.id = $3::uuid and m.company_id = c.id and not m.is_deleted
  where c.id = $1 and c.deleted_at is null and ${memberSql('c', '$2::uuid')}`;

const CHECK_IN_JSON = `json_build_object(
  'id', n.id,
  'goalId', n.milestone_id,
  'date', n.date,
  'value', n.value,
  'note', n.note,
  'pace', n.pace,
  'author', ${living('n.author_id')},
  'createdAt', n.created_at)`;

const COMMENT_JSON = `json_build_object(
  'id', n.id,
  'goalId', n.milestone_id,
  'createdAt', n.created_at,
  'authorId', n.author_id,
  'author', ${living('n.author_id')},
  'message', n.message,
  'isEdited', n.is_edited,
  'mentions', coalesce((
    select json_agg(${personSql('u')} order by array_position(n.mentions, u.id))
    from users u
    where u.id = any(n.mentions) and not u.is_deleted), '[]'))`;

const newest = (json: string, from: string, most: string, order: readonly string[]) => `coalesce((
    select json_agg(${json} order by ${order.map((column) => `n.${column} desc`).join(', ')})
    from (
      select *
      from ${from}
      order by ${order.map((column) => `x.${column} desc`).join(', ')}
      limit ${most}) n), '[]')`;

const CHECK_INS = 'milestone_check_in x where x.milestone_id = m.id and not x.is_deleted';
const COMMENTS = 'milestone_comment x where x.milestone_id = m.id and not x.is_deleted';

/** How many check-ins the drawer of a goal shows. */
const MOST_CHECK_INS = 100;

/** $4 how many comments. */
export const GOAL_DETAIL: Statement = {
  name: 'goal-detail',
  text: ofGoal(`'goal', case when m.id is not null then ${GOAL_JSON} end,
    'plannedDate', (
      select x.data->>'from'
      from activity_log x
      where x.company_id = c.id and x.component = 'goal:' || $3::uuid and x.type = 'GOAL_MOVED' and x.data->>'from' is not null
      order by x.id
      limit 1),
    'people', coalesce((
      select json_agg(${personSql('u')} order by u.id <> c.created_by, lower(${fullNameSql('u')}), u.id)
      from (
        select c.created_by as id
        union
        select t.user_id
        from team_member t
        where t.company_id = c.id and t.is_accepted) seated
      join users u on u.id = seated.id and not u.is_deleted and (u.is_verified or u.id = c.created_by)), '[]'),
    'checkIns', ${newest(CHECK_IN_JSON, CHECK_INS, String(MOST_CHECK_INS), ['date', 'created_at', 'id'])},
    'rows', ${newest(COMMENT_JSON, COMMENTS, '$4', ['created_at', 'id'])}`),
};

/** $4 how many, $5 moment and $6 id of the last one seen or null. */
export const GOAL_COMMENTS: Statement = {
  name: 'goal-comments',
  text: ofGoal(`'rows', ${newest(
    COMMENT_JSON, `${COMMENTS}
        and ($5::timestamptz is null or (x.created_at, x.id) < ($5::timestamptz, $6::uuid))`, '$4', ['created_at', 'id'],
  )}`),
};

/** $4 id of a comment. */
export const GOAL_COMMENT: Statement = {
  name: 'goal-comment',
  text: ofGoal(`'rows', ${newest(COMMENT_JSON, `${COMMENTS} and x.id = $4::uuid`, '1', ['created_at', 'id'])}`),
};

/** $4 id of a check-in. */
export const GOAL_CHECK_IN: Statement = {
  name: 'goal-check-in',
  text: ofGoal(`'rows', ${newest(CHECK_IN_JSON, `${CHECK_INS} and x.id = $4::uuid`, '1', ['created_at', 'id'])}`),
};

/** $4 how many, $5 id of the last line seen or null. */
export const GOAL_HISTORY: Statement = {
  name: 'goal-history',
  text: ofGoal(`'rows', ${newest(
    `json_build_object('id', n.id::text, 'createdAt', n.created_at, 'type', n.type, 'data', n.data, 'actor', ${living('n.user_id')})`,
    `activity_log x where x.company_id = c.id and x.component = 'goal:' || $3::uuid
        and ($5::bigint is null or x.id < $5::bigint)`, '$4', ['id'],
  )}`),
};
