import type { TypedDocumentNode } from '@urql/core';
import { useState } from 'react';
import { useClient, type AnyVariables } from 'urql';

/** The rows of a list that are not loaded yet. */
export interface MoreRows {
  state: 'rest' | 'loading' | 'failed';
  /** Asks for the next page; while one is on its way, nothing. */
  load(): void;
}

/**
 * The next page of a list that is read by key; null when there is none. The rule of the cache puts it `behind` what is there.
 * @param page the list as far as it is loaded
 * @param variables what the page that begins after a cursor is asked for with
 */
export function useMore<Variables extends AnyVariables>(
  page: { hasMore: boolean; endCursor?: string | null } | null | undefined,
  document: TypedDocumentNode<unknown, Variables>,
  variables: (after: string) => Variables,
): MoreRows | null {
  const client = useClient();
  // Of which page: another end of the list is another question.
  const [asked, setAsked] = useState<{ after: string; state: MoreRows['state'] } | null>(null);
  const after = page?.hasMore ? page.endCursor ?? null : null;
  if (after === null) return null;
  const state = asked?.after === after ? asked.state : 'rest';
  const load = async () => {
    if (state === 'loading') return;
    setAsked({ after, state: 'loading' });
    // A page that was had before tells the cache's rule nothing.
    const { error } = await client.query(document, variables(after), { requestPolicy: 'network-only' }).toPromise();
    setAsked({ after, state: error ? 'failed' : 'rest' });
  };
  return { state, load: () => void load() };
}
