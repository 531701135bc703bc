import type { Statement } from '../../db/database';
import { behindSql, beyondSql } from '../../text/page';
import { companiesOfSql } from '../company';
import { moduleVisibleSql } from '../growth';
import { apartFromSql } from '../reach';
import { companiesFollowedBySql, findableSql, followedBySql, userCardSql } from '../social';
import { commentSql, postSql, standsSql, tagSql } from './post.json';
import { mutedPostSql, visibleSayingSql, visiblePostSql } from './post-visible';

/** $1 of every statement. */
const VIEWER = '$1::uuid';
const VISIBLE = visiblePostSql('p', VIEWER);
const SHOWN = `${VISIBLE} and not ${mutedPostSql('p', VIEWER)}`;

/**
 * $2 how many, $3 moment and $4 id behind which the page begins, $5 how many are left out: values that no plan is made for. Where one
 * for these looks cheaper than one for all, each call is planned anew, and to plan a page takes longer than to read it.
 */
const BEHIND = behindSql('(select $3::timestamptz)', '(select $4::uuid)');
const NEWEST = 'order by p.created_at desc, p.id desc';
const LIMIT = 'limit (select $2::int) offset (select $5::int)';
/** As many are counted: a feed says "1,000+". */
const MOST_COUNTED = 1000;

/** A list of posts, of which a page and a number are read. */
export interface Feed { page: Statement; count: Statement }

const pageOver = (chosen: string) => `select ${postSql('p', VIEWER)} as data, to_json(p.created_at) as at
    from (${chosen}) p
    ${NEWEST}`;
const countOver = (rows: string) => `select count(*)::int as total
    from (${rows}
      limit ${MOST_COUNTED}) p`;

/** $6 and above are the list's own; a count has them from $2. */
const fewer = (text: string) => text.replaceAll(/\$([6-9])/g, (_all, place: string) => `$${Number(place) - 4}`);

