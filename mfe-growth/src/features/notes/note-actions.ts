import { DownloadIcon, HashIcon, LinkIcon, ListChecksIcon, Trash2Icon, type MenuItem } from '@heartwood/shared-ui';
import type { NotesListsFragment, NoteTextFragment } from '../../generated/graphql';
import { noteAddress } from './note-link';
import type { NoteCommands } from './use-notes';

interface Of {
  note: NoteTextFragment;
  segments: NotesListsFragment['segments'];
  commands: NoteCommands;
  onExport(): void;
  onAdd(what: 'tag' | 'checkpoint'): void;
}

/** What can be done with a note; its author has more of it. */
export function noteItems({ note, segments, commands, onExport, onAdd }: Of): MenuItem[] {
  const { id, isOwn } = note;
  const common: MenuItem[] = [
    { key: 'link', label: 'Copy link', icon: LinkIcon, onSelect: () => void navigator.clipboard.writeText(noteAddress(id)) },
    { key: 'export', label: 'Export', icon: DownloadIcon, onSelect: onExport },
  ];
  if (!isOwn) return common;
  const others = segments.filter((segment) => segment.id !== note.segmentId);
  return [
    { key: 'checkpoint', label: 'Add a checkpoint', icon: ListChecksIcon, onSelect: () => onAdd('checkpoint') },
    { key: 'tag', label: 'Add a tag', icon: HashIcon, onSelect: () => onAdd('tag') },
    ...common,
    ...(others.length > 0 ? ['line' as const] : []),
    ...others.map((segment): MenuItem => (
      { key: segment.id, label: `Move to ${segment.name}`, onSelect: () => void commands.update(id, { segmentId: segment.id }) }
    )),
    'line',
    { key: 'delete', label: 'Delete', icon: Trash2Icon, danger: true, onSelect: () => commands.remove(note) },
  ];
}
