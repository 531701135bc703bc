import type { HotReads } from '../../testing/hot-reads';
import { CLAIM_JOBS, NEXT_JOB, REPEAT_JOBS } from './jobs.queries';

export const JOBS_HOT: HotReads = {
  rows: [
    `insert into job (id, kind, key, payload, run_at)
    select gen_random_uuid(), 'kind-' || n % 12, n::text, '{}', case when n % 10 > 0 then now() + n * interval '1 second' end
    from generate_series(1, 20000) n`,
  ],
  reads: [
    [NEXT_JOB, [['kind-1', 'kind-2', 'kind-3']]],
    [CLAIM_JOBS, [['kind-1', 'kind-2', 'kind-3'], 4, 120]],
    [REPEAT_JOBS, [JSON.stringify([{ kind: 'kind-1', seconds: 3600, phase: 0 }]), true]],
  ],
};
