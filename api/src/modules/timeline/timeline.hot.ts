import { COMPANY_ID, idOf, USER_ID, type HotReads } from '../../testing/hot-reads';
import { GOALS, GOALS_BY_ID, ONE_TRACTION, TRACTIONS } from './goal-pages.queries';

export const TIMELINE_HOT: HotReads = {
  rows: [
    `insert into milestone (id, company_id, title)
    select gen_random_uuid(), ${idOf('company', 'n')}, 'x'
    from generate_series(1, 1000) n, generate_series(1, 3) m`,
    `insert into traction (id, company_id, title, traction_value)
    select gen_random_uuid(), ${idOf('company', 'n')}, 'x', '1'
    from generate_series(1, 1000) n, generate_series(1, 3) m`,
  ],
  reads: [
    [GOALS, [COMPANY_ID, USER_ID, 'IN_PROGRESS', true, 51, '2026-05-22', COMPANY_ID]],
    [GOALS_BY_ID, [COMPANY_ID, USER_ID, [COMPANY_ID]]],
    [TRACTIONS, [COMPANY_ID, USER_ID, 51, '2026-05-22', COMPANY_ID]],
    [ONE_TRACTION, [COMPANY_ID, USER_ID, COMPANY_ID]],
  ],
};
