import { keepSubscription } from '@heartwood/client-kit/graphql';
import { NotLoaded } from '@heartwood/client-kit/states';
import { useShell } from '@heartwood/contract/kit';
import {
  ArrowLeftIcon, ArrowUpDownIcon, Chip, DownloadIcon, EmptyState, FolderPlusIcon, H3, IconButton, latePart, Menu, mobile, roomy, SearchIcon,
  Skeleton,
  SquarePenIcon, useIsMobile, XIcon, type MenuItem,
} from '@heartwood/shared-ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useClient, useQuery } from 'urql';
import { NotesEventsDocument, NotesPanelDocument, type NoteRowFragment, type NotesListsFragment } from '../../generated/graphql';
import { FolderList } from './folder-list';
import { FolderForm } from './line-form';
import { NotePage } from './note-page';
import { NoteSearch } from './note-search';
import { FAULTS } from './note-words';
import { findNote, nextPosition, withSegment } from './panel-lists';
import { NOTE_SORTS, tagsOf } from './panel-view';
import { TagFilter } from './tag-filter';
import { useNoteDesk } from './use-note-desk';
import { useNoteUploads } from './use-note-uploads';
import { useNotDeleted } from './use-not-deleted';
import { useNoteCommands } from './use-notes';
import { usePanelView } from './use-panel-view';

const NAME = 'notes-panel@1';
const ExportNotes = latePart(() => import('./export-notes.dialog').then((part) => part.ExportNotes));

const Frame = styled.section`
  position: fixed; right: 8px; top: calc(var(--h-topbar) + 9px); bottom: 8px; z-index: var(--z-drawer);
  display: flex; flex-direction: column; width: 400px;
  border: 1px solid var(--border); border-width: 0 1px 1px; border-radius: 0 0 14px 0; background: var(--surface);
  box-shadow: var(--shadow-3);
  &:focus { outline: none; }
  ${roomy} { box-shadow: none; }
  ${mobile} { inset: 0; width: auto; border: 0; border-radius: 0; }
`;
const Head = styled.header`
  display: flex; align-items: center; gap: 4px; flex: none; height: 56px; padding: 0 10px 0 20px; border-bottom: 1px solid var(--border);
  & > h2 { flex: 1; }
  ${mobile} { padding-left: 20px; &[data-back] { padding-left: 8px; } }
`;
const Lists = styled.div<{ $whole: boolean }>`
  flex: ${({ $whole }) => ($whole ? '1 1 auto' : '0 1 auto')}; min-height: 96px; max-height: ${({ $whole }) => ($whole ? 'none' : '38%')};
  overflow: auto;
`;
const Start = styled.div`display: flex; flex: 1; flex-direction: column; justify-content: center; padding: 0 16px; overflow: auto;`;
const Gone = styled.p`flex: none; margin: 0; padding: 16px 20px; border-top: 1px solid var(--border); color: var(--text-2);`;
const Ideas = styled.div`
  display: flex; align-items: center; justify-content: center; gap: 6px; padding: 8px; color: var(--text-3); font-size: 12px;
`;

export interface NewNote { title: string; content?: Record<string, unknown>[] }
interface MadeFolder { folder: { id: string; name: string; position: number }; done: Promise<{ ok: boolean }>; isShown: boolean }
export interface Wanted {
  noteId: string | null;
  /** Made of what was found elsewhere. */
  draft: NewNote | null;
  /** Where words of a note become the assumption of a module. */
  renderAssume?: (words: string, onClose: () => void) => ReactNode;
}

