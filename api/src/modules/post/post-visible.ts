import { companiesOfSql } from '../company';
import { apartFromSql, mutedBySql } from '../reach';
import { followedBySql } from '../social';

/** Who was banned: few, so that a statement reads them once and asks nobody's row. */
const BANNED = `(
  select banned.id
  from users banned
  where banned.is_blocked)`;

/** Whether what somebody says under a post is there for a person: neither has blocked the other, and its author was not banned. */
export const visibleAuthorSql = (row: string, viewer: string) => (
  `(${row}.user_id not in ${apartFromSql(viewer)} and ${row}.user_id not in ${BANNED})`
);

/**
 * Whether a person sees the post with this alias: the one rule of every door (spec section 4; product decisions 24, 54 and
 * 98). `viewer` is an SQL expression; where it is the same for a whole statement, what it needs to know of the viewer is
 * read once.
 *
 * The author always does. Others don't when one of the two has blocked the other, the author was banned, or the company that
 * speaks is gone. Else everybody sees what is PUBLIC, the company's members what is LIMITED or PRIVATE to it, and who follows
 * the author what is LIMITED.
 */
export const visiblePostSql = (p: string, viewer: string) => `(${p}.deleted_at is null and (${p}.user_id = ${viewer} or (
  ${visibleAuthorSql(p, viewer)}
  and (not ${p}.is_company_post or (${p}.company_id is not null and ${p}.company_id not in (
    select gone.id
    from company gone
    where gone.deleted_at is not null)))
  and (${p}.post_type = 'PUBLIC'
    or ${p}.company_id in ${companiesOfSql(viewer)}
    or (${p}.post_type = 'LIMITED' and ${p}.user_id in ${followedBySql(viewer)})))))`;

/** Whether a list that comes by itself leaves out the post with this alias, because the person has muted what is in it. */
export const mutedPostSql = (p: string, viewer: string) => `(${p}.user_id <> ${viewer} and (
  ${p}.user_id::text in ${mutedBySql(viewer, 'PERSON')}
  or (${p}.is_company_post and ${p}.company_id::text in ${mutedBySql(viewer, 'COMPANY')})
  or exists (
    select from ${mutedBySql(viewer, 'WORD')} w
    where strpos(lower(${p}.content), w.subject) > 0)
  or (exists (select from ${mutedBySql(viewer, 'TAG')} t) and exists (
    select from post_tag pt
    join tag t on t.id = pt.tag_id
    where pt.post_id = ${p}.id and t.name in ${mutedBySql(viewer, 'TAG')}))))`;
