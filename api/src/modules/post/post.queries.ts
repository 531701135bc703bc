import type { Statement } from '../../db/database';
import { behindSql } from '../../text/page';
import { companiesOfSql } from '../company';
import { moduleVisibleSql } from '../growth';
import { apartFromSql } from '../reach';
import { companiesFollowedBySql, findableSql, followedBySql, userCardSql } from '../social';
import { BEHIND, countOver, feed, fewer, LIMIT, MOST_COUNTED, NEWEST, pageOver, SHOWN, VIEWER, VISIBLE, type Feed } from './feed-sql';
import { NOBODY, visiblePostSql } from './post-visible';
import { postSql } from './post.json';

/** All posts that the viewer may see. */
export const EVERYBODY = feed('feed-everybody', SHOWN);
/**
 * $6 company, as long as it is there; $7 what it says itself, what its people say by their own names, or null for both. Its people are
 * those whom its profile names: who has left speaks for themselves alone.
 */
export const COMPANY_POSTS = feed('feed-company', `p.company_id = $6::uuid and ($7::boolean is null or p.is_company_post = $7::boolean)
        and (p.is_company_post or p.user_id in (
          select o.created_by
          from company o
          where o.id = $6::uuid
          union all
          select m.user_id
          from team_member m
          join users u on u.id = m.user_id
          where m.company_id = $6::uuid and m.is_accepted and (not m.is_advisory or u.shows_advised)))
        and ${VISIBLE} and exists (
        select from company k
        where k.id = $6::uuid and k.deleted_at is null)`);
/** $6 person: what they say for themselves. */
export const USER_POSTS = feed('feed-user', `p.user_id = $6::uuid and not p.is_company_post and ${VISIBLE}`);
/** The viewer's own that everybody may see. */
export const OWN_POSTS_TO_OTHERS = feed(
  'feed-own-to-others', `p.user_id = ${VIEWER} and not p.is_company_post and ${visiblePostSql('p', NOBODY)}`,
);
/** How many these are for who is shown them: `post_count` has a row of each kind, which is seen as a post of it is. */
export const userPostCountSql = (person: string, seenBy = VIEWER) => `(
      select coalesce(sum(p.total), 0)::int
      from (
        select n.*, false as is_company_post, null::timestamptz as deleted_at, case when n.is_hidden then now() end as hidden_at
        from post_count n
        where n.user_id = ${person}) p
      where ${visiblePostSql('p', seenBy)})`;
/** $6 event: posts that carry it. */
export const EVENT_POSTS = feed('feed-event', `p.card_subject = $6::text and p.card_kind = 'EVENT' and ${SHOWN}`);

/** $6 name of a tag. */
const TAGGED = `from post_tag pt
      join post p on p.id = pt.post_id
      where pt.tag_id = (select t.id from tag t where t.name = $6::text)`;
const tagFeed = (name: string, where: string): Feed => ({
  page: { name, text: pageOver(`
      select p.*
      ${TAGGED} and (pt.created_at, pt.post_id) < ${BEHIND} and ${where}
      order by pt.created_at desc, pt.post_id desc
      ${LIMIT}`) },
  count: { name: `${name}-count`, text: countOver(fewer(`
      select 1
      ${TAGGED} and ${where}`)) },
});
export const TAG_POSTS = tagFeed('feed-tag', SHOWN);
/** Those that ask: for a module, by a poll, or with a question mark. */
export const TAG_QUESTIONS = tagFeed('feed-tag-questions', `${SHOWN} and (p.is_validation or p.content like '%?%' or exists (
        select from poll q
        where q.post_id = p.id))`);

/** $6 companies and $7 people, each null for all that the viewer follows or belongs to: given, they only narrow. */
const AUTHORS = `(select f.id from ${followedBySql(VIEWER)} f union select ${VIEWER}) a`;
const COMPANIES = `(select f.id from ${companiesFollowedBySql(VIEWER)} f union select o.id from ${companiesOfSql(VIEWER)} o) a`;
const ofEach = (sources: string, narrowed: string, column: string, most: string, behind: string) => `
        select p.id, p.created_at
        from ${sources}
        cross join lateral (
          select p.id, p.created_at
          from post p
          where p.${column} = a.id and ${behind} ${SHOWN}
          ${NEWEST}
          limit ${most}) p
        where ${narrowed}::uuid[] is null or a.id = any(${narrowed}::uuid[])`;
const followed = (most: string, behind: string) => `${ofEach(AUTHORS, '$7', 'user_id', most, behind)}
        union${ofEach(COMPANIES, '$6', 'company_id', most, behind)}`;
/** The newest of each person and company: what it reads grows with whom one follows, and not with what is written. */
export const FOLLOWED: Feed = {
  page: { name: 'feed-followed', text: pageOver(`
      select p.*
      from (
        select x.id
        from (${followed('(select $2::int + $5::int)', `(p.created_at, p.id) < ${BEHIND} and`)}) x
        order by x.created_at desc, x.id desc
        ${LIMIT}) chosen
      join post p on p.id = chosen.id`) },
  count: { name: 'feed-followed-count', text: countOver(fewer(`
      select x.id
      from (${followed(String(MOST_COUNTED), '')}) x`)) },
};

