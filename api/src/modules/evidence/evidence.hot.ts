import { COMPANY_ID, idOf, rowsOfKind, type HotReads } from '../../testing/hot-reads';
import { EVIDENCE, recordsStatement } from '../growth';
import { CLAIMS } from './claims';
import { PLAN_EVIDENCE } from './evidence.schema';
import { planFactsStatement } from './plan-facts';
import { PLAN_SNAPSHOTS } from './read-snapshots';

export const EVIDENCE_HOT: HotReads = {
  rows: [
    rowsOfKind('evidence', 'belief', 'kind, date, note', "'INTERVIEW', '2026-05-22', 'Five of five'"),
    `insert into claim (company_id, key, field, status)
    select ${idOf('company', 'n')}, k, 'description', 'TESTING'
    from generate_series(1, 1000) n, unnest(array['vision','belief','values']) k`,
    `insert into plan_snapshot (company_id, week, facts)
    select ${idOf('company', 'n')}, '2026-01-05'::date + 7 * w, '{"modules": []}'
    from generate_series(1, 1000) n, generate_series(1, 52) w`,
  ],
  reads: [
    [PLAN_EVIDENCE.statement, [COMPANY_ID, [], null, 31]],
    [recordsStatement(EVIDENCE.rows), [COMPANY_ID, [COMPANY_ID]]],
    [recordsStatement(CLAIMS), [COMPANY_ID, [COMPANY_ID]]],
    [PLAN_SNAPSHOTS, [COMPANY_ID, ['2026-05-18', '2026-05-25']]],
    [planFactsStatement(), [COMPANY_ID]],
  ],
};
