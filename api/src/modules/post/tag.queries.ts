import type { Statement } from '../../db/database';
import { NEWEST, VIEWER } from './feed-sql';
import { tagSql } from './post.json';

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
