import { listRules, type ListRules } from '@heartwood/client-kit/cache';

const claims = listRules({ area: 'PlanEvidence', list: 'claims', type: 'Claim', save: 'setClaim', remove: '', row: null });

/** What a claim is founded on goes by the rules of every row; what is thought of it has a command of its own. */
export const SOURCE_LISTS: readonly ListRules[] = [
  listRules({ area: 'PlanEvidence', list: 'evidence', type: 'Evidence', save: 'saveEvidence', remove: 'deleteEvidence' }),
  { updates: { setClaim: claims.updates['setClaim'] as never }, optimistic: {}, live: claims.live },
];
