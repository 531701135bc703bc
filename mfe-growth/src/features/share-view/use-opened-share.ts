import { operationError } from '@heartwood/client-kit/commands';
import { useVisit, type Visit, type Visitor } from '@heartwood/client-kit/sharing';
import { useCallback } from 'react';
import { AskShareQuestionDocument, OpenShareDocument, ReadSharedDocument, type SectionTime } from '../../generated/graphql';
import type { Asks, Opened, ShareSection } from './plan';

type ShareState =
  | { kind: 'asking'; asks: Asks }
  | { kind: 'open'; opened: Opened & { plan: NonNullable<Opened['plan']> } }
  | { kind: 'gone'; message: string };

async function openShare({ client, token, visitId }: Visit, visitor: Visitor): Promise<ShareState> {
  const { data, error } = await client.mutation(OpenShareDocument, { token, visitId, ...visitor }).toPromise();
  const failure = operationError({ error, refusal: data?.openShare.error });
  const share = data?.openShare.share;
  if (failure?.code === 'NOT_FOUND') return { kind: 'gone', message: failure.message };
  if (failure) throw failure;
  if (share?.plan) return { kind: 'open', opened: { ...share, plan: share.plan } };
  if (share?.asks) return { kind: 'asking', asks: share.asks };
  throw new Error('The link was answered with nothing.');
}

/** One visit of a link: opening it, telling what was read, asking. */
export function useOpenedShare(token: string) {
  const { visit, ...opened } = useVisit('growth', token, openShare);
  const { client, visitId } = visit;

  const tell = useCallback((times: SectionTime[]) => {
    // The page may be gone before the answer comes.
    void client.mutation(ReadSharedDocument, { token, visitId, times }, { fetchOptions: { keepalive: true } }).toPromise();
  }, [client, token, visitId]);

  /** Throws what a form shows. */
  const ask = useCallback(async (question: { id: string; section: ShareSection; text: string; mail: string }) => {
    const variables = { ...question, token, visitId, mail: question.mail || null };
    const { data, error } = await client.mutation(AskShareQuestionDocument, variables).toPromise();
    const failure = operationError({ error, refusal: data?.askShareQuestion.error });
    if (failure) throw failure;
  }, [client, token, visitId]);

  return { ...opened, tell, ask };
}
