import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { seesNote } from '../note';
import { takeDown } from './ask-export';
import type { NoteFormat } from './document';
import { makeNotesExport } from './make-notes-export.job';

/**
 * Takes down that somebody wants a note as a file, or a ZIP of all that they have and were given; a job makes it of what they may read
 * then. Throws FORBIDDEN for a note that is not theirs to read and for the id of another's export, TOO_MANY while three are being made.
 */
export async function askNotesExport(
  context: Context, { id, noteId, format }: { id: string; noteId: string | null; format: NoteFormat },
): Promise<string> {
  // The same words for what is somebody else's and for what there is not.
  if (noteId !== null && !await seesNote(context, noteId)) throw forbidden("You don't have permission to read this note.");
  return takeDown(
    context, { id, companyId: null, format, areas: [], notes: { noteId }, page: 'A4_PORTRAIT', withComments: false, onlyShared: false },
    makeNotesExport,
  );
}
