import { foundRankSql, foundSql, type SearchScope } from '../../text/search';
import { openedBySql } from '../activity';
import { companiesOfSql } from '../company';
import { knownTagSql, tagSql, visiblePostSql, type Tag } from '../post';
import { searchNamed } from './found-page';

const VIEWER = '$1::uuid';
const IS_FOLLOWED = `t.id in (select tf.tag_id from tag_follow tf where tf.user_id = ${VIEWER})`;

/** Whether a post with the tag, which the viewer sees, is one of these. */
const inPosts = (which: string) => `exists (
      select from post_tag pt
      join post p on p.id = pt.post_id
      where pt.tag_id = t.id and ${which} and ${visiblePostSql('p', VIEWER)})`;

const WITHIN: Record<SearchScope, string> = {
  EVERYTHING: 'true',
  FOLLOWED: IS_FOLLOWED,
  MY_COMPANIES: inPosts(`p.company_id in ${companiesOfSql(VIEWER)}`),
  OPENED: inPosts(`p.id in ${openedBySql(VIEWER, 'POST')}`),
};

/** Those that the viewer follows first. One that only others use, in posts for a few, is nobody's to find. */
export const TAGS = searchNamed<Tag>({
  name: 'search-tags',
  table: 'tag',
  hits: (scope) => `
    select t.id, ${foundRankSql('t.search_text', '$2::text')} as rank, t.search_text as name,
      case when ${IS_FOLLOWED} then 0 else 1 end as far
    from tag t
    where ${foundSql('t.search_text', '$2::text', '$3')} and ${knownTagSql('t', VIEWER)} and ${WITHIN[scope]}`,
  node: tagSql('t', VIEWER),
  show: (node) => node,
});
