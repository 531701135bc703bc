import type { Deck, DeckSettings, Slide } from '@heartwood/contract/deck';
import type { ModuleKey } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import { behindSql } from '../../text/page';
import { memberSql, seatSql, type Seat } from '../company';
import { moduleVisibleSql } from '../growth';
import { personSql } from '../identity';
import { SUBSCRIPTIONS_SQL, type SubscriptionFacts } from '../plan';
import type { PresentationRow } from './presentation-types';

/** What decides what one person may do with a company's presentations. */
export interface DeckRights {
  ownerId: string;
  seat: Seat | null;
  subscriptions: readonly SubscriptionFacts[];
  /** Modules that they do not see. */
  hidden: readonly ModuleKey[];
}

/** A deck as it is kept. */
export interface KeptDeck { settings: DeckSettings; order: string[]; slides: Record<string, Slide>; schemaVersion: number }

export function deckOf({ settings, order, slides, schemaVersion }: KeptDeck): Deck {
  return { version: schemaVersion as Deck['version'], settings, slides: order.flatMap((id) => slides[id] ?? []) };
}

/** Arguments for `json_build_object` that make `DeckRights` of the company with the alias `c`; `viewer` is SQL. */
const rightsSql = (viewer: string) => `'ownerId', c.created_by,
    'seat', ${seatSql('c', viewer)},
    'subscriptions', ${SUBSCRIPTIONS_SQL},
    'hidden', coalesce((
      select json_agg(distinct v.key)
      from component_visibility v
      where v.company_id = c.id and not ${moduleVisibleSql('c', 'v.key', viewer)}), '[]')`;

const living = (user: string) => `(select ${personSql('u')} from users u where u.id = ${user} and not u.is_deleted)`;

const OWN_THEME = `(
    select json_build_object('logo', t.logo, 'ground', t.ground, 'accent', t.accent, 'font', t.font)
    from company_theme t
    where t.company_id = c.id)`;

/** `PresentationRow` as JSON; `p` and `c` are the aliases of the presentation and its company. */
export const PRESENTATION_JSON = `json_build_object(
  'id', p.id,
  'companyId', p.company_id,
  'companyName', c.name,
  'companyLogo', c.logo,
  'type', p.type,
  'title', p.title,
  'themeId', p.theme_id,
  'revision', p.revision,
  'slideCount', coalesce(array_length(p.slide_order, 1), 0),
  'commentCount', (select count(*) from presentation_comment n where n.presentation_id = p.id and not n.is_deleted),
  'viewKey', p.view_key,
  'createdAt', p.created_at,
  'createdBy', ${living('p.created_by')},
  'updatedAt', p.updated_at,
  'updatedBy', ${living('p.updated_by')},
  'cover', p.slides -> p.slide_order[1],
  'ownTheme', ${OWN_THEME})`;

/** `KeptDeck` as JSON. */
export const KEPT_JSON = (x: string) => `json_build_object(
      'settings', ${x}.settings, 'order', ${x}.slide_order, 'slides', ${x}.slides, 'schemaVersion', ${x}.schema_version)`;

export interface OnePresentation extends DeckRights { row: PresentationRow; deck: KeptDeck | null }

const oneSql = (deck: string, viewer: string, where: string) => `select json_build_object(
    'row', ${PRESENTATION_JSON}, 'deck', ${deck}, ${rightsSql(viewer)}) as data
  from presentation p
  join company c on c.id = p.company_id and c.deleted_at is null
  where p.id = $1::uuid and not p.is_deleted and ${where}`;

/** $1 presentation, $2 viewer; no row for outsiders. */
export const ONE_PRESENTATION: Statement = {
  name: 'one-presentation', text: oneSql(KEPT_JSON('p'), '$2::uuid', memberSql('c', '$2::uuid')),
};

/** The same without its slides. */
export const PRESENTATION_FACE: Statement = { name: 'presentation-face', text: oneSql('null', '$2::uuid', memberSql('c', '$2::uuid')) };

/** What everybody may read who has the key, with all modules that somebody is kept from. $1 presentation, $2 key. */
export const PRESENTATION_BY_KEY: Statement = {
  name: 'presentation-by-key',
  text: `select json_build_object('row', ${PRESENTATION_JSON}, 'deck', ${KEPT_JSON('p')}, 'ownerId', c.created_by, 'seat', null,
      'subscriptions', '[]'::json, 'hidden', coalesce((
        select json_agg(distinct v.key)
        from component_visibility v
        where v.company_id = c.id), '[]')) as data
    from presentation p
    join company c on c.id = p.company_id and c.deleted_at is null
    where p.id = $1::uuid and not p.is_deleted and p.view_key = $2::text`,
};

