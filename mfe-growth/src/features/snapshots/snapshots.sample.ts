import type { PlanSnapshotsQuery } from '../../generated/graphql';

type Snapshots = NonNullable<PlanSnapshotsQuery['planSnapshots']>;
type Module = Snapshots['snapshots'][number]['modules'][number];

const facts = (key: Module['key'], more: Partial<Module> = {}): Module => (
  { __typename: 'SnapshotModule', key, isDone: false, status: null, strength: 'NONE', rows: 0, figures: [], ...more }
);
const price = (value: string) => (
  { __typename: 'SnapshotFigure' as const, rowId: 'revenue-1', label: 'Subscription Fee, shop', field: 'value', value, unit: 'EUR' }
);

/** Three weeks of the sample's plan. */
export function sampleSnapshots(companyId: string): Snapshots {
  const week = (day: string, modules: Module[]) => ({ __typename: 'PlanSnapshot' as const, week: day, modules });
  const snapshots = [
    week('2026-04-20', [facts('vision'), facts('revenue', { rows: 1, figures: [price('69.0000')], status: 'TO_TEST' })]),
    week('2026-05-04', [facts('vision', { isDone: true }), facts('revenue', { rows: 1, figures: [price('79.0000')], status: 'TO_TEST' })]),
    week('2026-05-11', [
      facts('vision', { isDone: true }), facts('revenue', { rows: 2, figures: [price('89.0000')], status: 'TESTING', strength: 'SOME' }),
    ]),
  ];
  return { __typename: 'PlanSnapshots', companyId, weeks: snapshots.map((each) => each.week).reverse(), snapshots };
}
