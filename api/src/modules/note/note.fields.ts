import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { UserErrorRef } from '../../graphql/user-error.schema';
import type { Context } from '../../request/context';
import { expected, type UserError } from '../../request/expected-failure';
import { leaveNote } from './change-access';
import { createNote } from './create-note';
import { deleteNote, deleteNoteSegment, removeNote, restoreNote, restoreNoteSegment } from './delete-note';
import { openNotesStream } from './note-stream';
import type { Note, NoteSegment } from './note.queries';
import { NotePlaceRef, NoteRef, NoteSearchRef, NoteSegmentRef, NoteSetRef, NotesEventRef, NotesPanelRef } from './note.schema';
import { findNote, findSegment, readNotesPanel, searchNotes } from './read-notes';
import { createNoteSegment, updateNoteSegment } from './segments';
import { updateNote } from './update-note';

const NotePayloadRef = builder.objectRef<{ note: Note | null; error: UserError | null }>('NotePayload').implement({
  description: 'The note as it stands now, also beside a CONFLICT; null for who does not see it.',
  fields: (t) => ({
    note: t.expose('note', { type: NoteRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

const NoteSegmentPayloadRef = builder.objectRef<{ segment: NoteSegment | null; error: UserError | null }>('NoteSegmentPayload').implement({
  description: '`segment` is null once it is deleted.',
  fields: (t) => ({
    segment: t.expose('segment', { type: NoteSegmentRef, nullable: true }),
    error: t.expose('error', { type: UserErrorRef, nullable: true }),
  }),
});

async function noted(context: Context, id: string, command: () => Promise<void>) {
  const { error } = await expected(command);
  return { note: await findNote(context, id), error };
}

async function filed(context: Context, id: string, command: () => Promise<void>) {
  const { error } = await expected(command);
  return { segment: await findSegment(context, id), error };
}

const signedIn = { authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;

builder.queryFields((t) => ({
  notesPanel: t.field({ ...signedIn, type: NotesPanelRef, resolve: (_root, _args, context) => readNotesPanel(context) }),
  note: t.field({
    ...signedIn, type: NoteRef, nullable: true, args: { id: t.arg.id() },
    description: 'An own one, in the trash too, or one that was given.',
    resolve: (_root, { id }, context) => findNote(context, id),
  }),
  searchNotes: t.field({
    ...signedIn, type: NoteSearchRef, description: 'In titles and texts, the newest change first, 50 at most.',
    args: { search: t.arg.string(), place: t.arg({ type: NotePlaceRef, required: false }), first: t.arg.int({ defaultValue: 50 }) },
    resolve: (_root, { search, place, first }, context) => searchNotes(context, { search, place: place ?? null, first }),
  }),
}));

builder.mutationFields((t) => {
  const id = t.arg.id();
  const onNote = { ...signedIn, type: NotePayloadRef } as const;
  const onSegment = { ...signedIn, type: NoteSegmentPayloadRef } as const;
  return {
    createNoteSegment: t.field({
      ...onSegment, args: { id, name: t.arg.string() }, description: 'The same id twice is one folder.',
      resolve: (_root, args, context) => filed(context, args.id, () => createNoteSegment(context, args)),
    }),
    updateNoteSegment: t.field({
      ...onSegment, args: { id, name: t.arg.string({ required: false }), position: t.arg.float({ required: false }) },
      resolve: (_root, args, context) => filed(context, args.id, () => updateNoteSegment(context, args)),
    }),
    deleteNoteSegment: t.field({
      ...onSegment, args: { id }, description: 'Its notes go into the trash.',
      resolve: (_root, args, context) => filed(context, args.id, () => deleteNoteSegment(context, args.id)),
    }),
    restoreNoteSegment: t.field({
      ...onSegment, args: { id }, description: 'With the notes that went with it.',
      resolve: (_root, args, context) => filed(context, args.id, () => restoreNoteSegment(context, args.id)),
    }),
    createNote: t.field({
      ...onNote, description: 'The same id twice is one note.',
      args: { id, segmentId: t.arg.id(), title: t.arg.string(), content: t.arg({ type: 'RichText', required: false }) },
      resolve: (_root, args, context) => noted(context, args.id, () => createNote(context, args)),
    }),
    updateNote: t.field({
      ...onNote, args: { id, set: t.arg({ type: NoteSetRef }), baseRevision: t.arg.int({ required: false }) },
      description: '`baseRevision` older than the note’s gives CONFLICT and writes nothing, where title or text are to be changed.',
      resolve: (_root, { id: noteId, set, baseRevision }, context) => (
        noted(context, noteId, () => updateNote(context, { id: noteId, set, baseRevision: baseRevision ?? null }))
      ),
    }),
    deleteNote: t.field({
      ...onNote, args: { id }, description: 'Into the trash of its author, who alone may.',
      resolve: (_root, args, context) => noted(context, args.id, () => deleteNote(context, args.id)),
    }),
    restoreNote: t.field({
      ...onNote, args: { id }, description: 'Back to where it stood; its folder comes back with it.',
      resolve: (_root, args, context) => noted(context, args.id, () => restoreNote(context, args.id)),
    }),
    removeNote: t.field({
      ...onNote, args: { id }, description: 'Out of the trash, for good.',
      resolve: (_root, args, context) => noted(context, args.id, () => removeNote(context, args.id)),
    }),
    leaveNote: t.field({
      ...onNote, args: { id }, description: 'Gives up a note that was given.',
      resolve: (_root, args, context) => noted(context, args.id, () => leaveNote(context, args.id)),
    }),
  };
});

builder.subscriptionFields((t) => ({
  notesStream: t.field({
    ...signedIn, type: NotesEventRef, description: 'The viewer’s notes, from any tab and from who shares them.',
    subscribe: (_root, _args, context) => openNotesStream(context),
    resolve: (event) => event,
  }),
}));
