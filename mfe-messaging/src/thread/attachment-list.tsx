import {
  fileSize, isPicture, isShownByBrowser, useDocuments, useFileLink, usePictures, type Documents, type Pictures,
} from '@heartwood/client-kit/files';
import { FileTextIcon, Icon } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { useDesk } from '../chat/desk';
import type { OutgoingFile } from './outbox.model';

const Files = styled.span`display: flex; flex-direction: column; gap: 4px; margin-top: 4px;`;
const Picture = styled.a`
  display: block;
  /* A frame around the picture, not around the room beside a narrow one. */
  align-self: flex-start;
  overflow: hidden;
  max-width: min(320px, 100%);
  border: 1px solid var(--border);
  border-radius: 10px;
  line-height: 0;
  /* Of one height before it is there and after: a picture that comes late moves nothing. */
  & > img { width: auto; min-width: 120px; max-width: 100%; height: 200px; object-fit: contain; }
`;
const File = styled.a`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 320px;
  padding: 8px 10px;
  border: 1px solid var(--border);
  border-radius: 10px;
  background: var(--surface);
  color: var(--text);
  font-size: 12px;
  text-decoration: none;
  & > span { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > small { color: var(--text-3); }
  &:hover { background: var(--surface-hover); }
`;

/** Pictures and other files of a message: pictures and documents are shown in their place, films open in a new window. */
export function AttachmentList({ files }: { files: readonly OutgoingFile[] }) {
  const { shell } = useDesk();
  const pictures = usePictures(shell, files.filter(isPicture));
  const documents = useDocuments(shell);
  if (files.length === 0) return null;
  return (
    <Files>
      {files.map((file) => <Attachment key={file.id} file={file} show={pictures.show} onRead={documents.show} />)}
      {pictures.viewer}
      {documents.viewer}
    </Files>
  );
}

function Attachment({ file, show, onRead }: { file: OutgoingFile; show: Pictures['show']; onRead: Documents['show'] }) {
  const { id, name, size, url } = file;
  const { renew, onClick, ...link } = useFileLink(useDesk().shell, url);
  return isPicture(file) ? (
    <Picture {...link} aria-haspopup="dialog" onClick={(event) => { if (!show(event, id)) onClick(event); }}>
      <img src={link.href} alt={name} loading="lazy" onError={renew} />
    </Picture>
  ) : (
    <File
      {...link} {...(!isShownByBrowser(file) && { 'aria-haspopup': 'dialog' as const })}
      onClick={(event) => { if (isShownByBrowser(file) || !onRead(event, file)) onClick(event); }}
    >
      <Icon as={FileTextIcon} size={16} /><span>{name}</span><small>{fileSize(size)}</small>
    </File>
  );
}