const feed = (name: string, where: string): Feed => ({
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

/** All posts that the viewer may see. */
export const EVERYBODY = feed('feed-everybody', SHOWN);
/** $6 company: what it says, as long as it is there. */
export const COMPANY_POSTS = feed('feed-company', `p.company_id = $6::uuid and p.is_company_post and ${VISIBLE} and exists (
        select from company k
        where k.id = $6::uuid and k.deleted_at is null)`);
/** $6 person: what they say for themselves. */
export const USER_POSTS = feed('feed-user', `p.user_id = $6::uuid and not p.is_company_post and ${VISIBLE}`);
/** $6 event: posts that carry it. */
export const EVENT_POSTS = feed('feed-event', `p.card_subject = $6::text and p.card_kind = 'EVENT' and ${SHOWN}`);

/** $6 name of a tag. */
const TAGGED = `from post_tag pt
      join post p on p.id = pt.post_id
      where pt.tag_id = (select t.id from tag t where t.name = $6::text)`;
export const TAG_POSTS: Feed = {
  page: { name: 'feed-tag', text: pageOver(`
      select p.*
      ${TAGGED} and (pt.created_at, pt.post_id) < ${BEHIND} and ${SHOWN}
      order by pt.created_at desc, pt.post_id desc
      ${LIMIT}`) },
  count: { name: 'feed-tag-count', text: countOver(fewer(`
      select 1
      ${TAGGED} and ${SHOWN}`)) },
};

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

/** $6 label or null, $7 text (escaped): the place is that of the saving. A post that is gone or hidden by now keeps its place, and says nothing. */
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

/** $2 person, $3 module: the newest question that they asked about it. */
export const LATEST_VALIDATION: Statement = {
  name: 'latest-validation-post',
  text: `select ${postSql('p', VIEWER)} as data
    from (
      select p.*
      from post p
      where p.user_id = $2::uuid and p.validation_field = $3::text and p.is_validation and ${VISIBLE}
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

const POST_OF_LIST = `join post p on p.id = c.post_id and ${VISIBLE}`;
const FIRST_LEVEL = `c.post_id = $6::uuid and c.reply_to is null and ${standsSql('c', VIEWER)}`;
const SECOND_LEVEL = `c.reply_to = $6::uuid and c.deleted_at is null and ${visibleSayingSql('c', VIEWER)}`;

/** $6 post: its comments, the newest first. */
export const COMMENTS: Feed = {
  page: { name: 'post-comments', text: `select ${commentSql('c', 'p', VIEWER)} as data, to_json(c.created_at) as at
    from (
      select c.*
      from post_comment c
      where ${FIRST_LEVEL} and (c.created_at, c.id) < ${BEHIND}
      order by c.created_at desc, c.id desc
      ${LIMIT}) c
    ${POST_OF_LIST}
    order by c.created_at desc, c.id desc` },
  count: { name: 'post-comments-count', text: countOver(fewer(`
      select 1
      from post_comment c
      ${POST_OF_LIST}
      where ${FIRST_LEVEL}`)) },
};

/** $6 comment: what answers it, the oldest first. */
export const REPLIES: Feed = {
  page: { name: 'post-replies', text: `select ${commentSql('c', 'p', VIEWER, false)} as data, to_json(c.created_at) as at
    from (
      select c.*
      from post_comment c
      where ${SECOND_LEVEL} and (c.created_at, c.id) > ${beyondSql('(select $3::timestamptz)', '(select $4::uuid)')}
      order by c.created_at, c.id
      ${LIMIT}) c
    ${POST_OF_LIST}
    order by c.created_at, c.id` },
  count: { name: 'post-replies-count', text: countOver(fewer(`
      select 1
      from post_comment c
      ${POST_OF_LIST}
      where ${SECOND_LEVEL}`)) },
};

/** $2 comment. */
export const ONE_COMMENT: Statement = {
  name: 'one-post-comment',
  text: `select ${commentSql('c', 'p', VIEWER)} as data
    from post_comment c
    join post p on p.id = c.post_id
    where c.id = $2::uuid and ${VISIBLE} and ${visibleSayingSql('c', VIEWER)}`,
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

/** Whether a person may know of the tag with this alias: others use it in posts for everybody, or that person used or follows it. */
export const knownTagSql = (t: string, viewer: string) => `(${t}.usage_count > 0 or ${t}.user_id = ${viewer} or exists (
      select from tag_follow tf
      where tf.user_id = ${viewer} and tf.tag_id = ${t}.id))`;
const KNOWN_TAG = knownTagSql('t', VIEWER);

/** $2 beginning (escaped), $3 how many: followed first, then by use. */
export const MATCHING_TAGS: Statement = {
  name: 'matching-tags',
  text: `select ${tagSql('t', VIEWER)} as data
    from (
      select t.*, exists (select from tag_follow tf where tf.user_id = ${VIEWER} and tf.tag_id = t.id) as is_mine
      from tag t
      where t.name like $2::text || '%' and ${KNOWN_TAG}
      order by is_mine desc, t.usage_count desc, t.name
      limit $3) t
    order by t.is_mine desc, t.usage_count desc, t.name`,
};

/** The newest posts of a person speak for what they use. */
const NEWEST_OWN = 500;

/** $2 how many: what the viewer uses most, then what all use. */
export const SUGGESTED_TAGS: Statement = {
  name: 'suggested-tags',
  text: `with own as (
      select pt.tag_id as id, count(*) as uses
      from (
        select p.id
        from post p
        where p.user_id = ${VIEWER} and p.deleted_at is null
        ${NEWEST}
        limit ${NEWEST_OWN}) p
      join post_tag pt on pt.post_id = p.id
      group by pt.tag_id
      order by uses desc, pt.tag_id
      limit $2),
    popular as (
      select t.id
      from tag t
      where t.usage_count > 0
      order by t.usage_count desc, t.name
      limit $2)
    select ${tagSql('t', VIEWER)} as data
    from (
      select id, uses
      from own
      union all
      select id, 0
      from popular
      where id not in (select id from own)) x
    join tag t on t.id = x.id
    order by x.uses desc, t.usage_count desc, t.name
    limit $2`,
};

/** $2 name of a tag. */
export const ONE_TAG: Statement = {
  name: 'one-tag',
  text: `select ${tagSql('t', VIEWER)} as data
    from tag t
    where t.name = $2::text and ${KNOWN_TAG}`,
};

/** $2 tag. */
export const TAG_BY_ID: Statement = {
  name: 'tag-by-id',
  text: `select ${tagSql('t', VIEWER)} as data
    from tag t
    where t.id = $2::uuid and ${KNOWN_TAG}`,
};
