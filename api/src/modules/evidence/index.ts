import './evidence.fields';

export * from './evidence.table';
export { CLAIMS, type Claim } from './claims';
export { ClaimRef, EVIDENCE_RECORDS, EVIDENCE_ROW, EvidenceKindRef } from './evidence.schema';
export { writeDemoSnapshots, type DemoFigure } from './evidence.demo';
export { EvidenceStrengthRef } from './snapshots.schema';
export { findSnapshots } from './find-snapshots.job';
export { writeSnapshot } from './write-snapshot.job';
