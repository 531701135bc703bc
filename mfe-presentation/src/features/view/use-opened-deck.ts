import { operationError } from '@heartwood/client-kit/commands';
import { createReaderClient } from '@heartwood/client-kit/graphql';
import type { Read } from '@heartwood/client-kit/reading';
import { useShell } from '@heartwood/contract/kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { OpenSharedPresentationDocument, ReadSlideDocument } from '../../generated/graphql';
import { shownDeck, type ShownDeck } from './shown-deck';

export interface Asks { title: string; companyName: string; sharedByName: string | null; passcode: boolean; mail: boolean }
export interface Answers { passcode: string; mail: string }

export type DeckState =
  | { kind: 'opening' }
  | { kind: 'asking'; asks: Asks }
  | { kind: 'open'; shown: ShownDeck; allowsDownload: boolean }
  | { kind: 'ended'; sharedByName: string | null }
  | { kind: 'failed'; message: string };

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** One view of a link: opening it, and telling what was looked at. Loading the page anew is another view. */
export function useOpenedDeck(token: string) {
  const shell = useShell();
  const client = useMemo(() => createReaderClient(shell, 'presentation'), [shell]);
  const [viewId] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<DeckState>({ kind: 'opening' });

  /** Throws what a form shows. */
  const open = useCallback(async ({ passcode, mail }: Answers) => {
    const { id: readerKey, ownCompanyIds } = shell.session.get().reader ?? { id: null, ownCompanyIds: [] };
    const { data, error } = await client.mutation(OpenSharedPresentationDocument, {
      token, viewId, readerKey, ownCompanyIds: [...ownCompanyIds], passcode: passcode || null, mail: mail || null,
    }).toPromise();
    const opened = data?.openSharedPresentation;
    const failure = operationError({ error, refusal: opened?.error });
    if (opened?.hasEnded || failure?.code === 'NOT_FOUND') return setState({ kind: 'ended', sharedByName: opened?.sharedByName ?? null });
    if (failure) throw failure;
    if (opened?.shared) {
      const { presentationId, figures, allowsDownload } = opened.shared;
      return setState({ kind: 'open', shown: shownDeck(presentationId, opened.shared, figures), allowsDownload });
    }
    return setState({ kind: 'asking', asks: {
      title: opened?.title ?? '', companyName: opened?.companyName ?? '', sharedByName: opened?.sharedByName ?? null, passcode: opened?.asksPasscode ?? false, mail: opened?.asksMail ?? false,
    } });
  }, [client, shell, token, viewId]);

  const start = useCallback(() => {
    setState({ kind: 'opening' });
    open({ passcode: '', mail: '' }).catch((error: Error) => setState({ kind: 'failed', message: error.message }));
  }, [open]);
  // Once a page, however often React looks at its effects.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    start();
  }, [start]);

  const tell = useCallback((times: Read<string>[]) => {
    // The page may be gone before the answer comes.
    for (const { part: slideId, seconds } of times) {
      void client.mutation(ReadSlideDocument, { token, viewId, slideId, seconds }, { fetchOptions: { keepalive: true } }).toPromise();
    }
  }, [client, token, viewId]);

  /** The PDF of what the link shows. Says itself what went wrong. */
  const download = useCallback(async (title: string) => {
    const dismiss = shell.toast({ title: 'Making the PDF', status: 'info', duration: 120_000 });
    try {
      const response = await shell.fetch('/api/v1/share/deck-file', {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token, viewId }),
      });
      if (!response.ok) throw new Error(`deck file: ${response.status}`);
      saveFile(await response.blob(), `${title}.pdf`);
    } catch {
      shell.toast({ title: 'An error occurred.', text: 'The PDF could not be made. Please try again.', status: 'error' });
    } finally {
      dismiss();
    }
  }, [shell, token, viewId]);

  return { state, open, start, tell, download };
}
