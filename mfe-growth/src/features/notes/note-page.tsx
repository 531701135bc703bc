import { shownText, type Autosave, type DraftDesk } from '@heartwood/client-kit/drafts';
import type { useUploads } from '@heartwood/client-kit/forms';
import { NotLoaded } from '@heartwood/client-kit/states';
import { fullName, LIMITS } from '@heartwood/contract/domain';
import { useReadable, useShell } from '@heartwood/contract/kit';
import {
  AvatarStack, Button, ConfirmDialog, EllipsisIcon, IconButton, latePart, LogOutIcon, Menu, mobile, RotateCcwIcon, SaveState, Skeleton, Text, Trash2Icon, UserPlusIcon,
  type MenuItem,
} from '@heartwood/shared-ui';
import { formatDayShort } from '@heartwood/shared-ui/dates';
import { isBlank, parseRichText, RichTextView, type RichTextValue } from '@heartwood/shared-ui/rich-text';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import styled, { css } from 'styled-components';
import { useQuery } from 'urql';
import { OneNoteDocument, type NotesListsFragment, type NoteTextFragment } from '../../generated/graphql';
import { toFace } from '../../module/person';
import { saveStateOf } from '../../module/save-state';
import { goneAt } from './folder-list';
import { NoteFiles } from './note-files';
import { writtenNote } from './use-note-desk';
import type { NoteCommands } from './use-notes';

const RichTextEditor = latePart(() => import('@heartwood/shared-ui/editor').then((part) => part.RichTextEditor));
const AssignNote = latePart(() => import('./assign-note').then((part) => part.AssignNote));

const Page = styled.article<{ $over: boolean }>`
  display: flex; flex: 1; flex-direction: column; min-height: 0; overflow: auto; border-top: 1px solid var(--border);
  ${({ $over }) => $over && css`outline: 2px dashed var(--focus); outline-offset: -6px;`}
  ${mobile} { border-top: 0; }
`;
const Head = styled.header`display: grid; gap: 6px; padding: 14px 20px 10px;`;
const Title = styled.input`
  width: 100%; padding: 0; border: 0; border-radius: 4px; background: none; color: var(--text); font: var(--fw-semi) 18px/26px var(--font);
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; }
  &[aria-invalid='true'] { outline: 2px solid var(--danger); outline-offset: 3px; }
`;
const Facts = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px; min-height: 28px; color: var(--text-3); font-size: 12px;`;
const Acts = styled.span`display: flex; gap: 4px; margin-left: auto;`;
/** A line of its own: names need more room than a panel has beside the buttons. */
const Who = styled.span`display: flex; flex: 1 0 100%; align-items: center; gap: 8px; min-width: 0;`;
const Body = styled.div`flex: 1; padding: 0 20px 20px;`;
const Band = styled.div`
  display: flex; align-items: center; gap: 10px; padding: 10px 12px 10px 20px; border-bottom: 1px solid var(--border); background: var(--surface-2);
  font-size: 12px; line-height: 17px; & > span { flex: 1; } & b { display: block; }
`;
const Foot = styled.footer`
  display: flex; align-items: center; gap: 12px; padding: 10px 12px 10px 20px; border-top: 1px solid var(--border); color: var(--text-3); font-size: 12px;
  & > span { flex: 1; }
