import type { ViewProps } from '@heartwood/contract/kit';
import { latePart } from '@heartwood/shared-ui';
import { Provider } from 'urql';
import { useMemo, useState } from 'react';
import { NotesPanel, type NewNote } from '../features/notes/notes.panel';
import { createNotesClient } from '../features/notes/notes-client';

const AssumeFromNote = latePart(() => import('./assume-from-note').then((part) => part.AssumeFromNote));

/** Slot `notes-panel@1`, from any page: `noteId` opens a note, `title` with `text` makes one of what was found elsewhere. */
export function NotesPanelSlot({ shell, params: { noteId, title, text } }: ViewProps) {
  const [{ client }] = useState(() => createNotesClient(shell));
  const draft = useMemo((): NewNote | null => {
    if (typeof title !== 'string') return null;
    return {
      title,
      ...(typeof text === 'string' && { content: text.split('\n').map((line) => ({ type: 'paragraph', children: [{ text: line }] })) }),
    };
  }, [title, text]);
  return (
    <Provider value={client}>
      <NotesPanel
        noteId={typeof noteId === 'string' ? noteId : null} draft={draft}
        renderAssume={(words, onClose) => <AssumeFromNote shell={shell} words={words} onClose={onClose} />}
      />
    </Provider>
  );
}
