import { EDITORS, inCompany, MEMBERS, type Rights } from '../../testing/rights';
import { rowRights } from '../../testing/row-rights';

const { fields, types } = rowRights('PlanEvidence', {
  Evidence: {
    list: 'evidence', row: { key: 'belief', kind: 'INTERVIEW', date: '2026-05-22', note: 'Five of five said so' },
    fields: ['rowId', 'field', 'kind', 'date', 'note', 'link'], from: ['PitchDeck.evidence'],
  },
});

export const EVIDENCE_RIGHTS: Rights = {
  fields: {
    'Query.planEvidence': inCompany(MEMBERS),
    'Query.planSnapshots': inCompany(MEMBERS, () => ({ weeks: ['2026-05-18'] })),
    'Mutation.setClaim': inCompany(EDITORS, () => ({ key: 'belief', field: 'description', status: 'TESTING' })),
    ...fields,
  },
  types: {
    ...types,
    Claim: {
      from: ['PlanEvidence.claims', 'ClaimPayload.row', 'PitchDeck.claims'], fields: ['id', 'key', 'rowId', 'field', 'status', 'revision'],
    },
    SnapshotModule: { from: ['PlanSnapshot.modules'], fields: ['key', 'isDone', 'status', 'strength', 'rows', 'figures'] },
    SnapshotFigure: { from: ['SnapshotModule.figures'], fields: ['rowId', 'label', 'field', 'value', 'unit'] },
  },
};
