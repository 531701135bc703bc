import { zip, type AsyncZippable } from 'fflate';
import type { Services } from '../../request/context';
import { readWhole } from '../files';
import type { ExportedNote } from '../note';
import type { NoteFormat } from './document';
import { noteDocument } from './note-document';
import { noteHtml } from './note-html';
import { noteMarkdown } from './note-markdown';
import { EntryNames } from './entry-names';
import { renderDocument } from './render-document';

/** What one archive holds of attachments at most, in bytes; those beyond are named in it. */
const MOST_BYTES = 250 * 1024 * 1024;

/** All notes in their folders, each a file with what is attached to it beside it; as a PDF they are one document. */
export async function notesArchive(
  { files }: Pick<Services, 'files'>, notes: readonly ExportedNote[], format: NoteFormat,
): Promise<Buffer> {
  const contents: AsyncZippable = {};
  const names = new EntryNames();
  if (format === 'PDF') contents['Notes.pdf'] = [await renderDocument(noteDocument(notes), 'PDF'), { level: 0 }];
  let room = MOST_BYTES;
  const left: string[] = [];
  for (const note of notes) {
    const folder = names.folder(note.folder);
    if (format !== 'PDF') {
      const text = format === 'HTML' ? noteHtml(note) : noteMarkdown(note);
      contents[names.file(folder, note.title, format === 'HTML' ? 'html' : 'md')] = Buffer.from(text);
    }
    for (const { fileId, name, size } of note.attachments) {
      const bytes = size <= room ? await readWhole(files, fileId) : null;
      room -= bytes?.length ?? 0;
      if (bytes) contents[names.attachment(folder, note.title, name)] = [bytes, { level: 0 }];
      else left.push(`${note.title}: ${name}`);
    }
  }
  if (left.length > 0) contents['Not included.txt'] = Buffer.from(`${left.join('\n')}\n`);
  // Packed beside the server's own turn.
  const bytes = await new Promise<Uint8Array>((resolve, reject) => {
    zip(contents, { level: 6 }, (error, data) => (error ? reject(error) : resolve(data)));
  });
  return Buffer.from(bytes);
}
