import { fileSize } from '@heartwood/client-kit/files';
import type { Upload } from '@heartwood/client-kit/forms';
import { Icon, PaperclipIcon, Spinner, TextLink, XIcon } from '@heartwood/shared-ui';
import styled, { css } from 'styled-components';
import { IconPress } from '../chat/icon-press';

const Row = styled.div<{ $bad: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 4px 4px 4px 10px;
  border: 1px solid var(--border);
  border-radius: 8px;
  background: var(--surface);
  font-size: 12px;
  & > small { color: var(--text-3); }
  ${({ $bad }) => $bad && css`border-color: var(--danger); color: var(--danger-text);`}
`;
const Name = styled.span<{ $bad: boolean }>`
  flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: ${({ $bad }) => ($bad ? 'normal' : 'nowrap')}; overflow-wrap: anywhere;
`;
const Bar = styled.i<{ $sent: number }>`
  position: absolute; left: 0; right: 0; bottom: 0; height: 3px; border-radius: 0 0 8px 8px; overflow: hidden; background: var(--surface-hover);
  &::after { content: ''; display: block; width: ${({ $sent }) => Math.round($sent * 100)}%; height: 100%; background: var(--action); transition: width var(--t-fast) linear; }
`;

/** A file on its way up: at work, there, or red, with "Try Again" where that can help. */
export function UploadRow({ upload, onRetry, onRemove }: { upload: Upload; onRetry(): void; onRemove(): void }) {
  const { file, state, sent, reason } = upload;
  const isBad = state === 'failed' || state === 'refused';
  return (
    <Row $bad={isBad} {...(isBad && { role: 'alert' })}>
      {state === 'uploading' ? <Spinner /> : <Icon as={PaperclipIcon} size={14} />}
      <Name $bad={isBad}>{file.name || 'File'}{reason === null ? '' : `: ${reason}`}</Name>
      {state === 'failed' ? <TextLink as="button" type="button" onClick={onRetry}>Try Again</TextLink> : <small>{state === 'waiting' ? 'Waiting' : fileSize(file.size)}</small>}
      {state === 'uploading' ? (
        <Bar
          $sent={sent ?? 0} role="progressbar" aria-label={`Uploading ${file.name}`} aria-valuenow={sent === null ? undefined : Math.round(sent * 100)}
        />
      ) : null}
      <IconPress small icon={XIcon} label={`Remove ${file.name}`} onClick={onRemove} />
    </Row>
  );
}