export interface PresentationList extends DeckRights { rows: PresentationRow[]; total: number }

/** $1 company, $2 viewer, $3 how many, $4 moment and $5 id of the last one seen or null, $6 folded text or null, $7 type or null. */
export const PRESENTATIONS: Statement = {
  name: 'presentations',
  text: `select json_build_object(${rightsSql('$2::uuid')},
      'total', (
        select count(*)
        from presentation p
        where p.company_id = c.id and not p.is_deleted and ${found('p')}),
      'rows', coalesce((
        select json_agg(${PRESENTATION_JSON} order by p.updated_at desc, p.id desc)
        from (
          select *
          from presentation x
          where x.company_id = c.id and not x.is_deleted and ${found('x')}
            and (x.updated_at, x.id) < ${behindSql('$4', '$5')}
          order by x.updated_at desc, x.id desc
          limit $3) p), '[]')) as data
    from company c
    where c.id = $1::uuid and c.deleted_at is null and ${memberSql('c', '$2::uuid')}`,
};

function found(x: string): string {
  return `($6::text is null or strpos(${x}.search_text, $6::text) > 0) and ($7::text is null or ${x}.type = $7::text)`;
}

/** Steps since a revision. $1 presentation, $2 revision, $3 how many. */
export const PATCHES_SINCE: Statement = {
  name: 'presentation-patches-since',
  text: `select n.patch_id as "patchId", n.revision, n.ops, ${living('n.by')} as by
    from presentation_patch n
    where n.presentation_id = $1::uuid and n.revision > $2 and n.ops <> '[]'::jsonb
    order by n.revision
    limit $3`,
};

/** $1 presentation, $2 viewer, $3 how many, $4 revision of the last one seen or null. */
export const VERSIONS: Statement = {
  name: 'presentation-versions',
  text: `select json_build_object(${rightsSql('$2::uuid')}, 'rows', coalesce((
      select json_agg(json_build_object('id', v.id, 'revision', v.revision, 'title', v.title, 'at', v.at, 'by', ${living('v.by')},
        'slideCount', coalesce(array_length(v.slide_order, 1), 0), 'cover', v.slides -> v.slide_order[1]) order by v.revision desc)
      from (
        select *
        from presentation_version x
        where x.presentation_id = p.id and x.revision < coalesce($4::int, 2147483647)
        order by x.revision desc
        limit $3) v), '[]')) as data
    from presentation p
    join company c on c.id = p.company_id and c.deleted_at is null
    where p.id = $1::uuid and not p.is_deleted and ${memberSql('c', '$2::uuid')}`,
};

/** $1 presentation, $2 viewer, $3 how many, $4 moment and $5 id of the last one seen or null, $6 one comment or null. */
export const COMMENTS: Statement = {
  name: 'presentation-comments',
  text: `select json_build_object(${rightsSql('$2::uuid')}, 'rows', coalesce((
      select json_agg(json_build_object('id', n.id, 'presentationId', n.presentation_id, 'slideId', n.slide_id, 'authorId', n.author_id,
        'author', ${living('n.author_id')}, 'message', n.message, 'createdAt', n.created_at, 'mentions', coalesce((
          select json_agg(${personSql('u')} order by array_position(n.mentions, u.id))
          from users u
          where u.id = any(n.mentions) and not u.is_deleted), '[]')) order by n.created_at desc, n.id desc)
      from (
        select *
        from presentation_comment x
        where x.presentation_id = p.id and not x.is_deleted and (x.created_at, x.id) < ${behindSql('$4', '$5')}
          and ($6::uuid is null or x.id = $6::uuid)
        order by x.created_at desc, x.id desc
        limit $3) n), '[]')) as data
    from presentation p
    join company c on c.id = p.company_id and c.deleted_at is null
    where p.id = $1::uuid and not p.is_deleted and ${memberSql('c', '$2::uuid')}`,
};

/** Who is in a deck, and where. $1 presentation. */
export const DECK_VISITORS: Statement = {
  name: 'presentation-visitors',
  text: `select json_build_object('person', ${personSql('u')}, 'spot', x.spot) as data
    from (
      select distinct on (p.user_id) p.user_id, p.spot
      from place_presence p
      where p.kind = 'presentation' and p.subject = $1::text and p.expires_at > now()
      order by p.user_id, p.expires_at desc) x
    join users u on u.id = x.user_id and not u.is_deleted
    order by lower(u.firstname), u.id`,
};

/** $1 company. */
export const COMPANY_THEME: Statement = {
  name: 'company-theme',
  text: `select ${OWN_THEME} as data
    from company c
    where c.id = $1::uuid and c.deleted_at is null`,
};
