import { useCommand } from '@heartwood/client-kit/commands';
import type { ToastHandle } from '@heartwood/contract';
import { useShell } from '@heartwood/contract/kit';
import { useEffect, useRef } from 'react';
import { useSubscription } from 'urql';
import { CancelDeckExportDocument, DeckExportProgressDocument } from '../../generated/graphql';
import type { AskedDeck } from './export.dialog';

/** Nobody can read a toast that changes more often, in milliseconds. */
const LEAST = 1_500;

/**
 * A file that is being made, told by toasts: on its way, ready, failed. The first is one and the same however far it is, so that Cancel in
 * it can be reached, and who sends it away is rid of it. It waits in the notifications too.
 */
export function FollowExport({ asked: { exportId, title, format }, onEnd }: { asked: AskedDeck; onEnd(): void }) {
  const shell = useShell();
  const command = useCommand();
  const [{ data }] = useSubscription({ query: DeckExportProgressDocument, variables: { id: exportId } });
  const file = data?.deckExport;
  const onItsWay = useRef<ToastHandle | null>(null);
  const toldAt = useRef(0);
  const { slide = null, slideCount = null } = file ?? {};
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const cancel = () => void command(CancelDeckExportDocument, 'cancelExport', { id: exportId }, { doing: 'calling the export off' });
    const handle = shell.toast({
      title: `Exporting ${format}`, text: `${title}.${format.toLowerCase()}`, status: 'info', duration: 10 * 60_000,
      action: { label: 'Cancel', run: cancel },
    });
    onItsWay.current = handle;
    return handle;
  }, [shell, command, exportId, title, format]);
  useEffect(() => {
    if (slide === null || Date.now() - toldAt.current < LEAST) return;
    toldAt.current = Date.now();
    onItsWay.current?.update?.({ title: `Exporting slide ${slide} of ${slideCount}` });
  }, [slide, slideCount]);
  useEffect(() => {
    if (!file || file.state === 'WAITING' || file.state === 'RUNNING') return;
    onItsWay.current?.();
    const name = file.fileName ?? title;
    if (file.state === 'DONE' && file.url !== null) {
      const { url } = file;
      shell.toast({
        title: `${name} is ready`, status: 'success', duration: 60_000, action: { label: 'Download', run: () => download(url, name) },
      });
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
