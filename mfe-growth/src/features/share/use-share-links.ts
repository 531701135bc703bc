import { useCompany } from '@heartwood/client-kit/company';
import { offerUndo, useCommand } from '@heartwood/client-kit/commands';
import { keepSubscription } from '@heartwood/client-kit/graphql';
import { useShell } from '@heartwood/contract/kit';
import { useCallback, useEffect } from 'react';
import { useClient, useQuery } from 'urql';
import {
  AnswerShareQuestionDocument, CreateShareLinkDocument, RenewShareLinkDocument, ShareActivityDocument, ShareLinksDocument, UpdateShareLinkDocument,
  type ShareLinkSet,
} from '../../generated/graphql';
import type { Link } from './link-words';

/** The links of the company, as they are now, and what can be done with them. */
export function useShareLinks() {
  const { companyId } = useCompany();
  const shell = useShell();
  const client = useClient();
  const send = useCommand();
  const [{ data, error, fetching }, refetch] = useQuery({ query: ShareLinksDocument, variables: { companyId } });
  const again = useCallback(() => refetch({ requestPolicy: 'network-only' }), [refetch]);

  useEffect(() => {
    const news = keepSubscription(client, shell, { document: ShareActivityDocument, variables: () => ({ companyId }), onData: again });
    return () => news.stop();
  }, [client, shell, companyId, again]);

  const update = (id: string, set: ShareLinkSet, doing: string) => (
    send(UpdateShareLinkDocument, 'updateShareLink', { id, set }, { doing, fields: Object.keys(set) })
  );
  return {
    links: data?.shareLinks as Link[] | undefined, error: fetching ? undefined : error, again,
    create: (id: string, set: ShareLinkSet) => (
      send(CreateShareLinkDocument, 'createShareLink', { companyId, id, set }, { doing: 'making the link', fields: Object.keys(set) })
    ),
    update: (id: string, set: ShareLinkSet) => update(id, set, 'changing the link'),
    renew: (id: string) => send(RenewShareLinkDocument, 'renewShareLink', { id }, { doing: 'making a new address' }),
    answer: (id: string, questionId: string, isAnswered: boolean) => (
      send(AnswerShareQuestionDocument, 'answerShareQuestion', { id, questionId, isAnswered }, { doing: 'marking the question' })
    ),
    end({ id, name }: Link) {
      offerUndo(shell, {
        title: `“${name}” ended`, done: update(id, { isRevoked: true }, 'ending the link'),
        undo: () => update(id, { isRevoked: false }, 'letting the link work again'),
      });
    },
    resume: ({ id }: Link) => update(id, { isRevoked: false }, 'letting the link work again'),
  };
}

export type ShareLinks = ReturnType<typeof useShareLinks>;
