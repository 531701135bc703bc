import { sentenceOf } from '@heartwood/client-kit/commands';
import { useState } from 'react';
import { Button, DownloadIcon } from '@heartwood/shared-ui';
import { formatDate } from '@heartwood/shared-ui/dates';
import { callJson } from '../../session/call-json';
import { toastError } from '../../toasts/toasts';
import { SettingRow } from '../settings-rows';
import type { LastExport } from './leaving';

/** Asks for one's data; a job puts it together, and a mail says when. */
export function ExportRow({ last, reload }: { last: LastExport | null; reload: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    setBusy(true);
    try {
      await callJson('POST', '/account/export', {});
      await reload();
    } catch (error) {
      toastError(sentenceOf(error));
    }
    setBusy(false);
  };
  const isWaiting = last !== null && !last.isReady && !last.isOver;
  return (
    <SettingRow
      name="Export"
      deeds={<Button size="sm" icon={DownloadIcon} busy={isBusy} disabled={isWaiting} onClick={() => void ask()}>Export data</Button>}
    >
      Everything you wrote: profile, posts, notes, messages. ZIP with JSON and your files.
      {last?.isReady || last?.isOver ? <small>Last export {formatDate(last.createdAt)}{last.isOver ? ', link ended' : ''}</small> : null}
    </SettingRow>
  );
}
