import './export.fields';

export { drawTimeline } from './draw-timeline.job';
export { planExport } from './export.table';
export { makeDeckExport } from './make-deck-export.job';
export { makeExport } from './make-export.job';
export { makeNotesExport } from './make-notes-export.job';
export { seesExport } from './read-exports';
export { sweepExportsJob } from './sweep-exports.job';
export { deckFileType, printDeck } from './print-deck';
export { renderDocument } from './render-document';
