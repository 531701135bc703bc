/** One note, or all that the person reads. */
export interface NotesChoice { noteId: string | null }
