import { useShell } from '@heartwood/contract/kit';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

const NOTE = 'note';

/** Opens the note that an address asks for, as a notification does, and takes it out of the address. */
export function NoteOfAddress() {
  const { slots } = useShell();
  const [search, setSearch] = useSearchParams();
  const noteId = search.get(NOTE);
  useEffect(() => {
    if (noteId === null) return;
    slots.open('notes-panel@1', { noteId });
    setSearch((next) => {
      next.delete(NOTE);
      return next;
    }, { replace: true });
  }, [noteId, slots, setSearch]);
  return null;
}
