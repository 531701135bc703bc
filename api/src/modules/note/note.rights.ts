import { randomUUID } from 'node:crypto';
import { signedIn, type Rights } from '../../testing/rights';

const ofNote = ({ noteId }: { noteId: string }) => ({ id: noteId });
const ofSegment = ({ noteSegmentId }: { noteSegmentId: string }) => ({ id: noteSegmentId });

/** Of a note of the editor that the viewer was given: the others of the company learn nothing of it, its owner included. */
export const NOTE_RIGHTS: Rights = {
  fields: {
    'Query.notesPanel': signedIn(),
    'Query.note': { may: ['editor', 'viewer'], hides: true, variables: ofNote },
    'Query.searchNotes': signedIn({ search: 'grocer', place: 'MINE', first: 10 }),
    'Mutation.createNoteSegment': { may: 'signed-in', variables: () => ({ id: randomUUID(), name: 'Ideas' }) },
    'Mutation.updateNoteSegment': { may: ['editor'], variables: (stage) => ({ ...ofSegment(stage), name: 'Plans', position: 2 }) },
    'Mutation.deleteNoteSegment': { may: ['editor'], variables: ofSegment },
    'Mutation.restoreNoteSegment': { may: ['editor'], variables: ofSegment },
    'Mutation.createNote': {
      may: ['editor'], variables: ({ noteSegmentId }) => ({ id: randomUUID(), segmentId: noteSegmentId, title: 'Depot' }),
    },
    'Mutation.updateNote': { may: ['editor', 'viewer'], variables: (stage) => ({ ...ofNote(stage), set: { title: 'Another' } }) },
    'Mutation.deleteNote': { may: ['editor'], variables: ofNote },
    'Mutation.restoreNote': { may: ['editor'], variables: ofNote },
    'Mutation.removeNote': { may: ['editor'], variables: ({ thrownNoteId }) => ({ id: thrownNoteId }) },
    // Who has nothing to give up has given it up; the author has to keep it.
    'Mutation.leaveNote': { may: ['outsider', 'viewer', 'custom', 'admin', 'owner'], variables: ofNote },
    'Subscription.notesStream': signedIn(),
  },
  types: {
    Note: {
      from: [
        'NoteSegment.notes', 'NotesPanel.assigned', 'NotesPanel.trash', 'NoteHit.note', 'Query.note', 'NotePayload.note', 'NotesEvent.note',
      ],
      fields: [
        'id', 'userId', 'segmentId', 'title', 'content', 'revision', 'attachments', 'checkpoints', 'tags', 'author', 'accessList',
        'changedBy',
        'canEdit', 'isOwn', 'createdAt', 'updatedAt', 'deletedAt',
      ],
    },
  },
};
