import './note.fields';

export { writeDemoNotes, type DemoNotes } from './note.demo';
export { note, noteAccess, noteSegment } from './note.table';
export { seesNote } from './read-notes';
export { sweepNotesJob } from './sweep-notes.job';
