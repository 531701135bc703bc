import { parseRichText, plainText } from '@heartwood/contract/text';
import type { OperationAnswer } from '@heartwood/contract/fake-shell';
import type { NotesExportFragment, NoteSet, NotesListsFragment, NoteTextFragment, PersonFieldsFragment } from '../../generated/graphql';
import { findNote, withNote, withoutNote, withoutSegment, withSegment } from './panel-lists';

/** The notes of one person, as a server would have them. */
export interface SampleNotes {
  lists: NotesListsFragment;
  contents: Map<string, Record<string, unknown>[]>;
  /** Files of notes that were asked for. */
  exports: NotesExportFragment[];
  /** Of the texts that were written since; none is 0. */
  revisions: Map<string, number>;
}

interface Cast { self: PersonFieldsFragment; other: PersonFieldsFragment }

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const FOLDER = id(801);
export const BIO_KISTE = id(811);
export const DEPOT_LEASE = id(813);

const words = (text: string) => [{ type: 'paragraph', children: [{ text }] }];
type Row = NotesListsFragment['assigned'][number];

function row(noteId: string, title: string, author: PersonFieldsFragment, more: Partial<Row> = {}): Row {
  const at = '2026-05-12T09:41:00Z';
  return {
    __typename: 'Note', id: noteId, userId: author.id, segmentId: FOLDER, title, tags: [], isOwn: true, canEdit: true, updatedAt: at,
    createdAt: at, deletedAt: null, author, changedBy: author, accessList: [], checkpoints: [], attachments: [], ...more,
  };
}

export function sampleNotes({ self, other }: Cast): SampleNotes {
  return {
    lists: {
      __typename: 'NotesPanel',
      segments: [{
        __typename: 'NoteSegment', id: FOLDER, name: 'Grocer interviews', position: 1,
        notes: [row(BIO_KISTE, 'Bio-Kiste: why they said no', self), row(id(812), 'Questions for the next five', self)],
      }],
      assigned: [row(DEPOT_LEASE, 'Depot lease, draft 2', other, {
        isOwn: false, segmentId: null, accessList: [{ __typename: 'NoteAccess', userId: self.id, user: self }],
      })],
      trash: [row(id(814), 'Old price idea', self, { deletedAt: new Date().toISOString(), canEdit: false })],
    },
    contents: new Map([
      [BIO_KISTE, words('They like the price.')], [DEPOT_LEASE, words('They want 36 months.')], [id(814), words('€2 deposit per crate.')],
    ]),
    revisions: new Map(),
    exports: [],
  };
}

