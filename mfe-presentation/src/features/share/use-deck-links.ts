import { useCompany } from '@heartwood/client-kit/company';
import { useKeptLinks } from '@heartwood/client-kit/sharing';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import {
  CreateDeckLinkDocument, DeckLinkActivityDocument, DeckLinksDocument, LinkedDeckDocument, RenewDeckLinkDocument, SetViewKeyDocument,
  UpdateDeckLinkDocument,
} from '../../generated/graphql';

const DOCUMENTS = {
  read: DeckLinksDocument, activity: DeckLinkActivityDocument,
  create: CreateDeckLinkDocument, update: UpdateDeckLinkDocument, renew: RenewDeckLinkDocument,
};

/** The links to one presentation, as they are now, and what can be done with them. */
export function useDeckLinks(presentationId: string) {
  const { companyId } = useCompany();
  const { data, send, ...links } = useKeptLinks(DOCUMENTS, useMemo(() => ({ companyId, presentationId }), [companyId, presentationId]));
  const [{ data: linked, error: lost, fetching }, askDeck] = useQuery({
    query: LinkedDeckDocument, variables: { id: presentationId }, requestPolicy: 'cache-and-network',
  });
  return {
    ...links, links: data?.shareLinks, presentation: linked?.presentation ?? null,
    /** Asks for it anew, where it could not be read. */
    askDeck: lost && !linked && !fetching ? () => askDeck({ requestPolicy: 'network-only' }) : null,
    setViewKey: (hasViewKey: boolean) => (
      send(SetViewKeyDocument, 'updatePresentation', { id: presentationId, set: { hasViewKey } }, { doing: 'changing the address' })
    ),
  };
}

export type DeckLinks = ReturnType<typeof useDeckLinks>;
