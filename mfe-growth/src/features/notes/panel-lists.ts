import type { NoteRowFragment, NotesListsFragment } from '../../generated/graphql';

type Lists = NotesListsFragment;
type Note = NoteRowFragment;

/** The panel with this note where it belongs now, and nowhere else: in its folder, among those given, or in the trash. */
export function withNote(lists: Lists, note: Note): Lists {
  const others = withoutNote(lists, note.id);
  if (note.deletedAt !== null) return { ...others, trash: inOrder([note, ...others.trash], ({ deletedAt }) => deletedAt ?? '') };
  if (!note.isOwn) return { ...others, assigned: inOrder([note, ...others.assigned], ({ updatedAt }) => updatedAt) };
  return {
    ...others,
    segments: others.segments.map((segment) => (
      segment.id === note.segmentId ? { ...segment, notes: inOrder([note, ...segment.notes], ({ updatedAt }) => updatedAt) } : segment
    )),
  };
}

export function withoutNote({ segments, assigned, trash, ...more }: Lists, id: string): Lists {
  const others = (notes: Note[]) => notes.filter((note) => note.id !== id);
  return {
    ...more, segments: segments.map((segment) => ({ ...segment, notes: others(segment.notes) })), assigned: others(assigned),
    trash: others(trash),
  };
}

/** A folder that is new, has another name or another place; what is known to be in it stays. */
export function withSegment(
  lists: Lists, segment: Pick<Lists['segments'][number], 'id' | 'name' | 'position'> & { notes?: Note[] },
): Lists {
  const known = lists.segments.find(({ id }) => id === segment.id);
  const next = { __typename: 'NoteSegment' as const, ...segment, notes: segment.notes ?? known?.notes ?? [] };
  const back = new Set(next.notes.map(({ id }) => id));
  return {
    ...lists,
    segments: [...lists.segments.filter(({ id }) => id !== segment.id), next].sort((a, b) => a.position - b.position),
    trash: lists.trash.filter(({ id }) => !back.has(id)),
  };
}

/** Without a folder: its notes are in the trash. */
export function withoutSegment(lists: Lists, id: string, at: string): Lists {
  const gone = lists.segments.find((segment) => segment.id === id)?.notes ?? [];
  return {
    ...lists,
    segments: lists.segments.filter((segment) => segment.id !== id),
    trash: [...gone.map((note) => ({ ...note, canEdit: false, deletedAt: at })), ...lists.trash],
  };
}

/** Where a new folder goes: behind all there are. */
export const nextPosition = ({ segments }: Pick<Lists, 'segments'>) => (segments.at(-1)?.position ?? 0) + 1;

export function findNote({ segments, assigned, trash }: Lists, id: string): Note | null {
  return [...segments.flatMap(({ notes }) => notes), ...assigned, ...trash].find((note) => note.id === id) ?? null;
}

/** Newest first. */
const inOrder = (notes: Note[], at: (note: Note) => string) => [...notes].sort((a, b) => Date.parse(at(b)) - Date.parse(at(a)));
