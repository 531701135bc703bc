import type { OperationAnswer } from '@heartwood/contract/fake-shell';
import type { ClaimFieldsFragment, EvidenceFieldsFragment, EvidenceInput, SetClaimMutationVariables } from '../../generated/graphql';

/** What the plan of the sample is founded on. */
export interface SampleSources { evidence: EvidenceFieldsFragment[]; claims: ClaimFieldsFragment[] }

export function sampleSources(): SampleSources {
  const found = { __typename: 'Evidence' as const, position: 1, revision: 1, rowId: null, field: null, link: null };
  return {
    evidence: [
      {
        ...found, id: 'evidence-1', key: 'overallProblem', kind: 'MEASUREMENT', date: '2026-05-12',
        note: 'Six invoices: the median is €412 a month.',
      },
      { ...found, id: 'evidence-2', key: 'culture', kind: 'INTERVIEW', date: '2026-05-02', note: 'Two of three drivers named it.' },
      {
        ...found, id: 'evidence-3', key: 'revenue', rowId: 'revenue-1', kind: 'PAYMENT', date: '2026-05-09', note: 'Four shops paid.',
        link: 'https://bank.example/4',
      },
    ],
    claims: [],
  };
}

interface SourceOperations {
  sources: SampleSources;
  plan(): object;
  answer(type: string, row: object | null): object;
}

/** Answers of the server, by operation name. */
export function sourceOperations({ sources, plan, answer }: SourceOperations): Record<string, OperationAnswer> {
  const all = () => ({ planEvidence: { __typename: 'PlanEvidence', ...plan(), ...sources } });
  return {
    PlanSources: all,
    AssumptionBoard: all,
    SaveEvidence: ({ row }) => {
      const { id, baseRevision: _base, ...fields } = row as EvidenceInput;
      const saved = {
        __typename: 'Evidence', revision: 1, position: 1, rowId: null, field: null, link: null, ...fields, id,
      } as EvidenceFieldsFragment;
      sources.evidence = [...sources.evidence.filter((each) => each.id !== id), saved];
      return { saveEvidence: answer('Evidence', saved) };
    },
    DeleteEvidence: ({ id }) => {
      sources.evidence = sources.evidence.filter((each) => each.id !== id);
      return { deleteEvidence: answer('Evidence', null) };
    },
    SetClaim: (variables) => {
      const { key, rowId = null, field = null, status } = variables as SetClaimMutationVariables;
      const saved = { __typename: 'Claim', id: `${key}:${rowId}:${field}`, key, rowId, field, status, revision: 1 } as ClaimFieldsFragment;
      sources.claims = [...sources.claims.filter(({ id }) => id !== saved.id), saved];
      return { setClaim: answer('Claim', saved) };
    },
  };
}
