import { embedded, type CacheRules } from '@heartwood/client-kit/cache';
import type { Cache } from '@urql/exchange-graphcache';
import { NotesPanelDocument, type NoteRowFragment, type NotesEventsSubscription, type NotesListsFragment } from '../../generated/graphql';
import { findNote, nextPosition, withNote, withoutNote, withoutSegment, withSegment } from './panel-lists';

interface Payload {
  note?: NoteRowFragment | null; segment?: NotesListsFragment['segments'][number] | null; error?: { code: string } | null;
}

const payloadOf = (result: object, field: string) => (result as Record<string, Payload | null | undefined>)[field];

function change(cache: Cache, next: (lists: NotesListsFragment) => NotesListsFragment): void {
  cache.updateQuery({ query: NotesPanelDocument }, (data) => data && { ...data, notesPanel: next(data.notesPanel) });
}

const now = () => new Date().toISOString();

/** The note as the answer has it; an answer without one is of somebody who does not see it any more. */
const settled = (field: string) => (result: object, { id }: Record<string, unknown>, cache: Cache) => {
  const payload = payloadOf(result, field);
  if (payload?.note) change(cache, (lists) => withNote(lists, payload.note as NoteRowFragment));
  else if (payload && (!payload.error || payload.error.code === 'FORBIDDEN')) change(cache, (lists) => withoutNote(lists, String(id)));
};

const named = (field: string) => (result: object, _variables: unknown, cache: Cache) => {
  const payload = payloadOf(result, field);
  if (payload?.segment && !payload.error)
    change(cache, (lists) => withSegment(lists, payload.segment as NotesListsFragment['segments'][number]));
};

const noteGone = { __typename: 'NotePayload', note: null, error: null };
const segmentGone = { __typename: 'NoteSegmentPayload', segment: null, error: null };

/** What commands and the stream do to the panel: deletes at once, and put back where the server refuses. */
export const notesRules: CacheRules = {
  keys: {
    NotesPanel: embedded, NoteAccess: embedded, NoteCheckpoint: embedded, NoteHit: embedded, NoteSearch: embedded, NotePayload: embedded,
    NoteSegmentPayload: embedded, NotesEvent: embedded, NotesExportPayload: embedded, UserError: embedded,
    Team: (team) => String(team.companyId),
  },
  updates: {
    Mutation: {
      createNoteSegment: named('createNoteSegment'),
      updateNoteSegment: named('updateNoteSegment'),
      restoreNoteSegment: named('restoreNoteSegment'),
      deleteNoteSegment: (result, { id }, cache) => {
        const payload = payloadOf(result, 'deleteNoteSegment');
        if (payload && !payload.error) change(cache, (lists) => withoutSegment(lists, String(id), now()));
      },
      createNote: settled('createNote'),
      updateNote: settled('updateNote'),
      restoreNote: settled('restoreNote'),
      leaveNote: settled('leaveNote'),
      removeNote: settled('removeNote'),
      deleteNote: (result, variables, cache, info) => {
        if (!info.optimistic) {
          settled('deleteNote')(result, variables, cache);
          return;
        }
        change(cache, (lists) => {
          const note = findNote(lists, String(variables['id']));
          return note ? withNote(lists, { ...note, canEdit: false, deletedAt: now() }) : lists;
        });
      },
    },
    Subscription: {
      notesStream: (result, _variables, cache) => {
        const { type, note, segment, goneId } = (result as NotesEventsSubscription).notesStream;
        if (note) change(cache, (lists) => withNote(lists, note));
        if (segment) change(cache, (lists) => withSegment(lists, segment));
        if (type === 'NOTE_GONE' && goneId !== null) change(cache, (lists) => withoutNote(lists, goneId));
        if (type === 'SEGMENT_GONE' && goneId !== null) change(cache, (lists) => withoutSegment(lists, goneId, now()));
      },
    },
  },
  optimistic: {
    createNoteSegment: ({ id, name }, cache) => ({
      __typename: 'NoteSegmentPayload', error: null,
      segment: { __typename: 'NoteSegment', id, name: String(name).trim(), position: placeOfNew(cache) },
    }) as never,
    deleteNoteSegment: () => segmentGone as never,
    deleteNote: () => noteGone as never,
    leaveNote: () => noteGone as never,
    removeNote: () => noteGone as never,
  },
};

const placeOfNew = (cache: Cache) => nextPosition(cache.readQuery({ query: NotesPanelDocument })?.notesPanel ?? { segments: [] });
