import { COMPANY_ID, idOf, USER_ID, type HotReads } from '../../testing/hot-reads';
import { AREA_HISTORY } from './area-history';
import { COMMENT_ROWS, COMMENTS_BELOW, COMMENTS_FIRST, HISTORY_BELOW, HISTORY_FIRST, ONE_COMMENT, oneVersion } from './comments.queries';
import { LEVELLED_COMPANY } from './company-card';
import { TIMELINE_READINGS } from './goal-fields';
import { GROWTH_CONTENT, GROWTH_FRAMEWORK, growthHome } from './growth.queries';
import { LOG_MODULE_USE, LOG_PAGE_USE } from './log-use';
import { recordsStatement } from './row-reading';

export const GROWTH_HOT: HotReads = {
  rows: [
    `insert into growth_component (company_id, key, progress)
    select ${idOf('company', 'n')}, k, 'DONE'
    from generate_series(1, 1000) n, unnest(array['vision','belief','values','culture','sdgs','skills','costs','revenue']) k`,
    `insert into component_assignment (company_id, key, user_id)
    select ${idOf('company', 'n')}, k, ${idOf('user', 'n')}
    from generate_series(1, 1000) n, unnest(array['vision','belief','values','culture']) k`,
    `insert into component_visibility (company_id, key, user_id)
    select ${idOf('company', 'n')}, k, ${idOf('user', 'n')}
    from generate_series(1, 1000) n, unnest(array['vision','belief']) k`,
    `insert into component_comment (id, company_id, key, author_id, message, created_at)
    select gen_random_uuid(), ${idOf('company', 'n')}, 'belief', ${idOf('user', 'n')}, 'x', now() - m * interval '1 hour'
    from generate_series(1, 1000) n, generate_series(1, 20) m`,
    `insert into component_version (company_id, key, text, rows, started_at, at)
    select ${idOf('company', 'n')}, 'belief', '[]', '{}', now(), now()
    from generate_series(1, 1000) n, generate_series(1, 20) m`,
  ],
  // The parts above have said by then what their rows say.
  get reads(): HotReads['reads'] { return [
    [LOG_MODULE_USE, [COMPANY_ID, COMPANY_ID, 'belief', 'VIEWED', USER_ID, '2026-05-16T10:00:00Z']],
    [LOG_PAGE_USE, [COMPANY_ID, COMPANY_ID, 'overview', 'VIEWED', USER_ID, '2026-05-16T10:00:00Z']],
    [growthHome(), [COMPANY_ID]],
    [LEVELLED_COMPANY, [COMPANY_ID]],
    [GROWTH_FRAMEWORK, [COMPANY_ID]],
    [GROWTH_CONTENT, [COMPANY_ID, ['vision', 'belief', 'values', 'culture', 'sdgs', 'skills', 'team']]],
    [COMMENTS_FIRST, [COMPANY_ID, 'belief', USER_ID, 31]],
    [COMMENTS_BELOW, [COMPANY_ID, 'belief', USER_ID, 31, '2030-01-01T00:00:00Z', COMPANY_ID]],
    [ONE_COMMENT, [COMPANY_ID, 'belief', USER_ID, COMPANY_ID]],
    [COMMENT_ROWS, [[COMPANY_ID]]],
    [HISTORY_FIRST, [COMPANY_ID, 'belief', USER_ID, 31]],
    [HISTORY_BELOW, [COMPANY_ID, 'belief', USER_ID, 31, '999999']],
    [AREA_HISTORY, [COMPANY_ID, USER_ID, ['vision', 'belief', 'values', 'culture'], 31, null]],
    ...TIMELINE_READINGS.map((each): HotReads['reads'][number] => [recordsStatement(each), [COMPANY_ID, [COMPANY_ID]]]),
    [oneVersion('belief'), [COMPANY_ID, 'belief', USER_ID, 500]],
  ]; },
};
