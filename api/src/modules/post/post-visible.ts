import { companiesOfSql } from '../company';
import { apartFromSql, BANNED, mutedBySql } from '../reach';
import { followedBySql } from '../social';

/**
 * Whether what somebody says, the row of a post or comment with this alias, is there for a person: neither has blocked the other, its
 * author was not banned, and no operator took it away from all but who said it.
 */
export const visibleSayingSql = (row: string, viewer: string) => (
  `(${row}.user_id not in ${apartFromSql(viewer)} and ${row}.user_id not in ${BANNED}
    and (${row}.hidden_at is null or ${row}.user_id = ${viewer}))`
);

/** A viewer whom nobody follows, knows or has blocked: they see what is open to all. */
export const NOBODY = "'00000000-0000-0000-0000-000000000000'::uuid";

/**
 * Whether a person sees the post with this alias: the one rule of every door (spec section 4; product decisions 24, 54 and
 * 98). `viewer` is an SQL expression; where it is the same for a whole statement, what it needs to know of the viewer is
 * read once.
 *
 * The author always does. Others don't when one of the two has blocked the other, the author was banned, an operator took it away,
 * or the company that speaks is gone. Else everybody sees what is PUBLIC, the company's members what is LIMITED or PRIVATE to it, and
 * who follows the author what is LIMITED.
 */
export const visiblePostSql = (p: string, viewer: string) => `(${p}.deleted_at is null and (${p}.user_id = ${viewer} or (
  ${visibleSayingSql(p, viewer)}
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
