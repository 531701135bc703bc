import { EVIDENCE_KIND_VALUES } from '@heartwood/contract/domain';
import { builder } from '../../graphql/schema-builder';
import { ModuleKeyRef } from '../company';
import {
  always, AreaRef, areaReading, AssumptionStatusRef, EVIDENCE, perhaps, rowPayloadRef, rowTypes,
  type Area, type Evidence, type EvidenceInput,
} from '../growth';
import { CLAIMS, type Claim } from './claims';

export const EvidenceKindRef = builder.enumType('EvidenceKind', { values: EVIDENCE_KIND_VALUES });

export const EVIDENCE_ROW = rowTypes<Evidence, EvidenceInput>('Evidence', {
  rowId: perhaps('ID'), field: perhaps('String'), kind: always(EvidenceKindRef), date: always('Date'), note: always('String'),
  link: perhaps('String'),
});

export const ClaimRef = builder.objectRef<Claim>('Claim').implement({
  description: 'What is thought of a row, a field of it, or a text of a module.',
  fields: (t) => ({
    id: t.exposeID('id'),
    key: t.expose('key', { type: ModuleKeyRef }),
    rowId: t.exposeID('rowId', { nullable: true }),
    field: t.exposeString('field', { nullable: true }),
    status: t.expose('status', { type: AssumptionStatusRef }),
    revision: t.exposeInt('revision'),
  }),
});
export const ClaimPayloadRef = rowPayloadRef('Claim', ClaimRef);

interface EvidenceLists { evidence: Evidence[]; claims: Claim[] }

/** What the whole plan is founded on. */
export const PLAN_EVIDENCE = areaReading<EvidenceLists>('plan', [EVIDENCE.rows, CLAIMS]);

export const PlanEvidenceRef = builder.objectRef<Area & EvidenceLists>('PlanEvidence').implement({
  description: 'What the claims of the plan are founded on: those of a module that is not shown to the viewer are left out.',
  interfaces: [AreaRef],
  fields: (t) => ({
    evidence: t.expose('evidence', {
      type: [EVIDENCE_ROW.row],
      description: 'The newest first. About the row `rowId`, its `field`, a text of the module, or, without both, its assumption.',
    }),
    claims: t.expose('claims', { type: [ClaimRef] }),
  }),
});

/** The rows that steps of the company's stream bring. */
export const EVIDENCE_RECORDS = [EVIDENCE_ROW.row, ClaimRef] as const;
