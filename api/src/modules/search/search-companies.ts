import type { SearchScope } from '../../text/search';
import { foundRankSql, foundSql } from '../../text/search';
import { openedBySql } from '../activity';
import { companiesOfSql } from '../company';
import { communityFaceSql, companiesFollowedBySql, type CommunityFace } from '../social';
import { searchNamed } from './found-page';

const VIEWER = '$1::uuid';
const MINE = `(select mine.id from ${companiesOfSql(VIEWER)} mine)`;

const WITHIN: Record<SearchScope, string> = {
  EVERYTHING: 'true',
  FOLLOWED: `k.id in ${companiesFollowedBySql(VIEWER)}`,
  MY_COMPANIES: `k.id in ${MINE}`,
  OPENED: `k.id in ${openedBySql(VIEWER, 'COMPANY')}`,
};

/** The viewer's own and those they follow first. A sample is nobody's but its people's: each newcomer may have made the same one. */
export const COMPANIES = searchNamed<CommunityFace>({
  name: 'search-companies',
  table: 'company',
  hits: (scope) => `
    select k.id, ${foundRankSql('k.search_text', '$2::text')} as rank, k.search_text as name,
      case when k.id in ${MINE} or k.id in ${companiesFollowedBySql(VIEWER)} then 0 else 1 end as far
    from company k
    where ${foundSql('k.search_text', '$2::text', '$3')} and k.deleted_at is null and (not k.is_demo or k.id in ${MINE}) and ${WITHIN[scope]}`,
  node: communityFaceSql('t', VIEWER),
  show: (node) => node,
});
