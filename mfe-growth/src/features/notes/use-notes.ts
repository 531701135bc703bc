import { NETWORK, offerUndo, useCommand } from '@heartwood/client-kit/commands';
import { useShell } from '@heartwood/contract/kit';
import { useMemo } from 'react';
import {
  CreateNoteDocument, CreateNoteSegmentDocument, DeleteNoteDocument, DeleteNoteSegmentDocument, LeaveNoteDocument, RemoveNoteDocument,
  RestoreNoteDocument, RestoreNoteSegmentDocument, UpdateNoteDocument, UpdateNoteSegmentDocument, type NoteSet,
} from '../../generated/graphql';
import { FAULTS } from './note-words';

type Named = { id: string; title: string };
type Result = Promise<{ ok: boolean }>;

export interface NoteCommands {
  /** Tells of what went wrong, in the specification's words. */
  say(text: string): void;
  addFolder(name: string): { id: string; done: Result };
  renameFolder(id: string, name: string): Result;
  moveFolder(id: string, position: number): Result;
  removeFolder(folder: { id: string; name: string }): void;
  addNote(segmentId: string, title: string, content?: Record<string, unknown>[]): { id: string; done: Result };
  update(id: string, set: NoteSet): Result;
  remove(note: Named): void;
  restore(note: Named): Result;
  /** For good. */
  purge(note: Named): Result;
  leave(note: Named): Result;
}

/**
 * What a person does with notes: each call shows its result at once where it can, and says in its own sentence when it failed.
 * @param onNotDeleted told of a note or folder that is back because it could not be deleted
 */
export function useNoteCommands(onNotDeleted: (id: string) => void): NoteCommands {
  const shell = useShell();
  const run = useCommand();
  return useMemo(() => {
    const say = (text: string) => {
      shell.toast({ title: 'An error occurred.', text, status: 'error', duration: 3000, position: 'top' });
    };
    /** `ownWords`: a refusal that the server gives a reason for is told by that. */
    const told = async (call: Promise<{ ok: true } | { ok: false; code: string; message: string }>, fault: string, ownWords = true) => {
      const result = await call;
      if (!result.ok) say(ownWords && result.code !== NETWORK && result.message !== '' ? result.message : fault);
      return { ok: result.ok };
    };
    const deleted = async (id: string, done: Result) => {
      const result = await done;
      if (!result.ok) onNotDeleted(id);
      return result;
    };
    const quiet = (doing: string) => ({ doing, quiet: 'all' as const });
    const restore = ({ id }: { id: string }) => (
      told(run(RestoreNoteDocument, 'restoreNote', { id }, quiet('restoring the note')), FAULTS.updateNote)
    );
    return {
      say,
      addFolder: (name) => {
        const id = crypto.randomUUID();
        return {
          id, done: told(run(CreateNoteSegmentDocument, 'createNoteSegment', { id, name }, quiet('adding the folder')), FAULTS.addSection),
        };
      },
      renameFolder: (id, name) => (
        told(run(UpdateNoteSegmentDocument, 'updateNoteSegment', { id, name }, quiet('renaming')), FAULTS.updateNote)
      ),
      moveFolder: (id, position) => (
        told(run(UpdateNoteSegmentDocument, 'updateNoteSegment', { id, position }, quiet('moving')), FAULTS.updateNote)
      ),
      removeFolder: ({ id, name }) => {
        const done = deleted(id, told(
          run(DeleteNoteSegmentDocument, 'deleteNoteSegment', { id }, quiet('deleting the folder')), FAULTS.deleteSection, false,
        ));
        const undo = () => (
          told(run(RestoreNoteSegmentDocument, 'restoreNoteSegment', { id }, quiet('restoring the folder')), FAULTS.updateNote)
        );
        offerUndo(shell, { title: `${name} was deleted`, done, undo });
      },
      addNote: (segmentId, title, content) => {
        const id = crypto.randomUUID();
        const variables = { id, segmentId, title, content: content ?? null };
        return { id, done: told(run(CreateNoteDocument, 'createNote', variables, quiet('adding the note')), FAULTS.addNote) };
      },
      update: (id, set) => told(run(UpdateNoteDocument, 'updateNote', { id, set }, quiet('updating the note')), FAULTS.updateNote),
      remove: (note) => {
        const done = deleted(
          note.id, told(run(DeleteNoteDocument, 'deleteNote', { id: note.id }, quiet('deleting the note')), FAULTS.deleteNote, false),
        );
        offerUndo(shell, { title: `${note.title} moved to trash`, done, undo: () => restore(note) });
      },
      restore,
      purge: ({ id }) => told(run(RemoveNoteDocument, 'removeNote', { id }, quiet('deleting the note')), FAULTS.deleteNote),
      leave: ({ id }) => told(run(LeaveNoteDocument, 'leaveNote', { id }, quiet('leaving the note')), FAULTS.updateNote),
    };
  }, [shell, run, onNotDeleted]);
}
