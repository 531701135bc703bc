import type { AssumptionData } from './growth.table';
import type { Database, Statement } from '../../db/database';
import { personSql, type Person } from '../identity';
import { LEVELLED_COMPANY_SQL, type LevelledCompany } from './company-card';

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
  assumption: string | null;
  assumptionData: AssumptionData | null;
  priority: Priority | null;
  revision: number;
  updatedAt: string;
  updatedBy: Person | null;
}

export interface ItemRow { id: string; key: string; label: string; description: string; position: number }
export interface SdgRow { sdgId: number; contribution: string; evaluation: string }
export interface SkillRow { id: string; skillId: string; name: string; isUserGenerated: boolean; people: readonly string[] }

/** The company with its 28 modules: everything that is the same for every viewer. Rights are applied to it afterwards. */
export interface GrowthFacts extends LevelledCompany {
  components: readonly ComponentRow[];
  /** `[key, user id]` in the order of assignment. */
  assignments: readonly (readonly [string, string])[];
  visibilities: readonly (readonly [string, string])[];
  /** Null when only the framework was asked for. */
  content: GrowthContent | null;
}

export interface GrowthContent {
  rows: readonly ContentRow[];
  items: readonly ItemRow[];
  sdgs: readonly SdgRow[];
  skills: readonly SkillRow[];
  /** By module key; a module without comments is missing. */
  commentCounts: Readonly<Record<string, number>>;
}

const FRAMEWORK_SQL = `${LEVELLED_COMPANY_SQL},
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
    where v.company_id = c.id), '[]')`;

/** $1 company. */
export const GROWTH_FRAMEWORK: Statement = {
  name: 'growth-framework',
  text: `select json_build_object(${FRAMEWORK_SQL}, 'content', null) as data
    from company c
    where c.id = $1 and c.deleted_at is null`,
};

/** $1 company, $2 keys of the modules whose content is wanted. */
export const GROWTH_CONTENT: Statement = {
  name: 'growth-content',
  text: `select json_build_object(${FRAMEWORK_SQL}, 'content', json_build_object(
    'rows', coalesce((
      select json_agg(json_build_object('key', g.key, 'description', g.description, 'assumption', g.assumption,
        'assumptionData', g.assumption_data, 'priority', g.priority, 'revision', g.revision, 'updatedAt', g.updated_at,
        'updatedBy', case when u.id is not null then ${personSql('u')} end))
      from growth_component g
      left join users u on u.id = g.updated_by and not u.is_deleted
      where g.company_id = c.id and g.key = any($2::text[])), '[]'),
    'items', coalesce((
      select json_agg(json_build_object('id', i.id, 'key', i.key, 'label', i.label, 'description', i.description, 'position', i.position)
        order by i.position, i.id)
      from foundation_item i
      where i.company_id = c.id and i.key = any($2::text[]) and not i.is_deleted), '[]'),
    'sdgs', case when 'sdgs' = any($2::text[]) then coalesce((
      select json_agg(json_build_object('sdgId', s.sdg_id, 'contribution', s.contribution, 'evaluation', s.evaluation) order by s.sdg_id)
      from company_sdg s
      where s.company_id = c.id and not s.is_deleted), '[]') else '[]' end,
    'skills', case when 'skills' = any($2::text[]) then coalesce((
      select json_agg(json_build_object('id', k.id, 'skillId', s.id, 'name', s.name, 'isUserGenerated', s.is_user_generated,
        'people', coalesce((
          select json_agg(p.user_id)
          from company_skill_person p
          where p.company_skill_id = k.id), '[]')) order by lower(s.name))
      from company_skill k
      join skill s on s.id = k.skill_id
      where k.company_id = c.id and not k.is_deleted), '[]') else '[]' end,
    'commentCounts', coalesce((
      select json_object_agg(n.key, n.count)
      from (
        select m.key, count(*)
        from component_comment m
        where m.company_id = c.id and m.key = any($2::text[]) and not m.is_deleted
        group by m.key) n), '{}')
  )) as data
  from company c
  where c.id = $1 and c.deleted_at is null`,
};

/** The facts of one company, null when there is none; `keys` names the modules whose content is wanted. */
export async function readGrowth(db: Database, companyId: string, keys: readonly string[]): Promise<GrowthFacts | null> {
  const [row] = keys.length === 0
    ? await db.read<{ data: GrowthFacts }>(GROWTH_FRAMEWORK, [companyId])
    : await db.read<{ data: GrowthFacts }>(GROWTH_CONTENT, [companyId, keys]);
  return row?.data ?? null;
}
