import type { ModuleKey } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import { memberSql } from '../company';
import { LEVEL_FACTS_SQL, type LevelFacts } from '../growth';
import { unsentDraftsSql, type UnsentDraft } from '../messaging';
import { unreadOfSql, type NotificationRow } from '../notification';
import { openGoalsOfSql } from '../timeline';

/** Rows of a kind that are shown, and how many there are. */
export interface Part<Row> { total: number; rows: Row[] }

export interface MineModule { key: ModuleKey; dueDate: string | null }
export interface MineGoal { id: string; title: string; date: string | null; color: string | null }

export interface MineRows {
  /** Some of them may be done by what the company has. */
  modules: MineModule[];
  level: LevelFacts;
  goals: Part<MineGoal>;
  mentions: Part<NotificationRow>;
  drafts: Part<UnsentDraft>;
  /** The last day of what should not wait: `SOON_DAYS` from the day that it is where the viewer is. */
  soon: string;
  /** Goals that have a day up to then. */
  goalsDue: number;
}

/** So many of a kind are shown. */
const SHOWN = 30;
/** What is due within so many days waits for whom it was given to. */
const SOON_DAYS = 7;

/** The modules in the hands of $1, and their day. */
const MODULES = `
      select a.key, g.due_date
      from component_assignment a
      left join growth_component g on g.company_id = a.company_id and g.key = a.key
      where a.company_id = $4 and a.user_id = $1`;

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
      'level', ${LEVEL_FACTS_SQL},
      'soon', v.soon,
      'goalsDue', (select count(*) from goals g where g.date <= v.soon)) as data
    from company c
    cross join (
      select ($5::timestamptz at time zone coalesce(u.time_zone, 'UTC'))::date + ${SOON_DAYS} as soon
      from users u
      where u.id = $1) v
    where c.id = $4 and c.deleted_at is null and ${memberSql('c', '$1::uuid')}`,
};

/** $1 viewer, $2 company: the modules that are in their hands, done or not. No row for outsiders. */
export const MINE_KEYS: Statement = {
  name: 'mine-keys',
  text: `select array(select a.key from component_assignment a where a.company_id = c.id and a.user_id = $1 order by a.key) as keys
    from company c
    where c.id = $2 and c.deleted_at is null and ${memberSql('c', '$1::uuid')}`,
};
