import { foundRankSql, foundSql, type SearchScope } from '../../text/search';
import { openedBySql } from '../activity';
import { companiesOfSql } from '../company';
import { eventSql, viewEvent, visibleEventSql, type EventRow, type EventView } from '../event';
import { companiesFollowedBySql, followedBySql } from '../social';
import { searchNamed } from './found-page';

const VIEWER = '$1::uuid';

const WITHIN: Record<SearchScope, string> = {
  EVERYTHING: 'true',
  FOLLOWED: `(e.creator_id in ${followedBySql(VIEWER)} or e.company_id in ${companiesFollowedBySql(VIEWER)})`,
  MY_COMPANIES: `e.company_id in ${companiesOfSql(VIEWER)}`,
  OPENED: `e.id in ${openedBySql(VIEWER, 'EVENT')}`,
};

/** Those that are not over first. */
export const EVENTS = searchNamed<EventRow, EventView>({
  name: 'search-events',
  table: 'event',
  hits: (scope) => `
    select e.id, ${foundRankSql('e.search_text', '$2::text')} as rank, e.search_text as name,
      case when e.ends_at > now() then 0 else 1 end as far
    from event e
    left join company c on c.id = e.company_id
    where ${foundSql('e.search_text', '$2::text', '$3')} and ${visibleEventSql(VIEWER)} and ${WITHIN[scope]}`,
  node: `(
        select ${eventSql(VIEWER)}
        from event e
        left join company c on c.id = e.company_id
        where e.id = t.id)`,
  show: viewEvent,
});
