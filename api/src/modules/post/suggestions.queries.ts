import type { Statement } from '../../db/database';
import { companiesOfSql } from '../company';
import { apartFromSql, mutedBySql } from '../reach';
import { communityFaceSql, companiesFollowedBySql, findableSql, followedBySql, userCardSql } from '../social';
import { visiblePostSql } from './post-visible';

const VIEWER = '$1::uuid';
/** So many of the most followed, and the authors of so many of the newest posts, are looked at. */
const MOST_FOLLOWED = 200;
const NEWEST_POSTS = 200;

const NEWEST = `
        select p.user_id, p.company_id, p.is_company_post
        from post p
        where ${visiblePostSql('p', VIEWER)} and p.post_type = 'PUBLIC'
        order by p.created_at desc, p.id desc
        limit ${NEWEST_POSTS}`;

/** $2 how many: people not yet followed. First whom those follow whom the viewer follows, then by followers. */
export const POPULAR_USERS: Statement = {
  name: 'popular-users',
  text: `select json_build_object('user', ${userCardSql('u', VIEWER)}, 'mutual', u.mutual, 'followers', u.followers) as data
    from (
      select u.*, coalesce(n.followers, 0) as followers, (
        select count(*)
        from ${followedBySql(VIEWER)} mine
        join user_follower f on f.follower_id = mine.id and f.user_id = u.id and f.is_on) as mutual
      from (
        (select n.user_id as id from user_follow_count n where n.followers > 0 order by n.followers desc, n.user_id limit ${MOST_FOLLOWED})
        union
        select w.user_id from (${NEWEST}) w where not w.is_company_post) x
      join users u on u.id = x.id
      left join user_follow_count n on n.user_id = u.id
      where u.id <> ${VIEWER} and u.id not in ${followedBySql(VIEWER)} and u.id::text not in ${mutedBySql(VIEWER, 'PERSON')}
        and ${findableSql('u', apartFromSql(VIEWER))}
      order by mutual desc, followers desc, u.id
      limit $2) u
    order by u.mutual desc, u.followers desc, u.id`,
};

/** $2 how many: companies that the viewer neither follows nor belongs to. First those of the own sectors, then by followers. */
export const POPULAR_COMPANIES: Statement = {
  name: 'popular-companies',
  text: `select json_build_object('company', ${communityFaceSql('k', VIEWER)}, 'sector', k.sector, 'followers', k.followers) as data
    from (
      select k.*, coalesce(n.followers, 0) as followers, (
        select min(s.sector_id)
        from company_sector s
        where s.company_id = k.id and s.sector_id in (
          select own.sector_id
          from company_sector own
          where own.company_id in ${companiesOfSql(VIEWER)})) as sector
      from (
        (select n.company_id as id from company_follow_count n where n.followers > 0 order by n.followers desc, n.company_id limit ${MOST_FOLLOWED})
        union
        select w.company_id from (${NEWEST}) w where w.is_company_post) x
      join company k on k.id = x.id and k.deleted_at is null
      left join company_follow_count n on n.company_id = k.id
      where k.id not in ${companiesFollowedBySql(VIEWER)} and k.id not in ${companiesOfSql(VIEWER)}
        and k.id::text not in ${mutedBySql(VIEWER, 'COMPANY')}) k
    order by (k.sector is not null) desc, k.followers desc, k.id
    limit $2`,
};
