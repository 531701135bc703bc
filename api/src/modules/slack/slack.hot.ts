import { COMPANY_ID, idOf, USER_ID, type HotReads } from '../../testing/hot-reads';
import { MODULE_NEWS, NEWS_IN_SIGHT } from './news.queries';
import { SLACK_CONNECTION } from './slack-connection';

const MORNING = '2026-05-14T07:00:00Z';

export const SLACK_HOT: HotReads = {
  rows: [
    `insert into slack_connection (
      company_id, way, secret_sealed, sends, connected_by, connected_at, seen_seq, seen_starts, goals_day, digest_day)
    select ${idOf('company', 'n')}, 'BOT', 'x', '{"MODULE_DONE": null}', ${idOf('user', 'n')}, now(), 1000000, now(), '2030-01-01', '2030-01-01'
    from generate_series(1, 1000) n`,
  ],
  reads: [
    [SLACK_CONNECTION, [COMPANY_ID, USER_ID]],
    // Each connection is looked at: they are few beside everything else.
    [NEWS_IN_SIGHT, [MORNING, MORNING], ['slack_connection', 'company', 'users']],
    [MODULE_NEWS, [COMPANY_ID, 'belief', USER_ID, null, null]],
  ],
};
