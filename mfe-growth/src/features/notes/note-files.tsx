import { fileSize, useFileLink } from '@heartwood/client-kit/files';
import type { Upload } from '@heartwood/client-kit/forms';
import { useShell } from '@heartwood/contract/kit';
import { Button, ExternalLinkIcon, FileTextIcon, Icon, IconButton, ImageIcon, Spinner, TriangleAlertIcon, XIcon } from '@heartwood/shared-ui';
import styled, { css } from 'styled-components';
import type { NoteFileFragment } from '../../generated/graphql';

const Files = styled.ul`display: grid; gap: 10px; margin: 14px 0 0; padding: 0; list-style: none;`;
const Row = styled.li<{ $bad?: boolean }>`
  display: flex; align-items: center; gap: 12px; min-height: 52px; padding: 6px 8px 6px 12px; border: 1px solid var(--border-2); border-radius: 10px;
  font-size: 12px; line-height: 17px;
  ${({ $bad }) => $bad && css`border-color: var(--danger); background: var(--danger-soft); color: var(--danger-text);`}
`;
const Words = styled.span`
  display: grid; flex: 1; min-width: 0; color: var(--text-3); overflow-wrap: anywhere;
  & > b { color: var(--text); font-weight: var(--fw-semi); }
  [data-bad] > &, [data-bad] > & > b { color: inherit; }
`;
const Open = styled.a`display: inline-flex; padding: 8px; border-radius: 6px; color: var(--text-3); &:hover { background: var(--surface-hover); }`;

interface Props {
  files: readonly NoteFileFragment[];
  uploads: readonly Upload[];
  canEdit: boolean;
  onRetry(upload: Upload): void;
  onDrop(upload: Upload): void;
  onRemove(file: NoteFileFragment): void;
}

/** What a note carries, and what is on its way up: at work, there, or red with "Try Again" where that can help. */
export function NoteFiles({ files, uploads, canEdit, onRetry, onDrop, onRemove }: Props) {
  if (files.length + uploads.length === 0) return null;
  return (
    <Files aria-label="Attachments">
      {files.map((file) => <Kept key={file.id} file={file} {...(canEdit && { onRemove: () => onRemove(file) })} />)}
      {uploads.map((upload) => {
        const { id, file, state, sent, reason } = upload;
        const isBad = state === 'failed' || state === 'refused';
        return (
          <Row key={id} $bad={isBad} data-bad={isBad || undefined} {...(isBad && { role: 'alert' })}>
            {isBad ? <Icon as={TriangleAlertIcon} size={16} /> : <Spinner />}
            <Words><b>{file.name}</b>{isBad ? reason ?? 'Upload failed' : `Uploading${sent === null ? '' : ` ${Math.round(sent * 100)} %`}`}</Words>
            {state === 'failed' ? <Button size="sm" onClick={() => onRetry(upload)}>Try Again</Button> : null}
            {isBad ? <IconButton size="sm" icon={XIcon} label={`Remove ${file.name}`} onClick={() => onDrop(upload)} /> : null}
          </Row>
        );
      })}
    </Files>
  );
}

function Kept({ file: { name, size, type, url }, onRemove }: { file: NoteFileFragment; onRemove?(): void }) {
  const { renew: _renew, ...link } = useFileLink(useShell(), url);
  return (
    <Row>
      <Icon as={type.startsWith('image/') ? ImageIcon : FileTextIcon} size={16} />
      <Words><b>{name}</b>{fileSize(size)}</Words>
      <Open {...link} aria-label={`Open ${name}`}><Icon as={ExternalLinkIcon} size={16} /></Open>
      {onRemove ? <IconButton size="sm" icon={XIcon} label={`Remove ${name}`} onClick={onRemove} /> : null}
    </Row>
  );
}
