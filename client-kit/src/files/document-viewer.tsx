import type { Shell } from '@heartwood/contract';
import { Button, EmptyState, inPlace, latePart, Modal, Spinner, TextLink } from '@heartwood/shared-ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { documentKind, whyNotShown, type ViewedDocument } from './document-kind';
import { fileSize } from './file-size';
import { freshAddress, isOld } from './fresh-address';
import { TextPages } from './text-pages';

const PdfPages = latePart(() => import('./pdf-pages').then((part) => part.PdfPages), { failed: inPlace('The document') });

const Place = styled.div`min-height: min(60vh, 520px);`;
const Start = styled.span`flex: 1; text-align: start;`;
const Waiting = styled.div`display: grid; place-items: center; min-height: 240px;`;

interface Props { shell: Pick<Shell, 'fetch'>; file: ViewedDocument; onClose(): void }

/** One document to be read over the page: a PDF by its pages, a text, a table; every other kind by name, to be fetched. */
export function DocumentViewer({ shell, file, onClose }: Props) {
  const kind = documentKind(file);
  const { address, bytes, isGone, retry } = useDocument(shell, file, kind !== 'none');
  const waiting = <Waiting><Spinner size="lg" label={`Loading ${file.name}`} /></Waiting>;
  return (
    <Modal
      open onClose={onClose} title={file.name} subtitle={fileSize(file.size)} size={860}
      footer={(
        <>
          <Start><TextLink href={address} download={file.name}>Download</TextLink></Start>
          <Button variant="primary" onClick={onClose}>Close</Button>
        </>
      )}
    >
      <Place>
        {kind === 'none' ? <EmptyState title="This document can be downloaded" text={whyNotShown(file)} /> : null}
        {isGone ? (
          <div role="alert">
            <EmptyState
              title={`${file.name} could not be opened`} text="It may be deleted, or not yours to read any more." action={<Button
                onClick={retry}
              >Try again</Button>}
            />
          </div>
        ) : null}
        {kind !== 'none' && !isGone && !bytes ? waiting : null}
        {bytes && kind === 'pdf' ? <PdfPages bytes={bytes} name={file.name} fallback={waiting} /> : null}
        {bytes && (kind === 'text' || kind === 'table') ? <TextPages bytes={bytes} name={file.name} isTable={kind === 'table'} /> : null}
      </Place>
    </Modal>
  );
}

/** The bytes behind the address, or behind a later one where that has ended. */
function useDocument(shell: Pick<Shell, 'fetch'>, { url }: ViewedDocument, isWanted: boolean) {
  const [found, setFound] = useState<{ address: string; bytes: Uint8Array<ArrayBuffer> | null; isGone: boolean }>({
    address: url, bytes: null, isGone: false,
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      const first = isOld(url) || attempt > 0 ? await freshAddress(shell, url) ?? url : url;
      const bytes = await bytesOf(first);
      const later = bytes ? first : await freshAddress(shell, url);
      const read = bytes ?? (later === null ? null : await bytesOf(later));
      if (!isOver) setFound({ address: later ?? first, bytes: read, isGone: read === null });
    };
    if (isWanted) void load();
    return () => {
      isOver = true;
    };
  }, [shell, url, isWanted, attempt]);
  const retry = () => {
    setFound({ address: url, bytes: null, isGone: false });
    setAttempt((count) => count + 1);
  };
  return { ...found, retry };
}

/** An address of a file is signed, and may be another server's: not `shell.fetch`, nothing of the session goes with it. */
async function bytesOf(address: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const answer = await globalThis.fetch(address, { credentials: 'omit' }).catch(() => null);
  return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
}