/** Folders, notes and the one that is open, beside the page or over it. */
export function NotesPanel(wanted: Wanted) {
  const shell = useShell();
  const client = useClient();
  const [{ data, error, fetching }, ask] = useQuery({ query: NotesPanelDocument, requestPolicy: 'cache-and-network' });
  const [begun, setBegun] = useState(0);
  const frame = useRef<HTMLElement>(null);
  const close = () => shell.slots.close(NAME);
  useEffect(() => {
    const before = document.activeElement;
    frame.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  useEffect(() => {
    const stream = keepSubscription(client, shell, {
      document: NotesEventsDocument, variables: () => ({}),
      onData: ({ notesStream }) => {
        if (notesStream.type !== 'HELLO') return;
        // Nothing is kept: what came before the line was there, or while it was away, is in what is loaded now.
        ask({ requestPolicy: 'network-only' });
        setBegun((count) => count + 1);
      },
    });
    return () => stream.stop();
  }, [client, shell, ask]);
  const lists = data?.notesPanel;
  return (
    <Frame
      ref={frame} role="dialog" aria-label="Notes" tabIndex={-1} onKeyDown={(event) => (
        event.key === 'Escape' && !event.defaultPrevented && close()
      )}
    >
      {lists ? <Open {...wanted} lists={lists} begun={begun} onClose={close} /> : (
        <>
          <Head><H3 as="h2">Notes</H3><IconButton icon={XIcon} label="Close" onClick={close} /></Head>
          <Start aria-busy={fetching}>
            {error && !fetching
              ? <NotLoaded what="Your notes" onRetry={() => ask({ requestPolicy: 'network-only' })} />
              : <Skeleton height={220} />}
          </Start>
        </>
      )}
    </Frame>
  );
}

function Open(
  { lists: loaded, begun, noteId, draft, renderAssume, onClose }: Wanted & { lists: NotesListsFragment; begun: number; onClose(): void },
) {
  const isMobile = useIsMobile();
  const [notDeleted, onNotDeleted] = useNotDeleted();
  const commands = useNoteCommands(onNotDeleted);
  const desk = useNoteDesk();
  const uploads = useNoteUploads(commands);
  const { view, sortBy, toggleTag } = usePanelView();
  const [selectedId, setSelected] = useState(noteId);
  // The folder that was made last takes the next note before the cache has shown it, and before the server has answered for it.
  const [made, setMade] = useState<MadeFolder | null>(null);
  if (made && !made.isShown && loaded.segments.some(({ id }) => id === made.folder.id)) setMade({ ...made, isShown: true });
  const lists = made === null || made.isShown ? loaded : withSegment(loaded, made.folder);
  const [folderId, setFolder] = useState<string | null>(lists.segments[0]?.id ?? null);
  const [openFolders, setOpenFolders] = useState<ReadonlySet<string>>(
    new Set(['assigned', ...lists.segments.slice(0, 1).map(({ id }) => id)]),
  );
  const [mode, setMode] = useState<'lists' | 'search' | 'folder' | 'note'>('lists');
  // Waits for the folder that it goes into.
  const [waiting, setWaiting] = useState<NewNote | null>(null);
  // Covered by the search until something found is opened.
  const [coveredId, setCovered] = useState<string | null>(null);
  const [assumed, setAssumed] = useState<string | null>(null);
  const [exported, setExported] = useState<{ id: string; title: string } | 'all' | null>(null);
  const [wasWanted, setWasWanted] = useState(noteId);
  if (wasWanted !== noteId) {
    setWasWanted(noteId);
    if (noteId !== null) setSelected(noteId);
  }
  const target = lists.segments.some(({ id }) => id === folderId) ? folderId : null;
  const unfold = (id: string) => setOpenFolders((known) => new Set([...known, id]));
  const open = (note: NoteRowFragment) => {
    setSelected(note.id);
    setCovered(null);
    if (note.segmentId !== null && note.deletedAt === null) setFolder(note.segmentId);
    if (mode !== 'search') setMode('lists');
  };
  // Somebody who went on meanwhile stays where they went.
  const endOf = (ended: typeof mode) => setMode((now) => (now === ended ? 'lists' : now));
  const createIn = async (folder: string, { title, content }: NewNote) => {
    if (made?.folder.id === folder && !(await made.done).ok) return false;
    const { id, done } = commands.addNote(folder, title, content);
    unfold(folder);
    const { ok } = await done;
    if (!ok) return false;
    endOf('note');
    setSelected(id);
    return true;
  };
  const createFolder = async (name: string) => {
    const { id, done } = commands.addFolder(name);
    setMade({ folder: { id, name: name.trim(), position: nextPosition(lists) }, done, isShown: false });
    unfold(id);
    setFolder(id);
    const { ok } = await done;
    if (!ok) {
      setMade((now) => (now?.folder.id === id ? null : now));
      setFolder((now) => (now === id ? folderId : now));
      return false;
    }
    endOf('folder');
    if (!waiting) return true;
    setWaiting(null);
    await createIn(id, waiting);
    return true;
  };
  const createNote = (note: NewNote) => {
    if (target !== null) return createIn(target, note);
    commands.say(FAULTS.noSection);
    setWaiting(note);
    setMode('folder');
    return false;
  };
  const startNote = () => {
    if (target === null) {
      commands.say(FAULTS.noSection);
      setMode('folder');
      return;
    }
    unfold(target);
    setMode('note');
    if (isMobile) setSelected(null);
  };
  const make = useRef(createNote);
  const start = useRef(startNote);
  useEffect(() => {
    make.current = createNote;
    start.current = startNote;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || !event.shiftKey || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'n')
        return;
      event.preventDefault();
      start.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    if (draft) void make.current(draft);
  }, [draft]);
  const isEmpty = lists.segments.length + lists.assigned.length + lists.trash.length === 0;
  const known = selectedId === null || (mode === 'search' && selectedId === coveredId) ? null : findNote(lists, selectedId);
  const isNoteAlone = isMobile && known !== null;
  const orders: MenuItem[] = [
    ...NOTE_SORTS.map(([sort, label]): MenuItem => ({ key: sort, label, checked: view.sort === sort, onSelect: () => sortBy(sort) })),
    'line',
    { key: 'export', label: 'Export all notes', icon: DownloadIcon, onSelect: () => setExported('all') },
  ];
  return (
    <>
      <Head data-back={isNoteAlone || undefined}>
        {isNoteAlone ? <IconButton icon={ArrowLeftIcon} label="Back to the list" onClick={() => setSelected(null)} /> : null}
        <H3 as="h2">Notes</H3>
        {isEmpty ? null : (
          <IconButton
            icon={SearchIcon} label="Search notes" on={mode === 'search'}
            onClick={() => { setMode(mode === 'search' ? 'lists' : 'search'); setCovered(selectedId); if (isMobile) setSelected(null); }}
          />
        )}
        <IconButton
          icon={FolderPlusIcon}
          label="New folder"
          on={mode === 'folder'}
          onClick={() => { setMode('folder'); if (isMobile) setSelected(null); }}
        />
        <IconButton icon={SquarePenIcon} label="New note" onClick={startNote} />
        {isEmpty || isNoteAlone ? null : (
          <Menu label="Sort and export" items={orders} trigger={<IconButton icon={ArrowUpDownIcon} label="Sort and export" />} />
        )}
        <IconButton icon={XIcon} label="Close" onClick={onClose} />
      </Head>
      {isEmpty ? (
        <Start>
          <EmptyState
            title="Your notes start with a folder" text="Notes are private until you assign them to a teammate. Interviews, calls, half an idea: it all fits."
          />
          <FolderForm onCreate={createFolder} hint="Enter creates it too." />
          <Ideas>
            or {['Meetings', 'Fundraising', 'Ideas'].map((name) => <Chip key={name} onClick={() => void createFolder(name)}>{name}</Chip>)}
          </Ideas>
        </Start>
      ) : null}
      {isEmpty || isNoteAlone ? null : (
        <>
          {mode === 'folder' ? <FolderForm onCreate={createFolder} onCancel={() => setMode('lists')} /> : null}
          {mode === 'search' ? <NoteSearch segments={lists.segments} selectedId={selectedId} commands={commands} onOpen={open} /> : (
            <Lists $whole={known === null}>
              <TagFilter tags={tagsOf(lists)} chosen={view.tags} onToggle={toggleTag} />
              <FolderList
                lists={lists} view={view} commands={commands} selectedId={selectedId} folderId={target} isAdding={mode === 'note'}
                openFolders={openFolders} notDeleted={notDeleted}
                onOpen={open} onAdd={(title) => createNote({ title })} onAddEnd={() => setMode('lists')}
                onToggle={(id) => {
                  if (lists.segments.some((segment) => segment.id === id)) setFolder(id);
                  setOpenFolders((now) => (now.has(id) ? new Set([...now].filter((each) => each !== id)) : new Set([...now, id])));
                }}
              />
            </Lists>
          )}
        </>
      )}
      {noteId !== null && selectedId === noteId && !known
        ? <Gone role="status">This note is not there any more, or it is not yours to read.</Gone>
        : null}
      {known && desk ? (
        <NotePage
          key={`${known.id} ${known.deletedAt ?? ''}`} id={known.id} begun={begun} segments={lists.segments} trash={lists.trash} desk={desk}
          commands={commands}
          uploads={uploads} onExport={setExported} onAssume={setAssumed}
        />
      ) : null}
      {exported === null ? null : <ExportNotes note={exported === 'all' ? null : exported} onClose={() => setExported(null)} />}
      {assumed === null ? null : renderAssume?.(assumed, () => setAssumed(null))}
    </>
  );
}
