import { operationError } from '@heartwood/client-kit/commands';
import { downloadFile } from '@heartwood/client-kit/csv';
import type { Read } from '@heartwood/client-kit/reading';
import { useVisit, type DoorAsks, type Visit, type Visitor } from '@heartwood/client-kit/sharing';
import { useShell } from '@heartwood/contract/kit';
import { useCallback } from 'react';
import { OpenSharedPresentationDocument, ReadSlideDocument } from '../../generated/graphql';
import { shownDeck, type ShownDeck } from './shown-deck';

export interface Asks extends DoorAsks { title: string; companyName: string; sharedByName: string | null }

type DeckState =
  | { kind: 'asking'; asks: Asks }
  | { kind: 'open'; shown: ShownDeck; allowsDownload: boolean }
  | { kind: 'ended'; sharedByName: string | null };

async function openDeck({ client, token, visitId }: Visit, { reader, ...visitor }: Visitor): Promise<DeckState> {
  const variables = { token, viewId: visitId, readerKey: reader, ...visitor };
  const { data, error } = await client.mutation(OpenSharedPresentationDocument, variables).toPromise();
  const opened = data?.openSharedPresentation;
  const failure = operationError({ error, refusal: opened?.error });
  if (opened?.hasEnded || failure?.code === 'NOT_FOUND') return { kind: 'ended', sharedByName: opened?.sharedByName ?? null };
  if (failure) throw failure;
  if (opened?.shared) {
    const { presentationId, figures, allowsDownload } = opened.shared;
    return { kind: 'open', shown: shownDeck(presentationId, opened.shared, figures), allowsDownload };
  }
  return { kind: 'asking', asks: {
    title: opened?.title ?? '', companyName: opened?.companyName ?? '', sharedByName: opened?.sharedByName ?? null,
    passcode: opened?.asksPasscode ?? false, mail: opened?.asksMail ?? false,
  } };
}

/** One view of a link: opening it, and telling what was looked at. */
export function useOpenedDeck(token: string) {
  const shell = useShell();
  const { visit: { client, visitId: viewId }, state, open, start } = useVisit('presentation', token, openDeck);

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
      downloadFile(`${title}.pdf`, await response.blob());
    } catch {
      shell.toast({ title: 'An error occurred.', text: 'The PDF could not be made. Please try again.', status: 'error' });
    } finally {
      dismiss();
    }
  }, [shell, token, viewId]);

  return { state, open, start, tell, download };
}
