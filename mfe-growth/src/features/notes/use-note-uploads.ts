import { useUploads, type Upload } from '@heartwood/client-kit/forms';
import { useShell } from '@heartwood/contract/kit';
import { useEffect, useRef } from 'react';
import { FAULTS } from './note-words';
import type { NoteCommands } from './use-notes';

export interface NoteUploads {
  /** Those of a note that are not its files yet. */
  of(noteId: string): readonly Upload[];
  add(noteId: string, files: Iterable<File>): void;
  retry(upload: Upload): void;
  remove(id: string): void;
}

/** Uploads of all notes: leaving a note does not stop its own. What is there becomes the note's. */
export function useNoteUploads(commands: NoteCommands): NoteUploads {
  const { uploads, add, retry, remove } = useUploads(useShell());
  const notes = useRef(new Map<File, string>());
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, file, state, kept } of uploads) {
      const noteId = notes.current.get(file);
      if (state === 'waiting' || state === 'uploading') {
        told.current.delete(id);
        continue;
      }
      if (told.current.has(id) || noteId === undefined) continue;
      told.current.add(id);
      if (state !== 'done') commands.say(FAULTS.uploadFile);
      if (state !== 'done' || !kept) continue;
      const { name, type, url } = kept;
      void commands.update(noteId, { attachments: [{ id, name, type, url }] }).then(({ ok }) => ok && remove(id));
    }
  }, [uploads, commands, remove]);
  return {
    of: (noteId) => uploads.filter(({ file }) => notes.current.get(file) === noteId),
    add: (noteId, files) => {
      const all = [...files];
      for (const file of all) notes.current.set(file, noteId);
      add(all);
    },
    retry,
    remove,
  };
}
