import { apiErrorOf, sentenceOf } from '@heartwood/client-kit/commands';
import { downloadFile } from '@heartwood/client-kit/csv';
import { useState } from 'react';
import styled from 'styled-components';
import { Banner, Button, DownloadIcon } from '@heartwood/shared-ui';
import { formatDate } from '@heartwood/shared-ui/dates';
import { session } from '../../session/browser-session';
import { toastError } from '../../toasts/toasts';
import type { LastExport } from './leaving';

const Place = styled.div`margin-bottom: 10px;`;

/** How the export stands that was asked for last. */
export function ExportNews({ last }: { last: LastExport | null }) {
  const [isBusy, setBusy] = useState(false);
  if (last === null || last.isOver) return null;
  if (!last.isReady)
    return <Place><Banner><strong>Your export is being put together.</strong> You get a mail, usually within an hour.</Banner></Place>;
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      await fetchExport(last);
    } catch (error) {
      toastError(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <Place>
      <Banner icon={DownloadIcon} action={<Button size="sm" busy={isBusy} onClick={() => void download()}>Download</Button>}>
        <strong>
          Your export is ready, {sizeOf(last.size ?? 0)}.
        </strong> The link works until {formatDate(last.endsAt)} and asks for your password.
      </Banner>
    </Place>
  );
}

async function fetchExport({ id, createdAt }: LastExport): Promise<void> {
  const response = await session.fetch(`/api/v1/account/export/${id}/file`);
  if (!response.ok) throw await apiErrorOf(response);
  downloadFile(`heartwood-data-${createdAt.slice(0, 10)}.zip`, await response.blob());
}

const sizeOf = (bytes: number): string => (
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${Math.round(bytes / 1024 / 1024)} MB`
);
