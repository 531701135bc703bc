import { fileSize } from '@heartwood/client-kit/files';
import { UploadBar, type Upload } from '@heartwood/client-kit/forms';
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
  flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: ${({ $bad }) => ($bad ? 'normal' : 'nowrap')};
  overflow-wrap: anywhere;
`;
const Bar = styled(UploadBar)`position: absolute; left: 0; bottom: 0; height: 3px; border-radius: 0 0 8px 8px;`;

/** A file on its way up: at work, there, or red, with "Try Again" where that can help. */
export function UploadRow({ upload, onRetry, onRemove }: { upload: Upload; onRetry(): void; onRemove(): void }) {
  const { file, state, reason } = upload;
  const isBad = state === 'failed' || state === 'refused';
  return (
    <Row $bad={isBad} {...(isBad && { role: 'alert' })}>
      {state === 'uploading' ? <Spinner /> : <Icon as={PaperclipIcon} size={14} />}
      <Name $bad={isBad}>{file.name || 'File'}{reason === null ? '' : `: ${reason}`}</Name>
      {state === 'failed'
        ? <TextLink as="button" type="button" onClick={onRetry}>Try Again</TextLink>
        : <small>{state === 'waiting' ? 'Waiting' : fileSize(file.size)}</small>}
      {state === 'uploading' ? <Bar upload={upload} /> : null}
      <IconPress small icon={XIcon} label={`Remove ${file.name}`} onClick={onRemove} />
    </Row>
  );
}
