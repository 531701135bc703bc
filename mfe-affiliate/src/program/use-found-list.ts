import { useCompany } from '@heartwood/client-kit/company';
import { useSettled } from '@heartwood/client-kit/keys';
import { useMore, useWholeList } from '@heartwood/client-kit/states';
import type { TypedDocumentNode } from '@urql/core';
import { useState } from 'react';
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
  document: TypedDocumentNode<Data, { companyId: string; after?: string | null } & Wish<Filter>>, pageOf: (data: Data) => Page & Found<Row>, all: NoInfer<Filter>,
) {
  const { companyId } = useCompany();
  const [filter, setFilter] = useState<Filter>(all);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const wish = { filter, search };
  const [{ data, error, fetching }, ask] = useQuery({ query: document, variables: { companyId, ...wish } });
  const page = useLast(data === undefined ? undefined : pageOf(data));
  const more = useMore(page, document, (after) => ({ companyId, after, ...wish }));
  const whole = useWholeList<Data, Row, Wish<Filter>>(document, companyId, pageOf, wish);
  return {
    page, more, whole, filter, setFilter, typed, setTyped,
    /** Nothing is left out of it. */
    isWhole: filter === all && search === '',
    failure: error && !fetching ? error : null,
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}