/** What is newer than a place in a feed, but for what the viewer wrote: $2 and $3 that place, as many as are told of. */
const MOST_NEW = 100;
const newer = (rows: string) => `select count(*)::int as total
    from (${rows}) p`;
const BEYOND = '(p.created_at, p.id) > ($2::timestamptz, $3::uuid)';
export const NEW_TO_EVERYBODY: Statement = {
  name: 'new-posts',
  text: newer(`
      select 1
      from post p
      where ${BEYOND} and p.user_id <> ${VIEWER} and ${SHOWN}
      ${NEWEST}
      limit ${MOST_NEW}`),
};
export const NEW_FOLLOWED: Statement = {
  name: 'new-followed-posts',
  text: newer(`
      select p.id
      from post p
      where ${BEYOND} and p.user_id <> ${VIEWER} and ${SHOWN} and (p.user_id in ${followedBySql(VIEWER)}
        or p.company_id in ${companiesFollowedBySql(VIEWER)} or p.company_id in ${companiesOfSql(VIEWER)})
      ${NEWEST}
      limit ${MOST_NEW}`),
};

/** $2 post. */
export const ONE_POST: Statement = {
  name: 'one-post',
  text: `select ${postSql('p', VIEWER)} as data
    from post p
    where p.id = $2::uuid and ${VISIBLE}`,
};

/**
 * $6 label or null, $7 text (escaped): the place is that of the saving. A post that is gone or hidden by now keeps its place, and says
 * nothing.
 */
const SAVED_WHERE = `from post_save s
      join post p on p.id = s.post_id
      where s.user_id = ${VIEWER} and ($6::text is null or $6::text = any(s.labels))
        and ($7::text = '' or (${VISIBLE} and p.content ilike '%' || $7::text || '%'))`;
export const SAVED: Feed = {
  page: { name: 'saved-posts', text: `select p.id, case when ${VISIBLE} then ${postSql('p', VIEWER)} end as data, to_json(p.saved_at) as at,
      to_json(p.labels) as labels
    from (
      select p.*, s.created_at as saved_at, s.labels
      ${SAVED_WHERE} and (s.created_at, s.post_id) < ${BEHIND}
      order by s.created_at desc, s.post_id desc
      ${LIMIT}) p
    order by p.saved_at desc, p.id desc` },
  count: { name: 'saved-posts-count', text: countOver(fewer(`
      select 1
      ${SAVED_WHERE}`)) },
};

/** The labels under which the viewer has saved posts. */
export const SAVED_LABELS: Statement = {
  name: 'saved-labels',
  text: `select l.name, count(*)::int as count
    from post_save s
    cross join unnest(s.labels) l(name)
    where s.user_id = ${VIEWER}
    group by l.name
    order by lower(l.name)`,
};

/** $2 person, $3 module or null for any: the newest question that they asked about it. */
export const LATEST_VALIDATION: Statement = {
  name: 'latest-validation-post',
  text: `select ${postSql('p', VIEWER)} as data
    from (
      select p.*
      from post p
      where p.user_id = $2::uuid and ($3::text is null or p.validation_field = $3::text) and p.is_validation and ${VISIBLE}
      ${NEWEST}
      limit 1) p`,
};

/** $2 company, $3 module, $4 how many: the questions asked about it, for who sees the module; null for others. */
export const MODULE_QUESTIONS: Statement = {
  name: 'module-questions',
  text: `select coalesce((
      select json_agg(${postSql('p', VIEWER)} ${NEWEST})
      from (
        select p.*
        from post p
        where p.validation_field = $3::text and p.company_id = c.id and p.is_validation and ${VISIBLE}
        ${NEWEST}
        limit $4) p), '[]') as data
    from company c
    where c.id = $2::uuid and c.deleted_at is null and ${moduleVisibleSql('c', '$3::text', VIEWER)}`,
};

/** $2 post: who likes it, the newest first; see `readCards`. */
const LIKED = `from post_like l
      join post p on p.id = l.post_id and ${VISIBLE}
      join users u on u.id = l.user_id
      where l.post_id = $2::uuid and l.is_on and ${findableSql('u', apartFromSql(VIEWER))}`;
export const LIKERS: Statement = {
  name: 'post-likers',
  text: `select ${userCardSql('u', VIEWER)} as card, to_json(u.liked_at) as at, u.id
    from (
      select u.*, l.created_at as liked_at
      ${LIKED} and (l.created_at, l.user_id) < ${behindSql('$4', '$5')}
      order by l.created_at desc, l.user_id desc
      limit $3::int offset $6::int) u
    order by u.liked_at desc, u.id desc`,
};
export const LIKER_COUNT: Statement = { name: 'post-liker-count', text: `select count(*)::int as total ${LIKED}` };
