import type { Context } from '../../request/context';
import { sizeOf } from '../../text/page';
import { searchedText, statementsOf, type FoundRows, type SearchScope } from '../../text/search';
import { requireViewer } from '../identity';
import { SEARCHED_POSTS } from '../post';
import { COMPANIES } from './search-companies';
import { EVENTS } from './search-events';
import { PEOPLE } from './search-people';
import { TAGS } from './search-tags';

/** What is found, by the field of `SearchResults` that shows it: a part that has something to be found adds its kind here. */
const KINDS = { people: PEOPLE.kind, companies: COMPANIES.kind, posts: SEARCHED_POSTS, tags: TAGS.kind, events: EVENTS.kind } as const;

type Kinds = typeof KINDS;
export type SearchResults = { [Kind in keyof Kinds]: ReturnType<Kinds[Kind]['view']> };

/** The first of each kind in one statement; $1 viewer, $2 text, $3 grams, $4 how many. */
export const SEARCH_ALL = statementsOf('search-all', (scope) => (
  `select json_build_object(${Object.entries(KINDS).map(([field, kind]) => `'${field}', ${kind.firstSql(scope)}`).join(',\n  ')}) as data`
));

/** The first of each kind with how many there are; nothing of anything when nothing is looked for. */
export async function searchAll(
  context: Context, { search, scope, first }: { search: string; scope: SearchScope; first: number },
): Promise<SearchResults> {
  const { userId } = requireViewer(context);
  const size = sizeOf(first, 15);
  const asked = searchedText(search);
  const [row] = asked
    ? await context.db.read<{ data: Record<string, FoundRows<never>> }>(SEARCH_ALL[scope], [userId, asked.text, asked.grams, size + 1])
    : [];
  const pages = Object.entries(KINDS).map(([field, kind]) => [field, kind.view(row?.data[field] ?? { total: 0, rows: [] }, size, context)]);
  return Object.fromEntries(pages) as SearchResults;
}