`;

export interface NotePageProps {
  id: string;
  /** How often the stream has begun: what was loaded before may lack what came meanwhile. */
  begun: number;
  segments: NotesListsFragment['segments'];
  desk: DraftDesk<string>;
  commands: NoteCommands;
  uploads: ReturnType<typeof useUploads>;
  /** Files that come for this note. */
  onFiles(files: Iterable<File>): void;
  /** Which of the uploads are this note's. */
  isOfNote(uploadId: string): boolean;
}

/** One note: title, who has it, text, files. */
export function NotePage(props: NotePageProps) {
  const [{ data, error, fetching }, ask] = useQuery({ query: OneNoteDocument, variables: { id: props.id }, requestPolicy: 'cache-and-network' });
  const loadedAt = useRef(props.begun);
  useEffect(() => {
    if (loadedAt.current !== props.begun) ask({ requestPolicy: 'network-only' });
    loadedAt.current = props.begun;
  }, [props.begun, ask]);
  if (data?.note) return data.note.deletedAt === null ? <OpenNote {...props} note={data.note} /> : <Thrown note={data.note} commands={props.commands} />;
  if (error && !fetching) return <NotLoaded what="The note" onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  return <Page $over={false} aria-busy="true"><Body><Skeleton height={160} /></Body></Page>;
}

function OpenNote({ note, segments, desk, commands, uploads, onFiles, isOfNote }: NotePageProps & { note: NoteTextFragment }) {
  const { id, accessList, author, isOwn } = note;
  const { user: self } = useReadable(useShell().session);
  const [isOver, setOver] = useState(false);
  const [autosave] = useState(() => desk.of(writtenNote(note)));
  useEffect(() => {
    autosave.happened({ type: 'serverSaid', server: writtenNote(note).server });
  }, [autosave, note]);
  const drop = (event: DragEvent) => {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    onFiles(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles(event.clipboardData.files);
  };
  const others = accessList.filter(({ userId }) => userId !== self.id).map(({ user }) => user.firstname);
  const items: MenuItem[] = [
    ...segments.filter((segment) => segment.id !== note.segmentId).map((segment): MenuItem => (
      { key: segment.id, label: `Move to ${segment.name}`, onSelect: () => void commands.update(id, { segmentId: segment.id }) }
    )),
    ...(segments.length > 1 ? ['line' as const] : []),
    { key: 'delete', label: 'Delete', icon: Trash2Icon, danger: true, onSelect: () => commands.remove(note) },
  ];
  return (
    <Page
      aria-label={note.title} $over={isOver} onDrop={drop} onPasteCapture={paste} onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
    >
      <Head>
        <TitleField key={note.title} note={note} onChange={(title) => void commands.update(id, { title })} />
        <Facts>
          <Status autosave={autosave} />
          {isOwn ? (
            <Acts>
              <AssignNote
                note={note} commands={commands} fallback={<Button size="sm" variant="ghost" icon={UserPlusIcon} disabled>Assign</Button>}
              />
              <Menu label="Note actions" items={items} trigger={<IconButton size="sm" icon={EllipsisIcon} label="Note actions" />} />
            </Acts>
          ) : null}
          {others.length > 0 || !isOwn ? (
            <Who>
              <AvatarStack people={[author, ...accessList.map(({ user }) => user)].map(toFace)} />
              <span>{whoWords({ isOwn, author: author.firstname, others })}</span>
            </Who>
          ) : null}
        </Facts>
      </Head>
      <Body>
        <Words note={note} autosave={autosave} />
        <NoteFiles
          files={note.attachments} uploads={uploads.uploads.filter((upload) => isOfNote(upload.id))} canEdit={note.canEdit}
          onRetry={uploads.retry} onDrop={(upload) => uploads.remove(upload.id)}
          onRemove={(file) => void commands.update(id, { attachmentsDeleteData: [file.id] })}
        />
      </Body>
      {isOwn ? null : (
        <Foot>
          <span>You can edit. Only {author.firstname} can delete or assign.</span>
          <Button size="sm" icon={LogOutIcon} onClick={() => void commands.leave(note)}>Leave note</Button>
        </Foot>
      )}
    </Page>
  );
}

function TitleField({ note, onChange }: { note: NoteTextFragment; onChange(title: string): void }) {
  const [title, setTitle] = useState(note.title);
  const keep = () => {
    const clean = title.trim();
    if (clean === '') setTitle(note.title);
    else if (clean !== note.title) onChange(clean);
  };
  return (
    <Title
      aria-label="Title" value={title} maxLength={LIMITS.noteTitle.max} aria-invalid={title.trim() === '' || undefined}
      onChange={(event) => setTitle(event.target.value)} onBlur={keep} onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
}

function Status({ autosave }: { autosave: Autosave }) {
  const state = useUnit(autosave.$state);
  const isBusy = state.phase === 'saving';
  return (
    <>
      <SaveState {...saveStateOf(state)} onRetry={() => void autosave.flush()} />
      <Button size="sm" variant="ghost" disabled={isBusy || isBlank(shownText(state))} onClick={() => void autosave.flush()}>Save</Button>
    </>
  );
}

/** The text. An empty one is not saved: what was there stays until something is written in its place. */
function Words({ note, autosave }: { note: NoteTextFragment; autosave: Autosave }) {
  const state = useUnit(autosave.$state);
  const [blank, setBlank] = useState<RichTextValue | null>(null);
  const was = useRef<'blank' | 'written'>('written');
  const value = blank ?? shownText(state);
  const { accessList, author } = note;
  const members = [author, ...accessList.map(({ user }) => user)].map((person) => ({ ...toFace(person), name: fullName(person) }));
  const type = (text: RichTextValue, over: RichTextValue) => {
    if (isBlank(text)) {
      was.current = 'blank';
      setBlank(text);
      return;
    }
    autosave.happened({ type: 'typed', text, over: was.current === 'blank' ? shownText(autosave.$state.getState()) : over });
    was.current = 'written';
    setBlank(null);
  };
  return (
    <>
      <RichTextEditor
        value={value} ariaLabel="Note" placeholder="Write your note" level="note" members={members} onChange={type} onBlur={() => void autosave.flush()}
        fallback={isBlank(value) ? <Skeleton height={94} /> : <RichTextView value={value} />}
      />
      {blank && !isBlank(state.base.text) ? <Text size="small" tone="3">An empty note is not saved.</Text> : null}
    </>
  );
}

/** A note in the trash, to be read and had back. */
function Thrown({ note, commands }: { note: NoteTextFragment; commands: NoteCommands }) {
  const since = note.deletedAt ?? '';
  const [isAsking, setAsking] = useState(false);
  return (
    <Page $over={false} aria-label={note.title}>
      <Band>
        <span><b>In trash since {formatDayShort(since)}.</b>Gone for good on {formatDayShort(goneAt(since).toISOString())}.</span>
        <Button size="sm" icon={RotateCcwIcon} onClick={() => void commands.restore(note)}>Restore</Button>
        <Button size="sm" variant="danger" onClick={() => setAsking(true)}>Delete now</Button>
      </Band>
      <Head><Title as="h3">{note.title}</Title></Head>
      <Body><RichTextView value={parseRichText(note.content ?? [])} /></Body>
      <Foot><span>Notes in trash cannot be edited.</span></Foot>
      <ConfirmDialog
        open={isAsking} title="Delete this note for good?" confirmLabel="Delete now" danger onCancel={() => setAsking(false)}
        onConfirm={() => { setAsking(false); void commands.purge(note); }}
      >
        {note.title} and its files can’t be brought back.
      </ConfirmDialog>
    </Page>
  );
}

function whoWords({ isOwn, author, others }: { isOwn: boolean; author: string; others: readonly string[] }): string {
  const list = others.length > 2 ? `${others.length} others` : others.join(' and ');
  if (isOwn) return `You and ${list} can edit`;
  return `by ${author}, assigned to you${others.length === 0 ? '' : ` and ${list}`}`;
}

