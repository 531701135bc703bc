import { ALL_KEYS, wholePlanStatement } from '../growth';
import { COMPANY_ID, idOf, USER_ID, type HotReads } from '../../testing/hot-reads';
import { COMMENTS_OF_MODULES, GOALS_OF_PLAN, ONE_EXPORT, OWN_DECK_EXPORTS, OWN_EXPORTS, OWN_NOTES_EXPORTS } from './export.queries';

export const EXPORT_HOT: HotReads = {
  rows: [
    `insert into plan_export (id, company_id, user_id, format, areas, page, with_comments, only_shared, state, ends_at)
    select gen_random_uuid(), ${idOf('company', 'n')}, ${idOf('user', 'n')}, 'PDF', '{foundation}', 'A4_PORTRAIT', false, true,
      'DONE', now()
    from generate_series(1, 1000) n, generate_series(1, 5) m`,
  ],
  reads: [
    [ONE_EXPORT, [USER_ID, COMPANY_ID]],
    [OWN_EXPORTS, [USER_ID, COMPANY_ID, 10]],
    [OWN_NOTES_EXPORTS, [USER_ID, 10]],
    [OWN_DECK_EXPORTS, [USER_ID, COMPANY_ID, 10]],
    [COMMENTS_OF_MODULES, [COMPANY_ID, ['belief'], 100]],
    [GOALS_OF_PLAN, [COMPANY_ID]],
    [wholePlanStatement(), [COMPANY_ID, ALL_KEYS]],
  ],
};
