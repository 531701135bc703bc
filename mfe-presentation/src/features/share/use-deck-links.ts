import { useCompany } from '@heartwood/client-kit/company';
import { useKeptLinks } from '@heartwood/client-kit/sharing';
import { useMemo } from 'react';
import {
  CreateDeckLinkDocument, DeckLinkActivityDocument, DeckLinksDocument, RenewDeckLinkDocument, SetViewKeyDocument, UpdateDeckLinkDocument,
} from '../../generated/graphql';

const DOCUMENTS = {
  read: DeckLinksDocument, activity: DeckLinkActivityDocument,
  create: CreateDeckLinkDocument, update: UpdateDeckLinkDocument, renew: RenewDeckLinkDocument,
};

/** The links to one presentation, as they are now, and what can be done with them. */
export function useDeckLinks(presentationId: string) {
  const { companyId } = useCompany();
  const { data, send, ...links } = useKeptLinks(DOCUMENTS, useMemo(() => ({ companyId, presentationId }), [companyId, presentationId]));
  return {
    ...links, links: data?.shareLinks, presentation: data?.presentation ?? null,
    async setViewKey(hasViewKey: boolean) {
      const result = await send(SetViewKeyDocument, 'updatePresentation', { id: presentationId, set: { hasViewKey } }, { doing: 'changing the address' });
      links.again();
      return result;
    },
  };
}

export type DeckLinks = ReturnType<typeof useDeckLinks>;
