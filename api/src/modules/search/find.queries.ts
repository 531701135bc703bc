import type { ModuleKey } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import { companiesOfSql } from '../company';
import { fullNameSql, type Person, personSql } from '../identity';
import { moduleVisibleSql } from '../growth';
import { reachSql } from '../messaging';
import { foundSql } from '../../text/search';
import { apartFromSql } from '../reach';

export type FoundKind = 'PERSON' | 'CHANNEL' | 'GOAL' | 'MODULE' | 'COMMENT' | 'MESSAGE';

export interface Found {
  kind: FoundKind;
  id: string;
  /** Of the person, channel or goal; empty for what stands in a module. */
  name: string;
  /** The words around what was found; empty for a name. */
  excerpt: string;
  moduleKey: ModuleKey | null;
  channelId: string | null;
  /** Who it is, who wrote it, or for a message of a personal conversation the other one of the two. */
  person: Person | null;
  at: string | null;
}

const EACH = 5;
/** How far back a conversation is read: a word that nobody wrote must not read years. Messaging's own search reads all. */
const NEWEST_MESSAGES = 1000;

const LIKE = "'%' || $4::text || '%'";
const NAME = fullNameSql('u');

/** One line with the first place where it stands, and some words before it. $6 is what was typed, as it was typed. */
const around = (text: string) => (
  `translate(substr(${text}, greatest(1, strpos(lower(${text}), lower($6::text)) - 24), 120), E'\\n\\t', '  ')`
);

interface Expressions { id: string; name?: string; excerpt?: string; moduleKey?: string; channelId?: string; person?: string; at?: string }

const found = (kind: FoundKind, facts: Expressions) => `json_build_object(
    'kind', '${kind}',
    'id', ${facts.id},
    'name', ${facts.name ?? "''"},
    'excerpt', ${facts.excerpt ?? "''"},
    'moduleKey', ${facts.moduleKey ?? 'null'},
    'channelId', ${facts.channelId ?? 'null'},
    'person', ${facts.person ?? 'null'},
    'at', ${facts.at ?? 'null'})`;

/** People one shares a company with, and those one talks to; visitors of a partner's page have no folded name. */
const PEOPLE = `
  select ${found('PERSON', { id: 'u.id', name: NAME, person: personSql('u') })} as hit,
    1 as place, row_number() over (order by lower(${NAME}), u.id) as nth
  from users u
  where u.id <> $1::uuid and not u.is_deleted
    and (${foundSql('u.search_text', '$7::text', '$8')} or (u.kind = 'visitor' and ${NAME} ilike ${LIKE}))
    and u.id not in ${apartFromSql('$1::uuid')} and u.id in (
    select t.user_id
    from ${companiesOfSql('$1::uuid')} mine
    join team_member t on t.company_id = mine.id and t.is_accepted
    union
    select k.created_by
    from ${companiesOfSql('$1::uuid')} mine
    join company k on k.id = mine.id
    union
    select case when c.pair_low = $1::uuid then c.pair_high else c.pair_low end
    from channel_member cm
    join channel c on c.id = cm.channel_id
    where cm.user_id = $1::uuid and cm.left_at is null and c.kind = 'personal')
  limit ${EACH}`;

const CHANNELS = `
  select ${found('CHANNEL', { id: 'c.id', name: 'c.name', channelId: 'c.id' })} as hit,
    2 as place, row_number() over (order by lower(c.name), c.id) as nth
  from channel_member cm
  join channel c on c.id = cm.channel_id
  where cm.user_id = $1::uuid and cm.left_at is null and c.kind = 'channel' and not c.is_deleted and c.name ilike ${LIKE}
    and ${reachSql('c')}
  limit ${EACH}`;

/** Goals by their titles first, then by what describes them; every member sees them. */
const GOALS = `
  select ${found('GOAL', { id: 'm.id', name: 'm.title', excerpt: `case when m.title ilike ${LIKE} then '' else ${around("coalesce(m.description, '')")} end` })} as hit,
    3 as place, row_number() over (order by m.title ilike ${LIKE} desc, m.date, m.id) as nth
  from milestone m
  join company c on c.id = m.company_id
  join ${companiesOfSql('$1::uuid')} mine on mine.id = c.id
  where m.company_id = $5::uuid and not m.is_deleted and (m.title ilike ${LIKE} or m.description ilike ${LIKE})
  order by m.title ilike ${LIKE} desc, m.date, m.id
  limit ${EACH}`;

