import { fileSize, isShownByBrowser, useDocuments, useFileLink } from '@heartwood/client-kit/files';
import { UploadBar, type Upload } from '@heartwood/client-kit/forms';
import { useShell } from '@heartwood/contract/kit';
import {
  Button, ExternalLinkIcon, EyeIcon, FileTextIcon, FilmIcon, Icon, IconButton, ImageIcon, Text, TriangleAlertIcon, XIcon, type IconType,
} from '@heartwood/shared-ui';
import styled, { css } from 'styled-components';
import type { NoteFileFragment } from '../../generated/graphql';

const Frame = styled.section`padding: 12px 20px 20px;`;
const Head = styled.div`display: flex; justify-content: space-between; margin-bottom: 8px;`;
const Files = styled.ul`display: grid; gap: 10px; margin: 0; padding: 0; list-style: none;`;
const Row = styled.li<{ $bad?: boolean }>`
  display: flex; align-items: center; gap: 12px; min-height: 52px; padding: 6px 8px 6px 12px; border: 1px solid var(--border-2);
  border-radius: 10px;
  font-size: 12px; line-height: 17px;
  ${({ $bad }) => $bad && css`border-color: var(--danger); background: var(--danger-soft); color: var(--danger-text);`}
`;
const Words = styled.span`
  display: grid; flex: 1; min-width: 0; color: var(--text-3); overflow-wrap: anywhere;
  & > b { color: var(--text); font-weight: var(--fw-semi); }
  [data-bad] > &, [data-bad] > & > b { color: inherit; }
`;
const Open = styled.a`
  display: inline-flex; padding: 8px; border-radius: 6px; color: var(--text-3); &:hover { background: var(--surface-hover); }
`;
const Sent = styled(UploadBar)`margin-top: 4px;`;

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
  const documents = useDocuments(useShell());
  const total = files.length + uploads.length;
  if (total === 0) return null;
  return (
    <Frame aria-label="Attachments">
      <Head>
        <Text size="small" weight="semi">Attachments</Text>
        {uploads.length > 0 ? <Text size="small" tone="3" role="status">{files.length} of {total} done</Text> : null}
      </Head>
      <Files>
        {files.map((file) => (
          <Kept key={file.id} file={file} onShow={documents.show} {...(canEdit && { onRemove: () => onRemove(file) })} />
        ))}
        {uploads.map((upload) => <Coming key={upload.id} upload={upload} onRetry={() => onRetry(upload)} onDrop={() => onDrop(upload)} />)}
      </Files>
      {documents.viewer}
    </Frame>
  );
}

function Coming({ upload, onRetry, onDrop }: { upload: Upload; onRetry(): void; onDrop(): void }) {
  const { file, state, sent, reason } = upload;
  const isBad = state === 'failed' || state === 'refused';
  const percent = sent === null ? null : Math.round(sent * 100);
  return (
    <Row $bad={isBad} data-bad={isBad || undefined} {...(isBad && { role: 'alert' })}>
      <Icon as={isBad ? TriangleAlertIcon : signOf(file)} size={16} />
      <Words>
        <b>{file.name}</b>
        {isBad ? reason ?? 'Upload failed' : percent === null ? (state === 'waiting' ? 'Waiting' : 'Uploading') : <Sent upload={upload} />}
      </Words>
      {isBad || percent === null ? null : <span>{percent}%</span>}
      {state === 'failed' ? <Button size="sm" onClick={onRetry}>Try Again</Button> : null}
      <IconButton size="sm" icon={XIcon} label={`Remove ${file.name}`} onClick={onDrop} />
    </Row>
  );
}

interface KeptProps { file: NoteFileFragment; onShow: ReturnType<typeof useDocuments>['show']; onRemove?(): void }

/** Pictures and films open in a window of their own (specification, section 9), everything else in the viewer. */
function Kept({ file, onShow, onRemove }: KeptProps) {
  const { name, size, url } = file;
  const { renew: _renew, onClick, ...link } = useFileLink(useShell(), url);
  const isApart = isShownByBrowser(file);
  return (
    <Row>
      <Icon as={signOf(file)} size={16} />
      <Words><b>{name}</b>{fileSize(size)}</Words>
      <Open
        {...link} aria-label={`Open ${name}`} {...(!isApart && { 'aria-haspopup': 'dialog' as const })}
        onClick={(event) => { if (isApart || !onShow(event, file)) onClick(event); }}
      >
        <Icon as={isApart ? ExternalLinkIcon : EyeIcon} size={16} />
      </Open>
      {onRemove ? <IconButton size="sm" icon={XIcon} label={`Remove ${name}`} onClick={onRemove} /> : null}
    </Row>
  );
}

function signOf({ type }: { type: string }): IconType {
  if (type.startsWith('image/')) return ImageIcon;
  return type.startsWith('video/') ? FilmIcon : FileTextIcon;
}
