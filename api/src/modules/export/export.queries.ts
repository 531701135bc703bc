import type { AreaKey } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import { memberSql } from '../company';
import { personSql, type Person } from '../identity';
import type { KeptFormat } from './document';
import type { ExportState } from './export.table';

export interface ExportFacts {
  id: string;
  format: KeptFormat;
  areas: AreaKey[];
  state: ExportState;
  fileId: string | null;
  fileName: string | null;
  fault: string | null;
  createdAt: string;
  endsAt: string;
}

const EXPORT_SQL = `json_build_object('id', x.id, 'format', x.format, 'areas', x.areas, 'state', x.state, 'fileId', x.file_id,
  'fileName', x.file_name, 'fault', x.fault, 'createdAt', x.created_at, 'endsAt', x.ends_at)`;

/** Only who asked sees it, while they belong to the company; what is of no company is of them alone. */
const OWN_SQL = `from plan_export x
  left join company c on c.id = x.company_id and c.deleted_at is null
  where x.user_id = $1 and (x.company_id is null or (c.id is not null and ${memberSql('c', '$1::uuid')}))`;

/** $1 person, $2 id. */
export const ONE_EXPORT: Statement = {
  name: 'one-export',
  text: `select ${EXPORT_SQL} as data
    ${OWN_SQL} and x.id = $2`,
};

/** The newest of a person in a company. $1 person, $2 company, $3 how many. */
export const OWN_EXPORTS: Statement = {
  name: 'own-exports',
  text: `select ${EXPORT_SQL} as data
    ${OWN_SQL} and x.company_id = $2 and x.deck is null and x.state <> 'CANCELLED'
    order by x.created_at desc, x.id
    limit $3`,
};

/** The newest of a person's notes. $1 person, $2 how many. */
export const OWN_NOTES_EXPORTS: Statement = {
  name: 'own-notes-exports',
  text: `select ${EXPORT_SQL} as data
    ${OWN_SQL} and x.notes is not null and x.state <> 'CANCELLED'
    order by x.created_at desc, x.id
    limit $2`,
};

/** The newest of a person of a presentation. $1 person, $2 presentation, $3 how many. */
export const OWN_DECK_EXPORTS: Statement = {
  name: 'own-deck-exports',
  text: `select ${EXPORT_SQL} as data
    ${OWN_SQL} and x.deck ->> 'presentationId' = $2::uuid::text and x.state <> 'CANCELLED'
    order by x.created_at desc, x.id
    limit $3`,
};

export interface CommentFacts { key: string; author: Person | null; message: string; mentions: Person[]; createdAt: string }

/** The comments of these modules, oldest first. $1 company, $2 keys, $3 how many at most. */
export const COMMENTS_OF_MODULES: Statement = {
  name: 'comments-of-modules',
  text: `select json_build_object('key', m.key, 'message', m.message, 'createdAt', m.created_at,
      'author', case when u.id is not null then ${personSql('u')} end) as data
    from component_comment m
    left join users u on u.id = m.author_id and not u.is_deleted
    where m.company_id = $1 and m.key = any($2::text[]) and not m.is_deleted
    order by m.created_at, m.id
    limit $3`,
};

export interface GoalFacts {
  id: string;
  title: string;
  dueDate: string | null;
  achievedAt: string | null;
  value: string | null;
  isOnMarketPlan: boolean;
}

/** Live goals of a company, and its traction without a goal, as achieved ones. $1 company. */
export const GOALS_OF_PLAN: Statement = {
  name: 'goals-of-plan',
  text: `select jsonb_build_object('id', g.id, 'title', g.title, 'dueDate', g.date,
      'achievedAt', case when g.status = 'ACHIEVED' then g.date_achieved end, 'value', g.milestone_value,
      'isOnMarketPlan', g.show_on_market_plan) as data, g.date, g.id
    from milestone g
    where g.company_id = $1 and not g.is_deleted
    union all
    select jsonb_build_object('id', t.id, 'title', t.title, 'dueDate', null, 'achievedAt', (t.created_at at time zone 'UTC')::date,
      'value', t.traction_value, 'isOnMarketPlan', false), (t.created_at at time zone 'UTC')::date, t.id
    from traction t
    where t.company_id = $1 and not t.is_deleted
    order by date nulls last, id`,
};
