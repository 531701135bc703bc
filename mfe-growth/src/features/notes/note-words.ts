/** The specification's sentences for what went wrong (section 8), and for a note that has no folder (section 5). */
export const FAULTS = {
  addSection: 'Error while adding section, please try again.',
  addNote: 'Error while adding note, please try again.',
  deleteNote: 'Error while deleting note, please try again.',
  deleteSection: 'Error while deleting note section, please try again.',
  uploadFile: 'Error while uploading file, please try again.',
  updateNote: 'Error while updating note, please try again.',
  noSection: 'Please add a section to add a note',
} as const;
