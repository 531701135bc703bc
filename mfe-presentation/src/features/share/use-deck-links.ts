import { offerUndo, useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { keepSubscription } from '@heartwood/client-kit/graphql';
import { useShell } from '@heartwood/contract/kit';
import { useCallback, useEffect } from 'react';
import { useClient, useQuery } from 'urql';
import {
  CreateDeckLinkDocument, DeckLinkActivityDocument, DeckLinksDocument, LinkedDeckDocument, RenewDeckLinkDocument, SetViewKeyDocument, UpdateDeckLinkDocument,
  type DeckLinkFragment, type ShareLinkSet,
} from '../../generated/graphql';

/** The links to one presentation, as they are now, and what can be done with them. */
export function useDeckLinks(presentationId: string) {
  const { companyId } = useCompany();
  const shell = useShell();
  const client = useClient();
  const send = useCommand();
  const [{ data, error, fetching }, refetch] = useQuery({
    query: DeckLinksDocument, variables: { companyId, presentationId }, requestPolicy: 'cache-and-network',
  });
  const [{ data: linked }] = useQuery({ query: LinkedDeckDocument, variables: { id: presentationId }, requestPolicy: 'cache-and-network' });
  const again = useCallback(() => refetch({ requestPolicy: 'network-only' }), [refetch]);
  useEffect(() => {
    const news = keepSubscription(client, shell, { document: DeckLinkActivityDocument, variables: () => ({ companyId }), onData: again });
    return () => news.stop();
  }, [client, shell, companyId, again]);

  const update = (id: string, set: ShareLinkSet, doing: string) => (
    send(UpdateDeckLinkDocument, 'updateShareLink', { id, set }, { doing, fields: Object.keys(set) })
  );
  return {
    links: data?.shareLinks, presentation: linked?.presentation ?? null, error: fetching ? undefined : error, again,
    create: (set: ShareLinkSet) => (
      send(CreateDeckLinkDocument, 'createShareLink', { companyId, presentationId, id: crypto.randomUUID(), set }, {
        doing: 'making the link', fields: Object.keys(set),
      })
    ),
    update: (id: string, set: ShareLinkSet) => update(id, set, 'changing the link'),
    renew: (id: string) => send(RenewDeckLinkDocument, 'renewShareLink', { id }, { doing: 'making a new address' }),
    end({ id, name }: DeckLinkFragment) {
      offerUndo(shell, {
        title: `“${name}” ended`, done: update(id, { isRevoked: true }, 'ending the link'),
        undo: () => update(id, { isRevoked: false }, 'letting the link work again'),
      });
    },
    resume: ({ id }: DeckLinkFragment) => update(id, { isRevoked: false }, 'letting the link work again'),
    setViewKey: (hasViewKey: boolean) => (
      send(SetViewKeyDocument, 'updatePresentation', { id: presentationId, set: { hasViewKey } }, { doing: 'changing the address' })
    ),
  };
}

export type DeckLinks = ReturnType<typeof useDeckLinks>;
