import type { SearchScope } from '../../text/search';
import { foundRankSql, foundSql } from '../../text/search';
import { openedBySql } from '../activity';
import { apartFromSql } from '../reach';
import { colleaguesSql, findableSql, followedBySql, userCardSql, type UserCard } from '../social';
import { searchNamed } from './found-page';

const VIEWER = '$1::uuid';

const COLLEAGUES = colleaguesSql(VIEWER);

const WITHIN: Record<SearchScope, string> = {
  EVERYTHING: 'true',
  FOLLOWED: `u.id in ${followedBySql(VIEWER)}`,
  MY_COMPANIES: `u.id in ${COLLEAGUES}`,
  OPENED: `u.id in ${openedBySql(VIEWER, 'USER')}`,
};

/** By their name, or by that of a company they are in; whom they advise only where they tell. */
const FOUND = `
      select u.id, ${foundRankSql('u.search_text', '$2::text')} as rank, false as is_advisory
      from users u
      where ${foundSql('u.search_text', '$2::text', '$3')}
      union all
      select of_it.user_id, 4, of_it.is_advisory
      from company k
      cross join lateral (
        select k.created_by as user_id, false as is_advisory
        union all
        select seat.user_id, seat.is_advisory
        from team_member seat
        where seat.company_id = k.id and seat.is_accepted) of_it
      where ${foundSql('k.search_text', '$2::text', '$3')} and k.deleted_at is null and not k.is_demo`;

/** Confirmed people whom the viewer may find: those first whom the viewer follows or works with. */
export const PEOPLE = searchNamed<UserCard>({
  name: 'search-people',
  table: 'users',
  hits: (scope) => `
    select u.id, min(f.rank) as rank, u.search_text as name,
      case when u.id in ${followedBySql(VIEWER)} or u.id in ${COLLEAGUES} then 0 else 1 end as far
    from (${FOUND}) f
    join users u on u.id = f.id
    where ${findableSql('u', apartFromSql(VIEWER))} and (not f.is_advisory or u.shows_advised) and ${WITHIN[scope]}
    group by u.id`,
  node: userCardSql('t', VIEWER),
  show: (node) => node,
});
