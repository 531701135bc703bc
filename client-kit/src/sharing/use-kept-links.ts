import { useShell } from '@heartwood/contract/kit';
import type { TypedDocumentNode } from '@urql/core';
import { useCallback, useEffect } from 'react';
import { useClient, useQuery } from 'urql';
import { offerUndo, useCommand } from '../commands';
import { keepSubscription } from '../graphql';
import type { KeptLink } from './kept-link';

/** What a remote asks of the links it shows: each remote writes down by itself which fields it wants. */
export interface LinkDocuments<Of extends { companyId: string }, Fields extends object, Data, Create, Update, Renew> {
  read: TypedDocumentNode<Data, Of>;
  /** Says that something of them is otherwise. */
  activity: TypedDocumentNode<object, { companyId: string }>;
  create: TypedDocumentNode<Create, Of & { id: string; set: Fields }>;
  update: TypedDocumentNode<Update, { id: string; set: Fields }>;
  renew: TypedDocumentNode<Renew, { id: string }>;
}

/**
 * The links to one thing, as they are now, and what can be done with them.
 *
 * @param of whose they are, and of what; the same object while it says the same
 */
export function useKeptLinks<
  Of extends { companyId: string }, Fields extends object, Data,
  Create extends { createShareLink: unknown }, Update extends { updateShareLink: unknown }, Renew extends { renewShareLink: unknown },
>(documents: LinkDocuments<Of, Fields, Data, Create, Update, Renew>, of: Of) {
  const shell = useShell();
  const client = useClient();
  const send = useCommand();
  const [{ data, error, fetching }, refetch] = useQuery<Data, Of>({
    query: documents.read, variables: of, requestPolicy: 'cache-and-network',
  });
  const again = useCallback(() => refetch({ requestPolicy: 'network-only' }), [refetch]);
  const { activity } = documents;
  const { companyId } = of;
  useEffect(() => {
    const news = keepSubscription(client, shell, { document: activity, variables: () => ({ companyId }), onData: again });
    return () => news.stop();
  }, [client, shell, activity, companyId, again]);

  const update = (id: string, set: Fields, doing = 'changing the link') => (
    send(documents.update, 'updateShareLink', { id, set }, { doing, fields: Object.keys(set) })
  );
  const revoke = (id: string, isRevoked: boolean) => (
    update(id, { isRevoked } as unknown as Fields, isRevoked ? 'ending the link' : 'letting the link work again')
  );
  return {
    data, error: fetching ? undefined : error, again, send, update,
    create: (set: Fields) => send(
      documents.create, 'createShareLink', { ...of, id: crypto.randomUUID(), set }, { doing: 'making the link', fields: Object.keys(set) },
    ),
    renew: (id: string) => send(documents.renew, 'renewShareLink', { id }, { doing: 'making a new address' }),
    end({ id, name }: Pick<KeptLink, 'id' | 'name'>) {
      offerUndo(shell, { title: `“${name}” ended`, done: revoke(id, true), undo: () => revoke(id, false) });
    },
    resume: ({ id }: Pick<KeptLink, 'id'>) => revoke(id, false),
  };
}