/** Everything that is written into a module, wherever it is kept. */
const MODULES = `
  select ${found('MODULE', { id: 'w.key', excerpt: around('w.words'), moduleKey: 'w.key' })} as hit,
    4 as place, row_number() over (order by w.key) as nth
  from (
    select distinct on (x.key) x.key, x.words
    from (
      select g.key, g.description_text as words
      from growth_component g
      where g.company_id = $5::uuid
      union all
      select g.key, g.assumption
      from growth_component g
      where g.company_id = $5::uuid
      union all
      select i.key, i.label || ': ' || i.description
      from foundation_item i
      where i.company_id = $5::uuid and not i.is_deleted
      union all
      select 'sdgs', s.contribution || ' ' || s.evaluation
      from company_sdg s
      where s.company_id = $5::uuid and not s.is_deleted
      union all
      select 'skills', s.name
      from company_skill k
      join skill s on s.id = k.skill_id
      where k.company_id = $5::uuid and not k.is_deleted) x
    where x.words ilike ${LIKE}
    order by x.key) w
  join company c on c.id = $5::uuid
  join ${companiesOfSql('$1::uuid')} mine on mine.id = c.id
  where ${moduleVisibleSql('c', 'w.key', '$1::uuid')}
  limit ${EACH}`;

const AUTHOR = `(select ${personSql('u')} from users u where u.id = m.author_id and not u.is_deleted)`;

/** Own ones first: one looks for what one wrote. */
const COMMENTS = `
  select ${found('COMMENT', { id: 'm.id', excerpt: around('m.message'), moduleKey: 'm.key', person: AUTHOR, at: 'm.created_at' })} as hit,
    5 as place, row_number() over (order by m.author_id = $1::uuid desc, m.created_at desc, m.id) as nth
  from component_comment m
  join company c on c.id = m.company_id
  join ${companiesOfSql('$1::uuid')} mine on mine.id = c.id
  where m.company_id = $5::uuid and not m.is_deleted and m.message ilike ${LIKE} and ${moduleVisibleSql('c', 'm.key', '$1::uuid')}
  order by m.author_id = $1::uuid desc, m.created_at desc, m.id
  limit ${EACH}`;

/** Who wrote it, or in a personal conversation the other one of the two. */
const OTHER = `(
  select ${personSql('u')}
  from users u
  where not u.is_deleted
    and u.id = case when c.kind <> 'personal' then m.author_id when c.pair_low = $1::uuid then c.pair_high else c.pair_low end)`;

const MESSAGE = {
  id: 'm.id', name: "coalesce(c.name, '')", excerpt: around('m.body'), channelId: 'c.id', at: 'm.created_at', person: OTHER,
};

const MESSAGES = `
  select ${found('MESSAGE', MESSAGE)} as hit,
    6 as place, row_number() over (order by m.author_id = $1::uuid desc, m.created_at desc, m.id) as nth
  from (
    select x.*
    from channel_member cm
    join channel c on c.id = cm.channel_id
    cross join lateral (
      select h.*
      from message h
      where h.channel_id = c.id and h.seq > c.last_seq - ${NEWEST_MESSAGES} and not h.is_deleted and h.body ilike ${LIKE}
      order by h.seq desc
      limit ${EACH}) x
    where cm.user_id = $1::uuid and cm.left_at is null and not c.is_deleted and ${reachSql('c')}) m
  join channel c on c.id = m.channel_id
  order by m.author_id = $1::uuid desc, m.created_at desc, m.id
  limit ${EACH}`;

/**
 * $1 viewer, $2 and $3 null (people of the product), $4 search (escaped), $5 company, $6 search as typed,
 * $7 text and $8 grams of what is looked for.
 */
export const FIND: Statement = {
  name: 'find',
  text: `select coalesce(json_agg(f.hit order by f.place, f.nth), '[]') as data from (
${[PEOPLE, CHANNELS, GOALS, MODULES, COMMENTS, MESSAGES].map((part) => `(${part})`).join('\nunion all\n')}) f`,
};
