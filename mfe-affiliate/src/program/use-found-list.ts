import { useCompany } from '@heartwood/client-kit/company';
import { useSettled } from '@heartwood/client-kit/keys';
import { useMore, useWholeList } from '@heartwood/client-kit/states';
import type { TypedDocumentNode } from '@urql/core';
import { useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { useLast } from './use-last';

interface Found<Row> { nodes: readonly Row[]; hasMore: boolean; endCursor?: string | null }
interface Wish<Filter> { filter?: Filter | null; search?: string | null }

/**
 * A list that the server filters and searches: the last answer while the next one comes, the rest of it, and the whole of what was found.
 * @param pageOf finds the list in an answer
 * @param all the filter that leaves nothing out
 */
export function useFoundList<Data, Filter extends string, Row, Page extends object>(
  document: TypedDocumentNode<Data, { companyId: string; after?: string | null } & Wish<Filter>>, pageOf: (data: Data) => Page & Found<Row>,
  all: NoInfer<Filter>,
) {
  const { companyId } = useCompany();
  const [filter, setFilter] = useState<Filter>(all);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const [{ data, error, fetching, operation }, ask] = useQuery({ query: document, variables: { companyId, filter, search } });
  // What was asked for is known beside what came: while the next answer is on its way, the rest of a list is the rest of the one that is
  // shown.
  const answer = useMemo(
    () => (data && operation ? { data, wish: { filter: operation.variables.filter, search: operation.variables.search } } : undefined),
    [data, operation],
  );
  const shown = useLast(answer);
  const page = shown && pageOf(shown.data);
  const wish = shown?.wish ?? { filter, search };
  const more = useMore(page, document, (after) => ({ companyId, after, ...wish }));
  const whole = useWholeList<Data, Row, Wish<Filter>>(document, companyId, pageOf, wish);
  return {
    page, more, whole, filter, setFilter, typed, setTyped,
    /** Nothing is left out of what is shown. */
    isWhole: wish.filter === all && !wish.search,
    failure: error && !fetching ? error : null,
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}
