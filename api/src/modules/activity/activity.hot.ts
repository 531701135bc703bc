import { idOf, type HotReads } from '../../testing/hot-reads';

export const ACTIVITY_HOT: HotReads = {
  rows: [
    `insert into activity_log (company_id, component, type, data, user_id)
    select ${idOf('company', 'n')}, 'belief', 'TEXT_CHANGED', '{}', ${idOf('user', 'n')}
    from generate_series(1, 1000) n, generate_series(1, 20) m`,
  ],
  reads: [],
};
