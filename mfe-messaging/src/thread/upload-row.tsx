import { Icon, PaperclipIcon, Spinner, TextLink, XIcon } from '@heartwood/shared-ui';
import styled, { css } from 'styled-components';
import { IconPress } from '../chat/icon-press';
import { fileSize } from './file-size';
import type { Upload } from './uploads';

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
  & > span { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > small { color: var(--text-3); }
  ${({ $bad }) => $bad && css`border-color: var(--danger); color: var(--danger-text);`}
`;

/** A file on its way up: at work, there, or red with "Try Again". */
export function UploadRow({ upload, onRetry, onRemove }: { upload: Upload; onRetry(): void; onRemove(): void }) {
  const { file, state } = upload;
  return (
    <Row $bad={state === 'failed'} {...(state === 'uploading' && { role: 'progressbar', 'aria-label': `Uploading ${file.name}` })}>
      {state === 'uploading' ? <Spinner /> : <Icon as={PaperclipIcon} size={14} />}
      <span>{file.name || 'File'}</span>
      {state === 'failed' ? <TextLink as="button" type="button" onClick={onRetry}>Try Again</TextLink> : <small>{fileSize(file.size)}</small>}
      <IconPress small icon={XIcon} label={`Remove ${file.name}`} onClick={onRemove} />
    </Row>
  );
}
