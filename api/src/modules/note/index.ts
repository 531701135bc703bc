import './note.fields';

export { eraseNotes } from './erase-notes';
export { writeDemoNotes, type DemoNotes } from './note.demo';
export { note, noteAccess, noteSegment } from './note.table';
export type { ExportedNote } from './note.queries';
export { readNotesToExport, seesNote } from './read-notes';
export { sweepNotesJob } from './sweep-notes.job';
