import type { NoteRowFragment, NotesListsFragment } from '../../generated/graphql';

type Lists = NotesListsFragment;
type Note = NoteRowFragment;

export const NOTE_SORTS = [['changed', 'Last changed'], ['created', 'Newest'], ['title', 'Title']] as const;
export type NoteSort = (typeof NOTE_SORTS)[number][0];

/** How the lists are looked at: their order, and the tags that a note must have, all of them. */
export interface PanelView { sort: NoteSort; tags: readonly string[] }

/** The lists as they are shown. While tags are chosen, folders without a note that has them are left out. */
export function shownLists({ segments, assigned, trash, ...more }: Lists, { sort, tags }: PanelView): Lists {
  const show = (notes: readonly Note[]) => inOrder(notes.filter((note) => tags.every((tag) => note.tags.includes(tag))), sort);
  const folders = segments.map((segment) => ({ ...segment, notes: show(segment.notes) }));
  return {
    ...more, segments: tags.length === 0 ? folders : folders.filter(({ notes }) => notes.length > 0), assigned: show(assigned),
    // What is thrown away goes in the order in which it goes.
    trash: trash.filter((note) => tags.every((tag) => note.tags.includes(tag))),
  };
}

/** Tags of notes that are not thrown away, with how many have them, by their names. */
export function tagsOf({ segments, assigned }: Lists): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { tags } of [
    ...segments.flatMap(({ notes }) => notes), ...assigned,
  ]) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].map(([tag, count]) => ({ tag, count })).sort((a, b) => a.tag.localeCompare(b.tag));
}

function inOrder(notes: readonly Note[], sort: NoteSort): Note[] {
  const by = {
    changed: (a: Note, b: Note) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt),
    created: (a: Note, b: Note) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
    title: (a: Note, b: Note) => a.title.localeCompare(b.title, undefined, { numeric: true }),
  }[sort];
  return [...notes].sort((a, b) => by(a, b) || a.id.localeCompare(b.id));
}
