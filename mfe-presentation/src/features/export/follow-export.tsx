import { useCommand } from '@heartwood/client-kit/commands';
import { useShell } from '@heartwood/contract/kit';
import { useEffect, useRef } from 'react';
import { useSubscription } from 'urql';
import { CancelDeckExportDocument, DeckExportProgressDocument } from '../../generated/graphql';
import type { AskedDeck } from './export.dialog';

/** Nobody can read a toast that changes more often, in milliseconds. */
const LEAST = 1_500;

/** A file that is being made, told by toasts: on its way, ready, failed. It waits in the notifications too. */
export function FollowExport({ asked: { exportId, title, format }, onEnd }: { asked: AskedDeck; onEnd(): void }) {
  const shell = useShell();
  const command = useCommand();
  const [{ data }] = useSubscription({ query: DeckExportProgressDocument, variables: { id: exportId } });
  const file = data?.deckExport;
  const dismiss = useRef<() => void>(() => undefined);
  const toldAt = useRef(0);
  const { slide = null, slideCount = null } = file ?? {};
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const cancel = () => void command(CancelDeckExportDocument, 'cancelExport', { id: exportId }, { doing: 'calling the export off' });
    if (slide !== null && Date.now() - toldAt.current < LEAST) return;
    toldAt.current = Date.now();
    dismiss.current();
    dismiss.current = shell.toast({
      title: slide === null ? `Exporting ${format}` : `Exporting slide ${slide} of ${slideCount}`, text: `${title}.${format.toLowerCase()}`, status: 'info',
      duration: 10 * 60_000, action: { label: 'Cancel', run: cancel },
    });
  }, [shell, command, exportId, title, format, slide, slideCount]);
  useEffect(() => () => dismiss.current(), []);
  useEffect(() => {
    if (!file || file.state === 'WAITING' || file.state === 'RUNNING') return;
    dismiss.current();
    const name = file.fileName ?? title;
    if (file.state === 'DONE' && file.url !== null) {
      const { url } = file;
      shell.toast({ title: `${name} is ready`, status: 'success', duration: 60_000, action: { label: 'Download', run: () => download(url, name) } });
    } else if (file.state === 'FAILED') {
      shell.toast({ title: 'An error occurred.', text: file.fault ?? 'It could not be exported. Please try again.', status: 'error' });
    }
    end.current();
  }, [file, shell, title]);
  return null;
}

function download(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
