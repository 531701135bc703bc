import { operationError } from '@heartwood/client-kit/commands';
import { createReaderClient } from '@heartwood/client-kit/graphql';
import { useShell } from '@heartwood/contract/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ViewFactsDocument, ViewPresentationDocument } from '../../generated/graphql';
import { shownDeck, sourcesOf, type ShownDeck } from './shown-deck';

export type OwnDeck =
  | { kind: 'opening' }
  | { kind: 'open'; shown: ShownDeck; canEdit: boolean }
  | { kind: 'none' }
  | { kind: 'failed'; message: string };

/** A deck by its id, for members; by the key that an address has, for everybody. It is read once: who shows it is not surprised. */
export function useOwnDeck(id: string, viewKey: string | null) {
  const shell = useShell();
  const client = useMemo(() => createReaderClient(shell, 'presentation'), [shell]);
  const [deck, setDeck] = useState<OwnDeck>({ kind: 'opening' });
  const load = useCallback(async () => {
    setDeck({ kind: 'opening' });
    const { data, error } = await client.query(ViewPresentationDocument, { id, viewKey }).toPromise();
    const failure = operationError({ error });
    if (failure) return setDeck({ kind: 'failed', message: failure.message });
    const found = data?.presentation;
    if (!found?.data) return setDeck({ kind: 'none' });
    const shown = shownDeck(id, found, []);
    setDeck({ kind: 'open', shown, canEdit: found.canEdit });
    if (viewKey !== null || !shown.settings.showsSource) return undefined;
    // The slide is there at once; what its figures are founded on comes a moment later.
    const facts = await client.query(ViewFactsDocument, { companyId: found.companyId }).toPromise();
    const sources = sourcesOf(facts.data?.presentationFacts ?? []);
    return setDeck((now) => (now.kind === 'open' ? { ...now, shown: { ...now.shown, sources } } : now));
  }, [client, id, viewKey]);
  useEffect(() => void load(), [load]);
  return { deck, load };
}
