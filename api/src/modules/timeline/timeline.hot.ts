import { idOf, type HotReads } from '../../testing/hot-reads';

export const TIMELINE_HOT: HotReads = {
  rows: [
    `insert into milestone (id, company_id, title)
    select gen_random_uuid(), ${idOf('company', 'n')}, 'x'
    from generate_series(1, 1000) n, generate_series(1, 3) m`,
    `insert into traction (id, company_id, title, traction_value)
    select gen_random_uuid(), ${idOf('company', 'n')}, 'x', '1'
    from generate_series(1, 1000) n, generate_series(1, 3) m`,
  ],
  reads: [],
};
