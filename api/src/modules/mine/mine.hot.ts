import { COMPANY_ID, idOf, USER_ID, type HotReads } from '../../testing/hot-reads';
import { MINE, MINE_KEYS } from './mine.queries';

export const MINE_HOT: HotReads = {
  rows: [
    `insert into notification (user_id, type, group_key, subject, company_id, updated_at)
    select ${idOf('user', 'n')}, 'MENTIONED', 'mention:' || m, 'company:' || m, ${idOf('company', 'n')}, now() - m * interval '1 hour'
    from generate_series(1, 1000) n, generate_series(1, 5) m`,
    `insert into chat_draft (user_id, target, text, revision, updated_at)
    select ${idOf('user', 'n')}, 'person:' || ${idOf('user', 'n + m')}, 'Begun', 1, now()
    from generate_series(1, 1000) n, generate_series(1, 5) m
    on conflict do nothing`,
  ],
  reads: [
    [MINE, [USER_ID, null, null, COMPANY_ID, '2026-05-14T10:00:00Z']],
    [MINE_KEYS, [USER_ID, COMPANY_ID]],
  ],
};
