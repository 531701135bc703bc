import type { ModuleKey } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import { memberSql } from '../company';
import { unsentDraftsSql, type UnsentDraft } from '../messaging';
import { unreadOfSql, type NotificationRow } from '../notification';
import { openGoalsOfSql } from '../timeline';

/** Rows of a kind that are shown, and how many there are. */
export interface Part<Row> { total: number; rows: Row[] }

export interface MineModule { key: ModuleKey; dueDate: string | null }
export interface MineGoal { id: string; title: string; date: string | null; color: string | null }

export interface MineRows {
  modules: MineModule[];
  goals: Part<MineGoal>;
  mentions: Part<NotificationRow>;
  drafts: Part<UnsentDraft>;
  /** What has a day that is over or no further off than `SOON_DAYS`. */
  due: number;
}

/** So many of a kind are shown. */
const SHOWN = 30;
/** What is due within so many days waits for whom it was given to. */
const SOON_DAYS = 7;

/** What a module or goal needs to be in the hands of $1, and its day. */
const MODULES = `
      select a.key, g.due_date
      from component_assignment a
      left join growth_component g on g.company_id = a.company_id and g.key = a.key
      where a.company_id = $4 and a.user_id = $1 and g.progress is distinct from 'DONE'`;

const part = (rows: string, from: string, order: string) => `json_build_object(
      'total', (select count(*) from ${from}),
      'rows', coalesce((select json_agg(${rows} order by ${order}) from (select * from ${from} s order by ${order} limit ${SHOWN}) s), '[]'))`;

/**
 * $1 viewer, $2 and $3 null (whom a partner's page speaks for), $4 company, $5 moment: what of a company is in the viewer's hands, and what
 * else waits for them. No row for outsiders.
 */
export const MINE: Statement = {
  name: 'mine',
  text: `with modules as materialized (${MODULES}),
    goals as materialized (${openGoalsOfSql('$4', '$1')}),
    mentions as materialized (${unreadOfSql('MENTION')}),
    drafts as materialized (${unsentDraftsSql})
    select json_build_object(
      'modules', coalesce((
        select json_agg(json_build_object('key', s.key, 'dueDate', s.due_date) order by s.due_date nulls last, s.key)
        from modules s), '[]'),
      'goals', ${part("json_build_object('id', s.id, 'title', s.title, 'date', s.date, 'color', s.color)", 'goals', 's.date nulls last, s.title, s.id')},
      'mentions', ${part('s.row', 'mentions', 's.updated_at desc, s.id desc')},
      'drafts', ${part('s.row', 'drafts', 's.updated_at desc, s.target')},
      'due', (
        select count(*)
        from (select due_date as day from modules union all select date from goals) d
        where d.day <= ($5::timestamptz at time zone coalesce(v.time_zone, 'UTC'))::date + ${SOON_DAYS})) as data
    from company c
    join users v on v.id = $1
    where c.id = $4 and c.deleted_at is null and ${memberSql('c', '$1::uuid')}`,
};

/** $1 viewer, $2 company: the modules that are in their hands, done or not. No row for outsiders. */
export const MINE_KEYS: Statement = {
  name: 'mine-keys',
  text: `select array(select a.key from component_assignment a where a.company_id = c.id and a.user_id = $1 order by a.key) as keys
    from company c
    where c.id = $2 and c.deleted_at is null and ${memberSql('c', '$1::uuid')}`,
};
