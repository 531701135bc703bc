import { failureOf, showFailure } from '../commands';
import { useShell } from '@heartwood/contract/kit';
import type { TypedDocumentNode } from '@urql/core';
import { useState } from 'react';
import { useClient } from 'urql';

interface Loaded<Row> { nodes: readonly Row[]; hasMore: boolean; endCursor?: string | null }
interface PageVariables { companyId: string; after?: string | null }

/**
 * Hands on every row of a list that is read page by page: what is loaded, and the rest asked for. Where that fails it says so, and
 * nothing is handed on.
 * @param pageOf finds the list in an answer
 * @param wish what else the list was asked for with, such as a search
 */
export function useWholeList<Data, Row, Wish extends object = object>(
  document: TypedDocumentNode<Data, PageVariables & Wish>, companyId: string, pageOf: (data: Data) => Loaded<Row>, wish?: Wish,
) {
  const client = useClient();
  const shell = useShell();
  const [isBusy, setBusy] = useState(false);
  const read = async (loaded: Loaded<Row>): Promise<Row[] | null> => {
    const rows = [...loaded.nodes];
    let page = loaded;
    while (page.hasMore && page.endCursor != null) {
      const { data, error } = await client.query(document, { companyId, after: page.endCursor, ...wish } as PageVariables & Wish, {
        requestPolicy: 'network-only',
      }).toPromise();
      const failure = failureOf({ error, refusal: undefined });
      if (failure) showFailure(shell, failure, 'reading the whole list');
      if (failure || !data) return null;
      page = pageOf(data);
      rows.push(...page.nodes);
    }
    return rows;
  };
  const hand = async (loaded: Loaded<Row>, take: (rows: readonly Row[]) => void) => {
    setBusy(true);
    const rows = await read(loaded);
    setBusy(false);
    if (rows) take(rows);
  };
  return { isBusy, hand };
}
