import type { ModuleKey } from '@heartwood/contract/domain';
import type { Database, Statement } from '../../db/database';
import { seatSql, type Seat } from '../company';
import { personSql, type Person } from '../identity';
import { keptRowsSql, rowsOfModule } from './row-reading';
import type { JsonObject } from '../../events/bus';
import { SUBSCRIPTIONS_SQL, type SubscriptionFacts } from '../plan';

/** The policy facts of one module for one viewer. */
export interface ModuleFacts {
  ownerId: string;
  seat: Seat | null;
  assignees: readonly string[];
  visibleTo: readonly string[];
  subscriptions: readonly SubscriptionFacts[];
}

export interface CommentRow {
  id: string;
  /** With microseconds, as the database orders by it. */
  createdAt: string;
  authorId: string;
  author: Person | null;
  message: string;
  mentions: Person[];
  isEdited: boolean;
}

/** `version` is null where the line changed nothing that a version keeps, or the version is not kept any more. */
export interface HistoryRow {
  id: string;
  createdAt: string;
  actor: Person | null;
  type: string;
  data: JsonObject;
  version: { id: string; added: number; removed: number } | null;
}
/** All versions of a module together. */
export interface VersionFacts { count: number; since: string | null; newest: string | null }

/** $1 company, $2 module, $3 viewer. */
const FACTS_SQL = `'facts', json_build_object(
  'ownerId', c.created_by,
  'subscriptions', ${SUBSCRIPTIONS_SQL},
  'seat', ${seatSql('c', '$3::uuid')},
  'assignees', coalesce((
    select json_agg(a.user_id)
    from component_assignment a
    where a.company_id = c.id and a.key = $2), '[]'),
  'visibleTo', coalesce((
    select json_agg(v.user_id)
    from component_visibility v
    where v.company_id = c.id and v.key = $2), '[]'))`;

const living = (user: string) => `(select ${personSql('u')} from users u where u.id = ${user} and not u.is_deleted)`;

const COMMENT_SQL = `json_build_object(
  'id', m.id,
  'createdAt', m.created_at,
  'authorId', m.author_id,
  'author', ${living('m.author_id')},
  'message', m.message,
  'isEdited', m.is_edited,
  'mentions', coalesce((
    select json_agg(${personSql('u')} order by array_position(m.mentions, u.id))
    from users u
    where u.id = any(m.mentions) and not u.is_deleted), '[]'))`;

/** Rows of one module with what the policy asks of its reader. */
export const moduleRowsSql = (rows: string) => `
  select json_build_object(${FACTS_SQL}, 'rows', coalesce((${rows}), '[]')) as data
  from company c
  where c.id = $1 and c.deleted_at is null`;

/** The newest comments of a module as a JSON list; the arguments are SQL. */
export const newestCommentsSql = (company: string, key: string, most: string) => `coalesce((
  select json_agg(${COMMENT_SQL} order by m.created_at desc, m.id desc)
  from (
    select *
    from component_comment x
    where x.company_id = ${company} and x.key = ${key} and not x.is_deleted
    order by x.created_at desc, x.id desc
    limit ${most}) m), '[]')`;

const commentPage = (below: string) => moduleRowsSql(`
  select json_agg(${COMMENT_SQL} order by m.created_at desc, m.id desc)
  from (
    select *
    from component_comment x
    where x.company_id = $1 and x.key = $2 and not x.is_deleted ${below}
    order by x.created_at desc, x.id desc
    limit $4) m`);

/** $4 how many. */
export const COMMENTS_FIRST: Statement = { name: 'comments-first', text: commentPage('') };
/** $5 moment and $6 id of the last one seen. */
export const COMMENTS_BELOW: Statement = {
  name: 'comments-below',
  text: commentPage('and (x.created_at, x.id) < ($5::timestamptz, $6::uuid)'),
};
/** $4 id; the row is empty when it is deleted or stands elsewhere. */
export const ONE_COMMENT: Statement = {
  name: 'comment',
  text: moduleRowsSql(`
    select json_agg(${COMMENT_SQL})
    from component_comment m
    where m.id = $4 and m.company_id = $1 and m.key = $2 and not m.is_deleted`),
};

const VERSION_FACTS_SQL = `'versions', (
  select json_build_object('count', count(*), 'since', min(v.started_at), 'newest', max(v.id)::text)
  from component_version v
  where v.company_id = $1 and v.key = $2)`;

/** Arguments for `json_build_object` that make a `HistoryRow` of a line of the log and the version it speaks of. */
export const historyLineSql = (line: string, version: string) => `
  'id', ${line}.id::text,
  'createdAt', ${line}.created_at,
  'type', ${line}.type,
  'data', ${line}.data,
  'version', case when ${version}.id is not null
    then json_build_object('id', ${version}.id::text, 'added', ${version}.added, 'removed', ${version}.removed) end,
  'actor', ${living(`${line}.user_id`)}`;

const historyPage = (below: string) => `
  select json_build_object(${FACTS_SQL}, ${VERSION_FACTS_SQL}, 'rows', coalesce((
    select json_agg(json_build_object(${historyLineSql('h', 'v')}) order by h.id desc)
    from (
      select *
      from activity_log x
      where x.company_id = $1 and x.component = $2 ${below}
      order by x.id desc
      limit $4) h
    left join component_version v on v.id = (h.data->>'version')::bigint), '[]')) as data
  from company c
  where c.id = $1 and c.deleted_at is null`;

/** $4 how many. */
export const HISTORY_FIRST: Statement = { name: 'history-first', text: historyPage('') };
/** $5 id of the last one seen. */
export const HISTORY_BELOW: Statement = { name: 'history-below', text: historyPage('and x.id < $5::bigint') };

/** $4 number of the version. Beside what it kept stand the rows as they are now. */
export const oneVersion = (key: ModuleKey): Statement => ({
  name: `version-${key}`,
  text: moduleRowsSql(`
    select json_agg(json_build_object(
      'id', v.id::text,
      'at', v.at,
      'by', ${living('v.by')},
      'text', v.text,
      'otherText', v.other_text,
      'assumption', v.assumption,
      'rows', v.rows,
      'rowsNow', ${keptRowsSql(rowsOfModule(key), 'v.company_id', 'v.key')},
      'newest', (select max(n.id)::text from component_version n where n.company_id = v.company_id and n.key = v.key)))
    from component_version v
    where v.id = $4::bigint and v.company_id = $1 and v.key = $2`),
});

/** $1 ids. Everything that is the same for every reader; rights are applied afterwards. */
export const COMMENT_ROWS: Statement = {
  name: 'comment-rows',
  text: `select ${COMMENT_SQL} as data
    from component_comment m
    where m.id = any($1::uuid[]) and not m.is_deleted`,
};

export async function readCommentRows(db: Database, ids: readonly string[]): Promise<Map<string, CommentRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.read<{ data: CommentRow }>(COMMENT_ROWS, [ids]);
  return new Map(rows.map((row) => [row.data.id, row.data]));
}
