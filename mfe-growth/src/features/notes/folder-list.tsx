import { LIMITS, NOTE_KEPT_DAYS } from '@heartwood/contract/domain';
import {
  Avatar, ChevronDownIcon, ChevronRightIcon, EllipsisIcon, FolderIcon, FolderOpenIcon, Icon, IconButton, Menu, Trash2Icon, type IconType, type MenuItem,
} from '@heartwood/shared-ui';
import { formatDayShort } from '@heartwood/shared-ui/dates';
import { useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { NoteRowFragment, NotesListsFragment } from '../../generated/graphql';
import { toFace } from '../../module/person';
import { LineForm } from './line-form';
import type { NoteCommands } from './use-notes';

const row = css`
  display: flex; align-items: center; gap: 8px; width: 100%; min-height: 34px; padding: 0 10px; border: 0; border-radius: 8px;
  background: none; color: var(--text); font: var(--fw-medium) 13px/18px var(--font); text-align: start; cursor: pointer;
  &:hover { background: var(--surface-hover); }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
`;
const List = styled.ul`margin: 0; padding: 8px 10px; list-style: none;`;
const Line = styled.div`display: flex; align-items: center; & > :first-child { flex: 1; min-width: 0; }`;
const Head = styled.button`${row} font-weight: var(--fw-semi);`;
const NoteButton = styled.button<{ $on: boolean }>`
  ${row} padding-left: 42px;
  ${({ $on }) => $on && css`&, &:hover { background: var(--surface-selected); font-weight: var(--fw-semi); }`}
`;
const Name = styled.span`flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;`;
const Aside = styled.span`display: inline-flex; align-items: center; gap: 6px; flex: none; color: var(--text-3); font-weight: var(--fw-medium); font-size: 12px;`;

const DAY = 86_400_000;

/** When a note in the trash goes for good. */
export const goneAt = (deletedAt: string): Date => new Date(Date.parse(deletedAt) + NOTE_KEPT_DAYS * DAY);

interface Props {
  lists: NotesListsFragment;
  commands: NoteCommands;
  selectedId: string | null;
  /** Where a new note would go. */
  folderId: string | null;
  isAdding: boolean;
  openFolders: ReadonlySet<string>;
  onToggle(id: string): void;
  onOpen(note: NoteRowFragment): void;
  onAdd(title: string): void;
  onAddEnd(): void;
}

/** Own folders with their notes, what others have given, and the trash. */
export function FolderList({ lists, commands, selectedId, folderId, isAdding, openFolders, onToggle, onOpen, onAdd, onAddEnd }: Props) {
  const [renamed, setRenamed] = useState<string | null>(null);
  const { segments, assigned, trash } = lists;
  const between = (at: number, by: -1 | 1) => {
    const near = segments[at + by]?.position ?? 0;
    const far = segments[at + 2 * by]?.position ?? near + 2 * by;
    return (near + far) / 2;
  };
  const actions = (segment: (typeof segments)[number], at: number): MenuItem[] => [
    { key: 'rename', label: 'Rename', onSelect: () => setRenamed(segment.id) },
    ...(at > 0 ? [{ key: 'up', label: 'Move up', onSelect: () => void commands.moveFolder(segment.id, between(at, -1)) }] : []),
    ...(at < segments.length - 1 ? [{ key: 'down', label: 'Move down', onSelect: () => void commands.moveFolder(segment.id, between(at, 1)) }] : []),
    'line',
    { key: 'delete', label: 'Delete', icon: Trash2Icon, danger: true, onSelect: () => commands.removeFolder(segment) },
  ];
  const noteButton = (note: NoteRowFragment, aside: ReactNode) => (
    <li key={note.id}>
      <NoteButton type="button" $on={note.id === selectedId} aria-current={note.id === selectedId || undefined} onClick={() => onOpen(note)}>
        <Name>{note.title}</Name><Aside>{aside}</Aside>
      </NoteButton>
    </li>
  );
  const group = (
    id: string, label: string, notes: readonly NoteRowFragment[], icons: readonly [IconType, IconType],
    aside: (note: NoteRowFragment) => ReactNode, menu?: ReactNode, form?: ReactNode,
  ) => {
    const isOpen = openFolders.has(id);
    return (
      <li key={id}>
        <Line>
          <Head type="button" aria-expanded={isOpen} onClick={() => onToggle(id)}>
            <Icon as={isOpen ? ChevronDownIcon : ChevronRightIcon} size={14} /><Icon as={icons[isOpen ? 1 : 0]} size={16} />
            <Name>{label}</Name><Aside>{notes.length}</Aside>
          </Head>
          {menu}
        </Line>
        {form}
        {isOpen && notes.length > 0 ? (
          <List style={{ padding: 0 }} aria-label={label}>{notes.map((note) => noteButton(note, aside(note)))}</List>
        ) : null}
      </li>
    );
  };
  const folder = [FolderIcon, FolderOpenIcon] as const;
  return (
    <List aria-label="Folders">
      {segments.map((segment, at) => (renamed === segment.id ? (
        <li key={segment.id}>
          <LineForm
            label="Folder name" action="Rename" first={segment.name} max={LIMITS.noteFolder.max} onCancel={() => setRenamed(null)}
            onSubmit={(name) => { void commands.renameFolder(segment.id, name); setRenamed(null); }}
          />
        </li>
      ) : group(
        segment.id, segment.name, segment.notes, folder, ({ updatedAt }) => formatDayShort(updatedAt),
        <Menu
          label={`Actions for ${segment.name}`} items={actions(segment, at)}
          trigger={<IconButton size="sm" icon={EllipsisIcon} label={`Actions for ${segment.name}`} />}
        />,
        isAdding && folderId === segment.id
          ? <LineForm label={`New note in ${segment.name}`} action="Add" max={LIMITS.noteTitle.max} onSubmit={onAdd} onCancel={onAddEnd} />
          : null,
      )))}
      {assigned.length > 0 ? group('assigned', 'Assigned Notes', assigned, folder, ({ author }) => {
        const { id, name, photo } = toFace(author);
        return <><Avatar id={id} name={name} photo={photo} size={18} alt="" />{author.firstname}</>;
      }) : null}
      {trash.length > 0 ? group('trash', 'Trash', trash, [Trash2Icon, Trash2Icon], ({ deletedAt }) => {
        const left = Math.max(0, Math.ceil((goneAt(deletedAt ?? '').getTime() - Date.now()) / DAY));
        return `${left} ${left === 1 ? 'day' : 'days'} left`;
      }) : null}
    </List>
  );
}
