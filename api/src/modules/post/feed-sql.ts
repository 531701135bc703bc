import type { Statement } from '../../db/database';
import { behindSql } from '../../text/page';
import { postSql } from './post.json';
import { mutedPostSql, visiblePostSql } from './post-visible';

/** $1 of every statement. */
export const VIEWER = '$1::uuid';
export const VISIBLE = visiblePostSql('p', VIEWER);
export const SHOWN = `${VISIBLE} and not ${mutedPostSql('p', VIEWER)}`;

/**
 * $2 how many, $3 moment and $4 id behind which the page begins, $5 how many are left out: values that no plan is made for. Where one
 * for these looks cheaper than one for all, each call is planned anew, and to plan a page takes longer than to read it.
 */
export const BEHIND = behindSql('(select $3::timestamptz)', '(select $4::uuid)');
export const NEWEST = 'order by p.created_at desc, p.id desc';
export const LIMIT = 'limit (select $2::int) offset (select $5::int)';
/** As many are counted: a feed says "1,000+". */
export const MOST_COUNTED = 1000;

/** A list of posts, of which a page and a number are read; the page's rows may bring the number, as `total`. */
export interface Feed { page: Statement; count: Statement }

/** The chosen rows of `post` as posts in their order, with what a place in it is told by. */
export const postsOf = (chosen: string, { at, order }: {
  at: string; order: string;
}) => `select ${postSql('p', VIEWER)} as data, to_json(${at}) as at
    from (${chosen}) p
    ${order}`;
export const pageOver = (chosen: string) => postsOf(chosen, { at: 'p.created_at', order: NEWEST });
export const countOver = (rows: string) => `select count(*)::int as total
    from (${rows}
      limit ${MOST_COUNTED}) p`;

/** $6 and above are the list's own; a count has them from $2. */
export const fewer = (text: string) => text.replaceAll(/\$([6-9])/g, (_all, place: string) => `$${Number(place) - 4}`);

export const feed = (name: string, where: string): Feed => ({
  page: { name, text: pageOver(`
      select p.*
      from post p
      where (p.created_at, p.id) < ${BEHIND} and ${where}
      ${NEWEST}
      ${LIMIT}`) },
  count: { name: `${name}-count`, text: countOver(fewer(`
      select 1
      from post p
      where ${where}
      ${NEWEST}`)) },
});
