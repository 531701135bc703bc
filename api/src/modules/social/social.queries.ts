import type { Statement } from '../../db/database';
import { behindSql } from '../../text/page';
import { foundSql } from '../../text/search';
import { personSql } from '../identity';
import { apartFromSql } from '../reach';
import { colleaguesSql, communityFaceSql, findableSql, followedBySql, userCardSql } from './cards';

const VIEWER = '$1::uuid';
const FINDABLE = findableSql('u', apartFromSql(VIEWER));

/** $2 person: nothing where one of the two has blocked the other. */
export const USER_CARD: Statement = {
  name: 'user-card',
  text: `select ${userCardSql('u', VIEWER)} as data
    from users u
    where u.id = $2::uuid and ${FINDABLE}`,
};

/** $2 company. */
export const COMMUNITY_FACE: Statement = {
  name: 'community-face',
  text: `select ${communityFaceSql('k', VIEWER)} as data
    from company k
    where k.id = $2::uuid and k.deleted_at is null`,
};

const COLLEAGUES = colleaguesSql(VIEWER);

/** What somebody in a list is to the viewer, besides whom the viewer follows. */
const RELATION = `case
      when u.id = ${VIEWER} then null
      when u.id in ${COLLEAGUES} then 'TEAM'
      when exists (
        select from user_follower f
        where f.user_id = ${VIEWER} and f.follower_id = u.id and f.is_on) then 'FOLLOWS_YOU'
    end`;

/** Whether the viewer knows somebody: follows them, or is in a company with them. */
const KNOWN = `(u.id <> ${VIEWER} and (u.id in ${followedBySql(VIEWER)} or u.id in ${COLLEAGUES}))`;

/** Whether somebody is looked for: text, grams, and whether the viewer is to know them, each null for all. */
const chosenSql = (
  text: string, grams: string, known: string,
) => `(${text}::text is null or ${foundSql('u.search_text', `${text}::text`, grams)})
        and (${known}::boolean is null or ${known}::boolean = ${KNOWN})`;

/** $2 person, $3 how many, $4 moment and $5 id behind which the page begins, $6 how many are left out, $7 to $9 who is looked for. */
const follows = (whose: string, other: string) => `select ${userCardSql('u', VIEWER, RELATION)} as card, to_json(u.created) as at, u.id
    from (
      select u.*, f.created_at as created
      from user_follower f
      join users u on u.id = f.${other}
      where f.${whose} = $2::uuid and f.is_on and ${FINDABLE} and f.${whose} not in ${apartFromSql(VIEWER)}
        and (f.created_at, f.${other}) < ${behindSql('$4', '$5')} and ${chosenSql('$7', '$8', '$9')}
      order by f.created_at desc, f.${other} desc
      limit $3 offset $6) u
    order by u.created desc, u.id desc`;

export const FOLLOWERS: Statement = { name: 'followers', text: follows('user_id', 'follower_id') };
export const FOLLOWING: Statement = { name: 'following', text: follows('follower_id', 'user_id') };

/** $2 person, $3 to $5 who is looked for: the followers and the followed that the viewer may find. */
const counted = (whose: string, other: string) => `select count(*)::int as total
    from user_follower f
    join users u on u.id = f.${other}
    where f.${whose} = $2::uuid and f.is_on and ${FINDABLE} and f.${whose} not in ${apartFromSql(VIEWER)} and ${chosenSql('$3', '$4', '$5')}`;
export const FOLLOWER_COUNT: Statement = { name: 'follower-count', text: counted('user_id', 'follower_id') };
export const FOLLOWING_COUNT: Statement = { name: 'following-count', text: counted('follower_id', 'user_id') };

/** $2 company, $3 follower: the record, unless one of the two people has blocked the other. */
export const COMPANY_FOLLOWER: Statement = {
  name: 'company-follower',
  text: `select f.company_id as "companyId", f.user_id as "userId", to_json(f.created_at) as "createdAt"
    from company_follower f
    join company k on k.id = f.company_id and k.deleted_at is null
    where f.company_id = $2::uuid and f.user_id = $3::uuid and f.is_on and f.user_id not in ${apartFromSql(VIEWER)}`,
};

/** $2 text and $3 grams of what is looked for, $4 how many: people to mention, whom the viewer follows first. */
export const MATCHING_USERS: Statement = {
  name: 'matching-users',
  text: `select ${userCardSql('u', VIEWER)} as card
    from (
      select u.*, exists (
        select from user_follower f
        where f.follower_id = ${VIEWER} and f.user_id = u.id and f.is_on) as is_near
      from users u
      where ${FINDABLE} and ${foundSql('u.search_text', '$2::text', '$3')}
      order by is_near desc, u.search_text, u.id
      limit $4) u
    order by u.is_near desc, u.search_text, u.id`,
};

/** Whom and what the viewer has blocked and muted, the newest first. */
export const BLOCKED_AND_MUTED: Statement = {
  name: 'blocked-and-muted',
  text: `select json_build_object(
      'blocked', coalesce((
        select json_agg(json_build_object('person', ${personSql('u')}, 'since', b.created_at) order by b.created_at desc, u.id)
        from user_block b
        join users u on u.id = b.blocked_id
        where b.user_id = ${VIEWER}), '[]'),
      'muted', coalesce((
        select json_agg(json_build_object(
            'kind', m.kind,
            'subject', m.subject,
            'until', m.muted_until,
            'since', m.created_at,
            'person', (select ${personSql('u')} from users u where m.kind = 'PERSON' and u.id = m.subject::uuid),
            'companyName', (select k.name from company k where m.kind = 'COMPANY' and k.id = m.subject::uuid)
          ) order by m.created_at desc, m.subject)
        from user_mute m
        where m.user_id = ${VIEWER} and (m.muted_until is null or m.muted_until > now())), '[]')) as data`,
};
