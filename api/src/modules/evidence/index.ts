import './evidence.fields';

export * from './evidence.table';
export { EVIDENCE_RECORDS } from './evidence.schema';
export { writeDemoSnapshots, type DemoFigure } from './evidence.demo';
export { findSnapshots } from './find-snapshots.job';
export { writeSnapshot } from './write-snapshot.job';
