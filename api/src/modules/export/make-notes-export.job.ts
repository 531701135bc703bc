import type { Services } from '../../request/context';
import { AppError } from '../../request/errors';
import { readNotesToExport, type ExportedNote } from '../note';
import { NOTE_FORMATS, type NoteFormat } from './document';
import { exportJob, type Export, type MadeFile } from './fill-export';
import { noteDocument } from './note-document';
import { noteHtml } from './note-html';
import { noteMarkdown } from './note-markdown';
import { notesArchive } from './notes-archive';
import { renderDocument } from './render-document';

/** Makes the file of notes that somebody asked for, of what they may read at this moment. */
export const makeNotesExport = exportJob('make-notes-export', make);

async function make(services: Services, { userId, format, notes: choice }: Export): Promise<MadeFile> {
  const as = NOTE_FORMATS.find((each) => each === format);
  if (!choice || !as) throw new AppError('INVALID', 400, 'Notes can’t be had in this form.');
  const notes = await readNotesToExport(services, userId, choice.noteId);
  const [first] = notes;
  if (!first) {
    const why = choice.noteId === null ? 'There are no notes to export.' : 'This note is not there any more, or it is not yours to read.';
    throw new AppError('NOT_FOUND', 404, why);
  }
  if (choice.noteId === null) {
    return { name: 'notes', extension: 'zip', contentType: 'application/zip', bytes: await notesArchive(services, notes, as) };
  }
  return { name: first.title, ...await fileOf([first], as) };
}

/** One file of these notes; a page of the web and a Markdown file have one. */
async function fileOf(notes: readonly ExportedNote[], format: NoteFormat): Promise<Omit<MadeFile, 'name'>> {
  const [note] = notes;
  if (!note) throw new Error('a file needs a note');
  if (format === 'PDF')
    return { extension: 'pdf', contentType: 'application/pdf', bytes: await renderDocument(noteDocument(notes), 'PDF') };
  return format === 'HTML'
    ? { extension: 'html', contentType: 'text/html; charset=utf-8', bytes: Buffer.from(noteHtml(note)) }
    : { extension: 'md', contentType: 'text/markdown; charset=utf-8', bytes: Buffer.from(noteMarkdown(note)) };
}
