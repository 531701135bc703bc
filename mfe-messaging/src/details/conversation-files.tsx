import {
  fileSize, isPicture, isShownByBrowser, useDocuments, useFileLink, usePictures, type Documents, type Pictures,
} from '@heartwood/client-kit/files';
import { NotLoaded, ShowMore, useFailure, useMore } from '@heartwood/client-kit/states';
import { personName } from '@heartwood/contract/domain';
import { EmptyState, FileTextIcon, Icon, MessageSquareIcon, Spinner } from '@heartwood/shared-ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { useDesk } from '../chat/desk';
import { IconPress } from '../chat/icon-press';
import { rowTime } from '../chat/times';
import { MessagesWithFilesDocument, type MessageFragment } from '../generated/graphql';

const Rows = styled.ul`margin: 0; padding: 0; list-style: none;`;
const Row = styled.li`display: flex; align-items: center; gap: 4px;`;
const Link = styled.a`
  display: flex; flex: 1; align-items: center; gap: 10px; min-width: 0; min-height: 52px; padding: 6px; border-radius: 10px; color: inherit;
  text-decoration: none;
  &:hover { background: var(--surface-hover); }
  & > span:last-child { flex: 1; min-width: 0; font-size: 13px; line-height: 17px; }
  & b, & small { display: block; }
  & b { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: var(--fw-medium); }
  & small { overflow-wrap: anywhere; font-size: 12px; color: var(--text-3); }
`;
const Sign = styled.span`
  display: grid; flex: none; place-items: center; width: 40px; height: 40px; overflow: hidden; border: 1px solid var(--border);
  border-radius: 8px; color: var(--text-2);
  & > img { width: 100%; height: 100%; object-fit: cover; }
`;
const Pad = styled.div`padding: 10px;`;

type Attached = MessageFragment['attachments'][number];

/** The files and pictures of a conversation, newest first: each is opened, or leads to where it was sent. */
export function ConversationFiles({ channelId, onShow }: { channelId: string; onShow?: ((messageId: string) => void) | undefined }) {
  const [found, ask] = useQuery({ query: MessagesWithFilesDocument, variables: { channelId }, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(found, ask);
  const page = found.data?.messagesWithFiles;
  const more = useMore(page, MessagesWithFilesDocument, (after) => ({ channelId, after }));
  const rows = useRef<HTMLUListElement>(null);
  // A message that was deleted meanwhile has none any more.
  const files = page?.nodes.flatMap((message) => message.attachments.map((file) => ({ message, file }))) ?? [];
  const { shell } = useDesk();
  const documents = useDocuments(shell);
  const pictures = usePictures(shell, files.map(({ file }) => file).filter(isPicture));
  if (isFailed) return <NotLoaded what="Files" onRetry={retry} />;
  if (!found.data) return <Pad><Spinner label="Loading files" /></Pad>;
  if (files.length === 0 && !page?.hasMore) {
    return <EmptyState title="No files yet" text="What is sent here is listed here: pictures, documents, tables." />;
  }
  return (
    <>
      <Rows ref={rows} aria-label="Files">
        {files.map(({ message, file }) => (
          <FileRow
            key={file.id} file={file} message={message} show={pictures.show} onRead={documents.show}
            onShow={onShow && (() => onShow(message.id))}
          />
        ))}
      </Rows>
      <ShowMore more={more} rows={rows} />
      {pictures.viewer}
      {documents.viewer}
    </>
  );
}

interface FileRowProps {
  file: Attached; message: MessageFragment; show: Pictures['show']; onRead: Documents['show']; onShow: (() => void) | undefined;
}

function FileRow({ file, message, show, onRead, onShow }: FileRowProps) {
  const { id, name, size, url } = file;
  const { renew, onClick, ...link } = useFileLink(useDesk().shell, url);
  const isShown = isPicture(file);
  const isRead = !isShownByBrowser(file);
  return (
    <Row>
      <Link
        {...link} aria-haspopup={isShown || isRead ? 'dialog' : undefined}
        onClick={(event) => { if (!(isShown && show(event, id)) && !(isRead && onRead(event, file))) onClick(event); }}
      >
        <Sign>
          {isShown ? <img src={link.href} alt="" loading="lazy" onError={renew} /> : <Icon as={FileTextIcon} size={18} />}
        </Sign>
        <span>
          <b title={name}>{name}</b>
          <small>{personName(message.author)}, {rowTime(message.createdAt)} · {fileSize(size)}</small>
        </span>
      </Link>
      {onShow ? <IconPress small icon={MessageSquareIcon} label={`Show ${name} in the chat`} onClick={onShow} /> : null}
    </Row>
  );
}
