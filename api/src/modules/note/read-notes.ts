import { foldText } from '@heartwood/contract/domain';
import type { Context, Services } from '../../request/context';
import { batched } from '../../request/batched';
import { searchedText } from '../../text/search';
import { requireViewer } from '../identity';
import {
  NOTE_CONTENTS, NOTES_PANEL, NOTES_TO_EXPORT, ONE_NOTE, ONE_SEGMENT, SEARCH_NOTES,
  type ExportedNote, type FoundNotes, type Note, type NotePlace, type NoteSegment, type NotesPanel,
} from './note.queries';

const EMPTY: NotesPanel = { segments: [], assigned: [], trash: [] };

/** Own folders with their notes, notes that others have given, and the own trash. */
export async function readNotesPanel(context: Context): Promise<NotesPanel> {
  const [row] = await context.db.read<{ data: NotesPanel }>(NOTES_PANEL, [requireViewer(context).userId]);
  return row?.data ?? EMPTY;
}

/** Null for who may not see it, and where there is none. */
export async function findNote(context: Context, id: string): Promise<Note | null> {
  const [row] = await context.db.read<{ data: Note }>(ONE_NOTE, [requireViewer(context).userId, id]);
  return row?.data ?? null;
}

export async function findSegment(context: Context, id: string): Promise<NoteSegment | null> {
  const [row] = await context.db.read<{ data: NoteSegment }>(ONE_SEGMENT, [requireViewer(context).userId, id]);
  return row?.data ?? null;
}

/** The text of a note, read for all notes of an answer at once. */
export const contentOf = batched<unknown[] | null>(async (context, ids) => {
  const rows = await context.db.read<{ id: string; content: unknown[] | null }>(NOTE_CONTENTS, [requireViewer(context).userId, ids]);
  return new Map(rows.map(({ id, content }) => [id, content]));
}, null);

/** For files: whether the viewer sees the note that carries one. */
export const seesNote = async (context: Context, id: string): Promise<boolean> => (
  context.viewer !== null && !context.viewer.embed && await findNote(context, id) !== null
);

/** One note, or all that a person has and was given, folder by folder; nothing of what they do not read. */
export async function readNotesToExport({ db }: Pick<Services, 'db'>, userId: string, noteId: string | null): Promise<ExportedNote[]> {
  return (await db.read<{ data: ExportedNote }>(NOTES_TO_EXPORT, [userId, noteId])).map(({ data }) => data);
}

export interface NoteSearch { mine: number; assigned: number; trash: number; hits: { note: Note; excerpt: string }[] }

const MOST = 50;

/** Notes with the text in title or words, in all folders, among those given and in the trash; none when nothing is looked for. */
export async function searchNotes(
  context: Context, { search, place, first }: { search: string; place: NotePlace | null; first: number },
): Promise<NoteSearch> {
  const { userId } = requireViewer(context);
  const asked = searchedText(search);
  if (asked === null) return { mine: 0, assigned: 0, trash: 0, hits: [] };
  const size = Math.min(Math.max(first, 1), MOST);
  const [row] = await context.db.read<{ data: FoundNotes }>(SEARCH_NOTES, [userId, asked.text, place, size]);
  const { rows, ...counts } = row?.data ?? { mine: 0, assigned: 0, trash: 0, rows: [] };
  return { ...counts, hits: rows.map(({ note, words }) => ({ note, excerpt: excerptOf(words, asked.text) })) };
}

const [BEFORE, LONGEST] = [40, 140];

/** The words around what was found; the first ones where it is the title that has it. */
export function excerptOf(words: string, folded: string): string {
  const line = words.replace(/\s+/g, ' ').trim();
  const starts = [...line.matchAll(/(?<=^|[\s\p{P}])./gu)].map(({ index }) => index);
  const exact = starts.find((at) => foldText(line.slice(at, at + 2 * folded.length)).startsWith(folded));
  const at = exact ?? Math.max(0, line.toLowerCase().indexOf(folded));
  const from = at <= BEFORE ? 0 : line.lastIndexOf(' ', at - BEFORE / 2) + 1;
  const cut = line.slice(from, from + LONGEST);
  return `${from > 0 ? '…' : ''}${cut}${from + LONGEST < line.length ? '…' : ''}`;
}
