import { LIMITS, NOTE_KEPT_DAYS } from '@heartwood/contract/domain';
import { Avatar, EllipsisIcon, FolderIcon, FolderOpenIcon, IconButton, Menu, Trash2Icon, type MenuItem } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { NoteRowFragment, NotesListsFragment } from '../../generated/graphql';
import { toFace } from '../../module/person';
import { FolderGroup } from './folder-group';
import { LineForm } from './line-form';
import { shownLists, type PanelView } from './panel-view';
import { noteDay } from './note-day';
import type { NoteCommands } from './use-notes';

const List = styled.ul`margin: 0; padding: 8px 10px; list-style: none;`;
const FOLDER = [FolderIcon, FolderOpenIcon] as const;
const DAY = 86_400_000;

/** When a note in the trash goes for good. */
export const goneAt = (deletedAt: string): Date => new Date(Date.parse(deletedAt) + NOTE_KEPT_DAYS * DAY);

interface Props {
  lists: NotesListsFragment;
  view: PanelView;
  commands: NoteCommands;
  selectedId: string | null;
  /** Where a new note would go. */
  folderId: string | null;
  isAdding: boolean;
  openFolders: ReadonlySet<string>;
  /** Notes and folders that say so: they are back. */
  notDeleted: ReadonlySet<string>;
  onToggle(id: string): void;
  onOpen(note: NoteRowFragment): void;
  /** Whether it is there: the title that was typed stays until then. */
  onAdd(title: string): unknown;
  onAddEnd(): void;
}

/** Own folders with their notes, what others have given, and the trash. */
export function FolderList(
  { lists, view, commands, selectedId, folderId, isAdding, openFolders, notDeleted, onToggle, onOpen, onAdd, onAddEnd }: Props,
) {
  const [renamed, setRenamed] = useState<string | null>(null);
  const { segments } = lists;
  const shown = shownLists(lists, view);
  const isNarrowed = view.tags.length > 0;
  const between = (at: number, by: -1 | 1) => {
    const near = segments[at + by]?.position ?? 0;
    const far = segments[at + 2 * by]?.position ?? near + 2 * by;
    return (near + far) / 2;
  };
  const actions = (segment: (typeof segments)[number]): MenuItem[] => {
    const at = segments.findIndex(({ id }) => id === segment.id);
    return [
      { key: 'rename', label: 'Rename', onSelect: () => setRenamed(segment.id) },
      ...(at > 0 ? [{ key: 'up', label: 'Move up', onSelect: () => void commands.moveFolder(segment.id, between(at, -1)) }] : []),
      ...(at < segments.length - 1
        ? [{ key: 'down', label: 'Move down', onSelect: () => void commands.moveFolder(segment.id, between(at, 1)) }]
        : []),
      'line',
      { key: 'delete', label: 'Delete', icon: Trash2Icon, danger: true, onSelect: () => commands.removeFolder(segment) },
    ];
  };
  const common = (id: string) => (
    { id, isOpen: isNarrowed || openFolders.has(id), selectedId, notDeleted, onToggle: () => onToggle(id), onOpen });
  const take = (folder: string) => (noteId: string) => {
    if (segments.every(({ id, notes }) => id !== folder || notes.every((note) => note.id !== noteId)))
      void commands.update(noteId, { segmentId: folder });
  };
  return (
    <List aria-label="Folders">
      {shown.segments.map((segment) => (renamed === segment.id ? (
        <li key={segment.id}>
          <LineForm
            label="Folder name" action="Rename" first={segment.name} max={LIMITS.noteFolder.max} onCancel={() => setRenamed(null)}
            onSubmit={(name) => { void commands.renameFolder(segment.id, name); setRenamed(null); }}
          />
        </li>
      ) : (
        <FolderGroup
          key={segment.id} {...common(segment.id)} label={segment.name} notes={segment.notes} icons={FOLDER} onTake={take(segment.id)}
          aside={({ updatedAt }) => noteDay(updatedAt)}
          menu={(
            <Menu
              label={`Actions for ${segment.name}`} items={actions(segment)}
              trigger={<IconButton size="sm" icon={EllipsisIcon} label={`Actions for ${segment.name}`} />}
            />
          )}
          form={isAdding && folderId === segment.id
            ? <LineForm
              label={`New note in ${segment.name}`} action="Add" max={LIMITS.noteTitle.max} onSubmit={onAdd} onCancel={onAddEnd}
            />
            : null}
        />
      )))}
      {shown.assigned.length > 0 ? (
        <FolderGroup
          {...common('assigned')} label="Assigned Notes" notes={shown.assigned} icons={FOLDER}
          aside={({ author }) => {
            const { id, name, photo } = toFace(author);
            return <><Avatar id={id} name={name} photo={photo} size={18} alt="" />{author.firstname}</>;
          }}
        />
      ) : null}
      {shown.trash.length > 0 ? (
        <FolderGroup
          {...common('trash')} isOpen={openFolders.has('trash')} label="Trash" notes={shown.trash} icons={[Trash2Icon, Trash2Icon]}
          aside={({ deletedAt }) => {
            const left = Math.max(0, Math.ceil((goneAt(deletedAt ?? '').getTime() - Date.now()) / DAY));
            return `${left} ${left === 1 ? 'day' : 'days'} left`;
          }}
        />
      ) : null}
    </List>
  );
}
