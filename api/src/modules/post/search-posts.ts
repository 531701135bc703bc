import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { behindSql, cursorOf, pageOf, placeOf, sizeOf } from '../../text/page';
import {
  foundSql, MOST_COUNTED, searchedText, statementsOf, type FoundRows, type SearchedKind, type SearchInput, type SearchScope,
} from '../../text/search';
import { openedBySql } from '../activity';
import { companiesOfSql } from '../company';
import { requireViewer } from '../identity';
import { companiesFollowedBySql, followedBySql } from '../social';
import { postSql, type Post } from './post.json';
import { visiblePostSql } from './post-visible';
import type { PostPage } from './read-posts';

const VIEWER = '$1::uuid';

const WITHIN: Record<SearchScope, string> = {
  EVERYTHING: 'true',
  FOLLOWED: `(p.user_id in ${followedBySql(VIEWER)} or (p.is_company_post and p.company_id in ${companiesFollowedBySql(VIEWER)}))`,
  MY_COMPANIES: `p.company_id in ${companiesOfSql(VIEWER)}`,
  OPENED: `p.id in ${openedBySql(VIEWER, 'POST')}`,
};

const MOST = 50;
const NEWEST = 'order by p.created_at desc, p.id desc';

/** Posts with the text that the viewer may see. What somebody has muted is found, too: they look for it. */
const found = (scope: SearchScope) => (
  `${foundSql('p.search_text', '$2::text', '$3')} and ${visiblePostSql('p', VIEWER)} and ${WITHIN[scope]}`
);

const rowsSql = (chosen: string) => `coalesce((
      select json_agg(json_build_object('node', ${postSql('p', VIEWER)}, 'at', p.created_at) ${NEWEST})
      from (${chosen}
        ${NEWEST}
        limit $4) p), '[]')`;

/** So many at most are looked at, the newest: of a word that half the posts have nobody reads the thousandth. */
const countedSql = (scope: SearchScope) => `(
      select count(*)
      from (
        select 1
        from post p
        where ${found(scope)}
        limit ${MOST_COUNTED}) p)`;

/** `FoundRows` as JSON behind a place, the newest first; $5 and $6 the place. */
const pageSql = (scope: SearchScope, behind: string) => `json_build_object('total', ${countedSql(scope)}, 'rows', ${rowsSql(`
        select p.*
        from post p
        where ${found(scope)}${behind}`)})`;

interface Hit { node: Post; at: string }

/** Posts as a kind of `search`. */
export const SEARCHED_POSTS: SearchedKind<Hit, PostPage> = {
  firstSql: (scope) => `(select ${pageSql(scope, '')})`,
  view: ({ rows, total }, size) => ({
    ...pageOf(rows, size, { view: ({ node }) => node, cursor: ({ at, node }) => cursorOf(at, node.id) }),
    total: () => Promise.resolve(total),
  }),
};

export const SEARCH_POSTS: Record<SearchScope, Statement> = statementsOf('search-posts', (scope) => (
  `select ${pageSql(scope, ` and (p.created_at, p.id) < ${behindSql('$5', '$6')}`)} as data`
));

/** A page of posts that contain the text, the newest first; none when nothing is looked for. */
export async function searchPosts(context: Context, { search, scope, first, after }: SearchInput): Promise<PostPage> {
  const { userId } = requireViewer(context);
  const place = placeOf(after, 'moment', 'id');
  const size = sizeOf(first, MOST);
  const asked = searchedText(search);
  const [row] = asked
    ? await context.db.read<{ data: FoundRows<Hit> }>(SEARCH_POSTS[scope], [userId, asked.text, asked.grams, size + 1, ...place])
    : [];
  return SEARCHED_POSTS.view(row?.data ?? { total: 0, rows: [] }, size, context);
}
