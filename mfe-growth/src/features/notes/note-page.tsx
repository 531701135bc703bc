import { NotLoaded } from '@heartwood/client-kit/states';
import { Skeleton } from '@heartwood/shared-ui';
import { useEffect, useRef } from 'react';
import { useQuery } from 'urql';
import { OneNoteDocument, type NotesListsFragment } from '../../generated/graphql';
import { Body, Page } from './note-look';
import { OpenNote, type OpenNoteProps } from './open-note';
import { ThrownNote } from './thrown-note';

/** ms until a note that the list has and the server did not is asked for again. */
const ASK_AGAIN_MS = 1000;

interface Props extends Omit<OpenNoteProps, 'note'> {
  id: string;
  /** How often the stream has begun: what was loaded before may lack what came meanwhile. */
  begun: number;
  trash: NotesListsFragment['trash'];
}

/** One note as it stands now: to be written, or in the trash. */
export function NotePage({ id, begun, trash, ...props }: Props) {
  const [{ data, error, fetching }, ask] = useQuery({ query: OneNoteDocument, variables: { id }, requestPolicy: 'cache-and-network' });
  const loadedAt = useRef(begun);
  useEffect(() => {
    if (loadedAt.current !== begun) ask({ requestPolicy: 'network-only' });
    loadedAt.current = begun;
  }, [begun, ask]);
  // Deleted and had back at once: it was asked for in between, and its row never left the list.
  const isMissing = data?.note === null && !fetching;
  useEffect(() => {
    if (!isMissing) return undefined;
    const timer = window.setTimeout(() => ask({ requestPolicy: 'network-only' }), ASK_AGAIN_MS);
    return () => window.clearTimeout(timer);
  }, [isMissing, ask]);
  if (data?.note) {
    if (data.note.deletedAt === null) return <OpenNote {...props} note={data.note} />;
    return <ThrownNote note={data.note} segments={props.segments} trash={trash} commands={props.commands} />;
  }
  if (error && !fetching) return <NotLoaded what="The note" onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  return <Page aria-busy="true"><Body><Skeleton height={160} /></Body></Page>;
}
