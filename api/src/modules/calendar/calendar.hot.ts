import { COMPANY_ID, idOf, USER_ID, type HotReads } from '../../testing/hot-reads';
import { CALENDAR, CALENDAR_FEED } from './calendar.queries';

export const CALENDAR_HOT: HotReads = {
  rows: [
    `insert into calendar_link (id, company_id, user_id, token_hash, token_sealed, kinds)
    select ${idOf('user', 'n')}, ${idOf('company', 'n')}, ${idOf('user', 'n')}, 'hash' || n, 'sealed', '{GOAL,EVENT}'
    from generate_series(1, 1000) n`,
  ],
  reads: [
    [CALENDAR, [COMPANY_ID, USER_ID, '2026-05-01', '2026-05-31', ['GOAL', 'PHASE', 'MODULE_DUE', 'EVENT']]],
    [CALENDAR_FEED, ['hash500', '2026-01-01', '2030-01-01', '2026-05-01T00:00:00Z']],
  ],
};
