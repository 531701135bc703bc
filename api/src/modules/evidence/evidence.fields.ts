import { builder, STATEMENT_COST } from '../../graphql/schema-builder';
import { ModuleKeyRef } from '../company';
import { areaField, AssumptionStatusRef, EVIDENCE, rowMutations, rowPayload } from '../growth';
import { ClaimPayloadRef, EVIDENCE_ROW, PLAN_EVIDENCE, PlanEvidenceRef } from './evidence.schema';
import { readSnapshots } from './read-snapshots';
import { SnapshotsRef } from './snapshots.schema';
import { setClaim } from './set-claim';

areaField('planEvidence', PlanEvidenceRef, PLAN_EVIDENCE);
rowMutations(EVIDENCE, EVIDENCE_ROW);

const signedIn = { authScopes: { signedIn: true }, complexity: STATEMENT_COST } as const;

builder.mutationField('setClaim', (t) => t.field({
  ...signedIn, type: ClaimPayloadRef,
  description: 'What is thought of a row, a field of it, or a text of the module; null: nobody says any more.',
  args: {
    companyId: t.arg.id(), key: t.arg({ type: ModuleKeyRef }), rowId: t.arg.id({ required: false }),
    field: t.arg.string({ required: false }), status: t.arg({ type: AssumptionStatusRef, required: false }),
  },
  resolve: (_root, args, context) => rowPayload(context, 'Claim', () => setClaim(context, args)),
}));

builder.queryField('planSnapshots', (t) => t.field({
  ...signedIn, type: SnapshotsRef, nullable: true,
  description: 'The weeks of which there is a snapshot, the newest first, and the snapshots of those that are asked for.',
  args: { companyId: t.arg.id(), weeks: t.arg({ type: ['Date'] }) },
  resolve: (_root, args, context) => readSnapshots(context, args),
}));
