import { type DraftDesk } from '@heartwood/client-kit/drafts';
import { useFileDrop } from '@heartwood/client-kit/forms';
import { useReadable, useShell } from '@heartwood/contract/kit';
import {
  AvatarStack, Button, EllipsisIcon, FileTextIcon, Icon, IconButton, inPlace, latePart, LogOutIcon, Menu, PaperclipIcon, useIsMobile,
  UserPlusIcon,
} from '@heartwood/shared-ui';
import { useEffect, useRef, useState, type ClipboardEvent } from 'react';
import styled from 'styled-components';
import type { NotesListsFragment, NoteTextFragment } from '../../generated/graphql';
import { toFace } from '../../module/person';
import { noteItems } from './note-actions';
import { NoteCheckpoints } from './note-checkpoints';
import { NoteFiles } from './note-files';
import { Status, TitleField } from './note-head';
import { excerptOf } from './note-link';
import { Foot, Head, Page } from './note-look';
import { NoteTags } from './note-tags';
import { NoteText } from './note-text';
import { SelectionBar } from './selection-bar';
import { writtenNote } from './use-note-desk';
import type { NoteUploads } from './use-note-uploads';
import type { NoteCommands } from './use-notes';

const AssignNote = latePart(() => import('./assign-note').then((part) => part.AssignNote), { failed: inPlace('Assign') });

const Facts = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px; min-height: 28px; color: var(--text-3); font-size: 12px;
`;
const Acts = styled.span`display: flex; gap: 4px; margin-left: auto;`;
/** A line of its own: names need more room than a panel has beside the buttons. */
const Who = styled.span`display: flex; flex: 1 0 100%; align-items: center; gap: 8px; min-width: 0;`;
const Words = styled.div`
  display: flex; flex: 1 0 auto; flex-direction: column;
  /* On a phone the bar of a selection stands on the bar of the editor, at the foot. */
  &:has([aria-label='Use the selection']) [role='toolbar'] { margin-top: 0; }
`;
const Drop = styled.div`
  position: sticky; bottom: 12px; display: grid; justify-items: center; gap: 2px; margin: 12px 20px; padding: 14px;
  border: 1px solid var(--action);
  border-radius: 10px; background: var(--surface-selected); color: var(--text-3); font-size: 12px; pointer-events: none;
  & > b { display: flex; align-items: center; gap: 8px; color: var(--text); font-size: 13px; font-weight: var(--fw-semi); }
`;

export interface OpenNoteProps {
  note: NoteTextFragment;
  segments: NotesListsFragment['segments'];
  desk: DraftDesk<string>;
  commands: NoteCommands;
  uploads: NoteUploads;
  onExport(note: NoteTextFragment): void;
  /** Makes words an assumption of a module. */
  onAssume(words: string): void;
}

/** One note to be written: title, who has it, checkpoints, text, files. */
export function OpenNote({ note, segments, desk, commands, uploads, onExport, onAssume }: OpenNoteProps) {
  const { id, accessList, author, isOwn } = note;
  const { user: self } = useReadable(useShell().session);
  const isMobile = useIsMobile();
  const [selected, setSelected] = useState('');
  const [adding, setAdding] = useState<'tag' | 'checkpoint' | null>(null);
  const chosen = useRef<HTMLInputElement>(null);
  const [autosave] = useState(() => desk.of(writtenNote(note)));
  useEffect(() => {
    autosave.happened({ type: 'serverSaid', server: writtenNote(note).server });
  }, [autosave, note]);
  const onFiles = (files: Iterable<File>) => uploads.add(id, files);
  const { isOver, place } = useFileDrop(onFiles);
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles(event.clipboardData.files);
  };
  const others = accessList.filter(({ userId }) => userId !== self.id).map(({ user }) => user.firstname);
  const items = noteItems({ note, segments, commands, onExport: () => onExport(note), onAdd: setAdding });
  const added = (which: 'tag' | 'checkpoint') => (isAdding: boolean) => setAdding(isAdding ? which : null);
  const selection = selected === '' ? null : <SelectionBar excerpt={excerptOf(selected, note)} onAssume={onAssume} />;
  return (
    <Page aria-label={note.title} onPasteCapture={paste} {...place}>
      <Head>
        <TitleField key={note.title} note={note} onChange={(title) => void commands.update(id, { title })} />
        <Facts>
          <Status autosave={autosave} />
          <Acts>
            {isOwn ? (
              <AssignNote
                note={note} commands={commands} fallback={<Button size="sm" variant="ghost" icon={UserPlusIcon} disabled>Assign</Button>}
              />
            ) : null}
            <IconButton size="sm" icon={PaperclipIcon} label="Attach files" onClick={() => chosen.current?.click()} />
            <Menu label="Note actions" items={items} trigger={<IconButton size="sm" icon={EllipsisIcon} label="Note actions" />} />
          </Acts>
          {others.length > 0 || !isOwn ? (
            <Who>
              <AvatarStack people={[author, ...accessList.map(({ user }) => user)].map(toFace)} />
              <span>{whoWords({ isOwn, author: author.firstname, others })}</span>
            </Who>
          ) : null}
        </Facts>
        <input
          ref={chosen} type="file" multiple hidden aria-label="Files to attach"
          onChange={({ target }) => { onFiles(target.files ?? []); target.value = ''; }}
        />
      </Head>
      <NoteTags
        tags={note.tags} isOwn={isOwn} isAdding={adding === 'tag'} onAdding={added('tag')}
        onChange={async (tags) => (await commands.update(id, { tags })).ok}
      />
      <NoteCheckpoints
        checkpoints={note.checkpoints} isOwn={isOwn} isAdding={adding === 'checkpoint'} onAdding={added('checkpoint')}
        onChange={async (checkpoints) => (await commands.update(id, { checkpoints })).ok}
      />
      <Words>
        <NoteText note={note} autosave={autosave} onSelect={setSelected}>
          <NoteFiles
            files={note.attachments} uploads={uploads.of(id)} canEdit={note.canEdit} onRetry={uploads.retry}
            onDrop={(upload) => uploads.remove(upload.id)}
            onRemove={(file) => void commands.update(id, { attachmentsDeleteData: [file.id] })}
          />
          {isMobile ? selection : null}
        </NoteText>
      </Words>
      {isOver ? <Drop><b><Icon as={FileTextIcon} size={16} />Drop to attach to this note</b>Up to 25 MB each</Drop> : null}
      {isMobile ? null : selection}
      {isOwn ? null : (
        <Foot>
          <span>You can edit. Only {author.firstname} can delete or assign.</span>
          <Button size="sm" icon={LogOutIcon} onClick={() => void commands.leave(note)}>Leave note</Button>
        </Foot>
      )}
    </Page>
  );
}

function whoWords({ isOwn, author, others }: { isOwn: boolean; author: string; others: readonly string[] }): string {
  const list = others.length > 2 ? `${others.length} others` : others.join(' and ');
  if (isOwn) return `You and ${list} can edit`;
  return `by ${author}, assigned to you${others.length === 0 ? '' : ` and ${list}`}`;
}
