import { idOf, type HotReads } from '../../testing/hot-reads';

export const ACTIVITY_HOT: HotReads = {
  rows: [
    `insert into activity_log (company_id, component, type, data, user_id)
    select ${idOf('company', 'n')}, 'belief', 'TEXT_CHANGED', '{}', ${idOf('user', 'n')}
    from generate_series(1, 1000) n, generate_series(1, 20) m`,
    `insert into page_visit (id, user_id, kind, subject_id, day)
    select gen_random_uuid(), ${idOf('user', 'n')}, 'USER', ${idOf('user', 'n + m')}, '2026-01-01'::date + m
    from generate_series(1, 1000) n, generate_series(1, 20) m`,
    `insert into page_visit (id, user_id, kind, subject_id, day)
    select gen_random_uuid(), ${idOf('user', 'n')}, 'COMPANY', ${idOf('company', 'n + m')}, '2026-01-01'::date + m
    from generate_series(1, 1000) n, generate_series(1, 20) m`,
  ],
  reads: [],
};
