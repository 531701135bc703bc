import './export.fields';

export { planExport } from './export.table';
export { makeExport } from './make-export.job';
export { seesExport } from './read-exports';
export { sweepExportsJob } from './sweep-exports.job';
