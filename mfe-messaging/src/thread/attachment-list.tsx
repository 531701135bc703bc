import { FileTextIcon, Icon } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { fileSize } from './file-size';
import type { OutgoingFile } from './outbox.model';

const Files = styled.span`display: flex; flex-direction: column; gap: 4px; margin-top: 4px;`;
const Picture = styled.a`
  display: block;
  overflow: hidden;
  max-width: 320px;
  border: 1px solid var(--border);
  border-radius: 10px;
  line-height: 0;
  & > img { max-width: 100%; max-height: 240px; object-fit: cover; }
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

/** Pictures and other files of a message; each opens in a new window. */
export function AttachmentList({ files }: { files: readonly OutgoingFile[] }) {
  if (files.length === 0) return null;
  return (
    <Files>
      {files.map(({ id, name, size, type, url }) => (type.startsWith('image/') ? (
        <Picture key={id} href={url} target="_blank" rel="noopener noreferrer"><img src={url} alt={name} loading="lazy" /></Picture>
      ) : (
        <File key={id} href={url} target="_blank" rel="noopener noreferrer"><Icon as={FileTextIcon} size={16} /><span>{name}</span><small>{fileSize(size)}</small></File>
      )))}
    </Files>
  );
}
