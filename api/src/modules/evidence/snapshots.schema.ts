import { builder } from '../../graphql/schema-builder';
import type { Figure, ModuleFacts } from '@heartwood/contract/domain';
import { EVIDENCE_STRENGTH_VALUES } from '@heartwood/contract/domain';
import { ModuleKeyRef } from '../company';
import { AssumptionStatusRef } from '../growth';
import type { Snapshot, Snapshots } from './read-snapshots';

export const EvidenceStrengthRef = builder.enumType('EvidenceStrength', { values: EVIDENCE_STRENGTH_VALUES });

const FigureRef = builder.objectRef<Figure>('SnapshotFigure').implement({
  description: 'One number of a row.',
  fields: (t) => ({
    rowId: t.exposeID('rowId'),
    label: t.exposeString('label', { description: 'What the row was called.' }),
    field: t.exposeString('field'),
    value: t.expose('value', { type: 'Decimal' }),
    unit: t.exposeString('unit', { nullable: true, description: 'A currency.' }),
  }),
});

const SnapshotModuleRef = builder.objectRef<ModuleFacts>('SnapshotModule').implement({
  fields: (t) => ({
    key: t.expose('key', { type: ModuleKeyRef } as never),
    isDone: t.exposeBoolean('isDone'),
    status: t.expose('status', { type: AssumptionStatusRef, nullable: true, description: 'Of its assumption.' }),
    strength: t.expose('strength', { type: EvidenceStrengthRef }),
    rows: t.exposeInt('rows'),
    figures: t.expose('figures', { type: [FigureRef], complexity: { field: 1, multiplier: 8 } } as never),
  }),
});

const SnapshotRef = builder.objectRef<Snapshot>('PlanSnapshot').implement({
  description: 'The plan as it was in one week. A module that is not shown to the viewer now is left out.',
  fields: (t) => ({
    week: t.expose('week', { type: 'Date', description: 'Its Monday.' }),
    modules: t.expose('modules', { type: [SnapshotModuleRef], complexity: { field: 1, multiplier: 28 } } as never),
  }),
});

export const SnapshotsRef = builder.objectRef<Snapshots>('PlanSnapshots').implement({
  fields: (t) => ({
    companyId: t.exposeID('companyId'),
    weeks: t.expose('weeks', { type: ['Date'] }),
    snapshots: t.expose('snapshots', { type: [SnapshotRef], complexity: { field: 1, multiplier: 2 } }),
  }),
});
