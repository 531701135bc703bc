import type { SearchScope } from '../../generated/graphql';

const RESULTS = '/app/explore/all-search-results';

/** All that is found for a text; the kind and the scope where another is meant than everything. */
export function resultsPath({ search, tab = 'all', scope = 'EVERYTHING' }: { search: string; tab?: string; scope?: SearchScope }): string {
  const asked = new URLSearchParams({ search, ...(tab !== 'all' && { tab }), ...(scope !== 'EVERYTHING' && { scope }) });
  return `${RESULTS}?${asked.toString()}`;
}