/** What a server answers of notes: an older text is a conflict, and what is there stays. */
export function noteOperations(
  {
    notes, self, people, companyId,
  }: { notes: SampleNotes; self: PersonFieldsFragment; people: readonly PersonFieldsFragment[]; companyId: string },
): Record<string, OperationAnswer> {
  const revisionOf = (noteId: unknown) => notes.revisions.get(String(noteId)) ?? 0;
  const whole = (noteId: unknown): NoteTextFragment | null => {
    const note = findNote(notes.lists, String(noteId));
    return note && { ...note, revision: revisionOf(note.id), content: notes.contents.get(note.id) ?? null };
  };
  const payload = (noteId: unknown, error: object | null = null) => ({ __typename: 'NotePayload', note: whole(noteId), error });
  const filed = (segmentId: unknown) => ({
    __typename: 'NoteSegmentPayload', segment: notes.lists.segments.find((segment) => segment.id === segmentId) ?? null, error: null,
  });
  const put = (note: Row) => { notes.lists = withNote(notes.lists, note); };
  const change = (noteId: unknown, fields: Partial<Row>) => {
    const note = findNote(notes.lists, String(noteId));
    if (note) put({ ...note, ...fields });
  };
  return {
    NotesPanel: () => ({ notesPanel: notes.lists }),
    OneNote: ({ id: noteId }) => ({ note: whole(noteId) }),
    SearchNotes: ({ search }) => {
      const all = [...notes.lists.segments.flatMap((segment) => segment.notes), ...notes.lists.assigned, ...notes.lists.trash];
      const hits = all.map((note) => ({ __typename: 'NoteHit', note, excerpt: plainText(notes.contents.get(note.id) ?? []) }))
        .filter(({ note, excerpt }) => `${note.title} ${excerpt}`.toLowerCase().includes(String(search).toLowerCase()));
      const count = (place: (note: Row) => boolean) => hits.filter(({ note }) => place(note)).length;
      return {
        searchNotes: {
          __typename: 'NoteSearch', hits, mine: count((note) => note.isOwn && note.deletedAt === null),
          assigned: count((note) => !note.isOwn),
          trash: count((note) => note.deletedAt !== null),
        },
      };
    },
    NoteColleagues: () => ({
      team: {
        __typename: 'Team', companyId, owner: self,
        members: people.filter((person) => person.id !== self.id)
          .map((user) => ({ __typename: 'TeamMember', id: `seat-${user.id}`, isAccepted: true, isVerified: true, user })),
      },
    }),
    CreateNoteSegment: ({ id: segmentId, name }) => {
      notes.lists = withSegment(
        notes.lists, { id: String(segmentId), name: String(name), position: (notes.lists.segments.at(-1)?.position ?? 0) + 1 },
      );
      return { createNoteSegment: filed(segmentId) };
    },
    UpdateNoteSegment: ({ id: segmentId, name, position }) => {
      const known = notes.lists.segments.find((segment) => segment.id === segmentId);
      if (known) notes.lists = withSegment(
        notes.lists, { ...known, ...(name != null && { name: String(name) }), ...(position != null && { position: Number(position) }) },
      );
      return { updateNoteSegment: filed(segmentId) };
    },
    DeleteNoteSegment: ({ id: segmentId }) => {
      notes.lists = withoutSegment(notes.lists, String(segmentId), new Date().toISOString());
      return { deleteNoteSegment: filed(segmentId) };
    },
    CreateNote: ({ id: noteId, segmentId, title }) => {
      put(row(String(noteId), String(title), self, { segmentId: String(segmentId), updatedAt: new Date().toISOString() }));
      return { createNote: payload(noteId) };
    },
    UpdateNote: (variables) => {
      const { id: noteId, set, baseRevision } = variables as { id: string; set: NoteSet; baseRevision?: number | null };
      const known = findNote(notes.lists, noteId);
      const isText = set.content != null || set.title != null;
      if (isText && baseRevision != null && baseRevision < revisionOf(noteId)) {
        return {
          updateNote: payload(
            noteId, { __typename: 'UserError', code: 'CONFLICT', field: 'baseRevision', message: 'Somebody changed this in the meantime.' },
          ),
        };
      }
      if (set.content) notes.contents.set(noteId, parseRichText(set.content) as unknown as Record<string, unknown>[]);
      if (isText) notes.revisions.set(noteId, revisionOf(noteId) + 1);
      const { title, segmentId, tags, checkpoints, attachments = [], accessData, accessDeleteData } = set;
      const given = (known?.accessList ?? []).filter(({ userId }) => !accessDeleteData?.includes(userId));
      change(noteId, {
        ...(tags != null && { tags: [...tags] }),
        ...(checkpoints != null && { checkpoints: checkpoints.map((one) => ({ __typename: 'NoteCheckpoint' as const, ...one })) }),
        ...(title != null && { title }), ...(segmentId != null && { segmentId }), ...(isText && { updatedAt: new Date().toISOString() }),
        attachments: [
          ...known?.attachments ?? [], ...(attachments ?? []).map((file) => ({ __typename: 'NoteAttachment' as const, size: 9, ...file })),
        ],
        accessList: [
          ...given,
          ...people.filter((person) => accessData?.includes(person.id))
            .map((user) => ({ __typename: 'NoteAccess' as const, userId: user.id, user })),
        ],
      });
      return { updateNote: payload(noteId) };
    },
    NotesExports: () => ({ notesExports: notes.exports }),
    AskNotesExport: ({ id: exportId, format }) => {
      const made: NotesExportFragment = {
        __typename: 'NotesExport', id: String(exportId), format: format as NotesExportFragment['format'], state: 'DONE',
        fileName: 'notes.zip',
        url: '/files/notes.zip', fault: null, createdAt: new Date().toISOString(),
        endsAt: new Date(Date.now() + 7 * 86_400_000).toISOString(),
      };
      notes.exports = [made, ...notes.exports];
      return { askNotesExport: { __typename: 'NotesExportPayload', export: made, error: null } };
    },
    DeleteNote: ({ id: noteId }) => {
      change(noteId, { deletedAt: new Date().toISOString(), canEdit: false });
      return { deleteNote: payload(noteId) };
    },
    RestoreNote: ({ id: noteId }) => {
      change(noteId, { deletedAt: null, canEdit: true });
      return { restoreNote: payload(noteId) };
    },
    RemoveNote: ({ id: noteId }) => {
      notes.lists = withoutNote(notes.lists, String(noteId));
      return { removeNote: { __typename: 'NotePayload', note: null, error: null } };
    },
    LeaveNote: ({ id: noteId }) => {
      notes.lists = withoutNote(notes.lists, String(noteId));
      return { leaveNote: { __typename: 'NotePayload', note: null, error: null } };
    },
  };
}
