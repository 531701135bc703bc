import type { Statement } from '../../db/database';
import { apartFromSql } from '../reach';
import { communityFaceSql, findableSql, followedBySql, userCardSql } from '../social';
import { LIMIT, postsOf, SHOWN, VIEWER, type Feed } from './feed-sql';
import { tagSql } from './post.json';
import { knownTagSql } from './tag.queries';

/** The newest posts with a tag speak for what is said of it. */
const NEWEST_TAGGED = 300;
const RELATED = 8;
const WRITERS = 3;

const newestSql = (name: string, most: number) => `
      select p.*
      from post_tag pt
      join post p on p.id = pt.post_id
      where pt.tag_id = (select t.id from tag t where t.name = ${name}) and ${SHOWN}
      order by pt.created_at desc, pt.post_id desc
      limit ${most}`;

const FOLLOWS = `
      from tag_follow f
      join users u on u.id = f.user_id
      where f.tag_id = t.id and ${findableSql('u', apartFromSql(VIEWER))}`;

/** $2 name: a tag that the viewer may know of, and what stands around it: of its newest posts, as the viewer sees them. */
export const TAG_PAGE: Statement = {
  name: 'tag-page',
  text: `with newest as materialized (${newestSql('$2::text', NEWEST_TAGGED)})
    select json_build_object(
      'tag', ${tagSql('t', VIEWER)},
      'hasBell', exists (
        select from tag_follow f
        where f.tag_id = t.id and f.user_id = ${VIEWER} and f.has_bell),
      'postsThisWeek', (
        select count(*)
        from newest p
        where p.created_at > now() - interval '7 days' and p.post_type = 'PUBLIC'),
      'followerCount', (select count(*) ${FOLLOWS}),
      'knownFollowerCount', (select count(*) ${FOLLOWS} and u.id in ${followedBySql(VIEWER)}),
      'related', coalesce((
        select json_agg(${tagSql('o', VIEWER)} order by r.uses desc, o.usage_count desc, o.name)
        from (
          select pt.tag_id as id, count(*) as uses
          from newest p
          join post_tag pt on pt.post_id = p.id
          where pt.tag_id <> t.id
          group by pt.tag_id
          order by uses desc, pt.tag_id
          limit ${RELATED}) r
        join tag o on o.id = r.id), '[]'),
      'writers', coalesce((
        select json_agg(json_build_object(
          'count', w.posts,
          'user', (
            select ${userCardSql('u', VIEWER)}
            from users u
            where u.id = w.user_id and ${findableSql('u', apartFromSql(VIEWER))}),
          'company', (
            select ${communityFaceSql('k', VIEWER)}
            from company k
            where k.id = w.company_id and k.deleted_at is null)) order by w.posts desc, coalesce(w.user_id, w.company_id))
        from (
          select case when not p.is_company_post then p.user_id end as user_id, case when p.is_company_post then p.company_id end as company_id,
            count(*) as posts
          from newest p
          group by 1, 2
          order by posts desc, 1, 2
          limit ${WRITERS}) w), '[]')) as data
    from tag t
    where t.name = $2::text and ${knownTagSql('t', VIEWER)}`,
};

/** $2 how many: the tags that the viewer follows, by their names. */
export const FOLLOWED_TAGS: Statement = {
  name: 'followed-tags',
  text: `select ${tagSql('t', VIEWER)} as data
    from tag_follow f
    join tag t on t.id = f.tag_id
    where f.user_id = ${VIEWER}
    order by t.name
    limit $2`,
};

/** Of so many newest posts with a tag the most liked come first. */
const LIKED_AMONG = 1000;

/** $6 name of a tag, $3 likes and $4 id behind which the page begins. */
export const LIKED_TAG_POSTS: Feed = {
  page: { name: 'feed-tag-liked', text: postsOf(`
      select p.*
      from (${newestSql('$6::text', LIKED_AMONG)}) p
      where $4::uuid is null or (p.like_count, p.id) < ($3::int, $4::uuid)
      order by p.like_count desc, p.id desc
      ${LIMIT}`, { at: 'p.like_count', order: 'order by p.like_count desc, p.id desc' }) },
  count: { name: 'feed-tag-liked-count', text: `select count(*)::int as total
    from (${newestSql('$2::text', LIKED_AMONG)}) p` },
};
