import { operationError } from '@heartwood/client-kit/commands';
import { createReaderClient } from '@heartwood/client-kit/graphql';
import { useShell } from '@heartwood/contract/kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AskShareQuestionDocument, OpenShareDocument, ReadSharedDocument, type SectionTime } from '../../generated/graphql';
import type { Asks, Opened, ShareSection } from './plan';

export type ShareState =
  | { kind: 'opening' }
  | { kind: 'asking'; asks: Asks }
  | { kind: 'open'; opened: Opened & { plan: NonNullable<Opened['plan']> } }
  | { kind: 'gone'; message: string }
  | { kind: 'failed'; message: string };

export interface Answers { passcode: string; mail: string }

/** One visit of a link: opening it, telling what was read, asking. Reloading the page is another visit. */
export function useOpenedShare(token: string) {
  const shell = useShell();
  const client = useMemo(() => createReaderClient(shell, 'growth'), [shell]);
  const [visitId] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<ShareState>({ kind: 'opening' });
  const given = useRef<Answers>({ passcode: '', mail: '' });

  /** Throws what a form shows. */
  const open = useCallback(async (answers: Answers) => {
    given.current = answers;
    const { id: reader, ownCompanyIds } = shell.session.get().reader ?? { id: null, ownCompanyIds: [] };
    const { data, error } = await client.mutation(OpenShareDocument, {
      token, visitId, reader, ownCompanyIds: [...ownCompanyIds], passcode: answers.passcode || null, mail: answers.mail || null,
    }).toPromise();
    const failure = operationError({ error, refusal: data?.openShare.error });
    const share = data?.openShare.share;
    if (failure?.code === 'NOT_FOUND') setState({ kind: 'gone', message: failure.message });
    else if (failure) throw failure;
    else if (share?.plan) setState({ kind: 'open', opened: { ...share, plan: share.plan } });
    else if (share?.asks) setState({ kind: 'asking', asks: share.asks });
  }, [client, shell, token, visitId]);

  const start = useCallback(() => {
    setState({ kind: 'opening' });
    open(given.current).catch((error: Error) => setState({ kind: 'failed', message: error.message }));
  }, [open]);
  // Once a page, however often React looks at its effects.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    start();
  }, [start]);

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

  return { state, open, start, tell, ask, mail: given.current.mail };
}
