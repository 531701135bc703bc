import './evidence.fields';

export * from './evidence.table';
export { CLAIMS, type Claim } from './claims';
export { ClaimRef, EVIDENCE_RECORDS, EVIDENCE_ROW } from './evidence.schema';
export { writeDemoSnapshots, type DemoFigure } from './evidence.demo';
export { findSnapshots } from './find-snapshots.job';
export { writeSnapshot } from './write-snapshot.job';
