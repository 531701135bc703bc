import type { AssumptionData } from './growth.table';
import type { Database, Statement } from '../../db/database';
import { personSql, type Person } from '../identity';
import { companyStatement } from '../company';
import { newestCommentsSql, type CommentRow } from './comments.queries';
import { LEVELLED_COMPANY_SQL, type LevelledCompany } from './company-card';
import { cluesSql, type ClueFacts } from './plan-clues';
import { rowsJson, type ModuleRow, type RowReading } from './row-reading';

export type Progress = 'DONE' | 'NOT_DONE';
export type Priority = 'LOW' | 'MEDIUM' | 'HIGH';

/** One row of `growth_component` without its content. */
export interface ComponentRow {
  key: string;
  progress: Progress;
  doneAt: string | null;
  dueDate: string | null;
}

/** What only the page of an area shows. */
export interface ContentRow {
  key: string;
  description: unknown[] | null;
  otherDescription: unknown[] | null;
  assumption: string | null;
  assumptionData: AssumptionData | null;
  priority: Priority | null;
  hiddenFields: string[];
  revision: number;
  updatedAt: string;
  updatedBy: Person | null;
}

/** The company with its 28 modules: everything that is the same for every viewer. Rights are applied to it afterwards. */
export interface GrowthFacts extends LevelledCompany {
  components: readonly ComponentRow[];
  /** `[key, user id]` in the order of assignment. */
  assignments: readonly (readonly [string, string])[];
  visibilities: readonly (readonly [string, string])[];
  /** Modules in which something has evidence. */
  evidenced: readonly string[];
  /** Null when only the framework was asked for. */
  content: GrowthContent | null;
  /** Only of the home. */
  clues?: ClueFacts;
}

export interface GrowthContent {
  rows: readonly ContentRow[];
  /** By module key; a module without comments is missing. */
  commentCounts: Readonly<Record<string, number>>;
}

/** Arguments for `json_build_object` that make the framework of the company with the alias `c`. */
export const FRAMEWORK_SQL = `${LEVELLED_COMPANY_SQL},
  'components', coalesce((
    select json_agg(json_build_object('key', g.key, 'progress', g.progress, 'doneAt', g.done_at, 'dueDate', g.due_date))
    from growth_component g
    where g.company_id = c.id), '[]'),
  'assignments', coalesce((
    select json_agg(json_build_array(a.key, a.user_id) order by a.created_at, a.user_id)
    from component_assignment a
    where a.company_id = c.id), '[]'),
  'visibilities', coalesce((
    select json_agg(json_build_array(v.key, v.user_id))
    from component_visibility v
    where v.company_id = c.id), '[]'),
  'evidenced', coalesce((
    select json_agg(distinct e.key)
    from evidence e
    where e.company_id = c.id and not e.is_deleted and not e.is_orphan), '[]')`;

/** $1 company. */
export const GROWTH_FRAMEWORK = companyStatement('growth-framework', `${FRAMEWORK_SQL}, 'content', null`);

let home: Statement | undefined;

/** The framework with what its rows say. $1 company. Made when it is first asked for: the parts above say what they have. */
export function growthHome(): Statement {
  home ??= companyStatement('growth-home', `${FRAMEWORK_SQL}, 'content', null, 'clues', ${cluesSql('c.id')}`);
  return home;
}

/**
 * A value that no plan is made for. Where a plan for these values looks cheaper than one for all, PostgreSQL plans each call anew, and
 * to plan the page of an area takes longer than to run it.
 */
const anyValue = (value: string) => `(select ${value})`;
const KEYS = `any(${anyValue('$2::text[]')}::text[])`;

/** What the pages of modules show besides; `$2` are the keys of the modules whose content is wanted. */
const CONTENT_SQL = `'content', json_build_object(
    'rows', coalesce((
      select json_agg(json_build_object('key', g.key, 'description', g.description, 'otherDescription', g.other_description,
        'assumption', g.assumption, 'hiddenFields', g.hidden_fields, 'assumptionData', g.assumption_data, 'priority', g.priority,
        'revision', g.revision, 'updatedAt', g.updated_at,
        'updatedBy', case when u.id is not null then ${personSql('u')} end))
      from growth_component g
      left join users u on u.id = g.updated_by and not u.is_deleted
      where g.company_id = c.id and g.key = ${KEYS}), '[]'),
    'commentCounts', coalesce((
      select json_object_agg(n.key, n.count)
      from (
        select m.key, count(*)
        from component_comment m
        where m.company_id = c.id and m.key = ${KEYS} and not m.is_deleted
        group by m.key) n), '{}'))`;

/** $1 company, $2 keys of the modules whose content is wanted. */
export const GROWTH_CONTENT = companyStatement('growth-content', `${FRAMEWORK_SQL}, ${CONTENT_SQL}`);

/** What modules say, and the rows of kinds by the names of their lists. */
export interface RowFacts extends GrowthFacts {
  rows: Readonly<Record<string, readonly ModuleRow[]>>;
}

/** Of an area: its facts with the newest comments of the module that is open. */
export interface AreaFacts extends RowFacts {
  comments: readonly CommentRow[];
}

/** Lists of an area that are no rows of its modules, by name: SQL of the list as JSON; `company` is the SQL of its id. */
export type AreaLists = Readonly<Record<string, (company: string) => string>>;

/**
 * Arguments for `json_build_object` that make `RowFacts` of the company with the alias `c`; `$2` are the keys of the modules whose
 * content is wanted.
 */
const rowFactsSql = (kinds: readonly RowReading[], more: AreaLists) => `${FRAMEWORK_SQL}, ${CONTENT_SQL},
  'rows', json_build_object(${[
    ...kinds.map((kind) => `'${kind.list}', ${rowsJson(kind, 'c.id')}`),
    ...Object.entries(more).map(([list, of]) => `'${list}', ${of('c.id')}`),
  ].join(', ')})`;

/** What several areas say together, in one statement. $1 company, $2 keys of the modules whose content is wanted. */
export const planStatement = (name: string, kinds: readonly RowReading[], more: AreaLists = {}): Statement => (
  companyStatement(name, rowFactsSql(kinds, more))
);

/** The page of an area in one statement. $1 company, $2 keys of its modules, $3 the open one or null, $4 how many comments. */
export const areaStatement = (
  area: string, kinds: readonly RowReading[], more: AreaLists = {},
): Statement => companyStatement(`area-${area}`, `
  ${rowFactsSql(kinds, more)},
  'comments', ${newestCommentsSql('c.id', anyValue('$3::text'), anyValue('$4::int'))}`);

/** The facts of one company, null when there is none; `keys` names the modules whose content is wanted. */
export async function readGrowth(db: Database, companyId: string, keys: readonly string[]): Promise<GrowthFacts | null> {
  const [row] = keys.length === 0
    ? await db.read<{ data: GrowthFacts }>(GROWTH_FRAMEWORK, [companyId])
    : await db.read<{ data: GrowthFacts }>(GROWTH_CONTENT, [companyId, keys]);
  return row?.data ?? null;
}

/** The same with what the rows say, for the home. */
export async function readHome(db: Database, companyId: string): Promise<GrowthFacts | null> {
  const [row] = await db.read<{ data: GrowthFacts }>(growthHome(), [companyId]);
  return row?.data ?? null;
}
