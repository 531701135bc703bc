/** The author, and who was given the note (product map, NOTE-07): title, text and files. */
export function canWriteNote(isReader: boolean, note: { userId: string }, viewerId: string): boolean {
  return isReader || note.userId === viewerId;
}

/** Folder, checkpoints, tags, who has access, and whether it is there: the author alone. */
export function canManageNote(note: { userId: string }, viewerId: string): boolean {
  return note.userId === viewerId;
}
