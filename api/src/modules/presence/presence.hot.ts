import { idOf, type HotReads } from '../../testing/hot-reads';

export const PRESENCE_HOT: HotReads = {
  rows: [
    `insert into place_presence (user_id, tab, kind, subject, expires_at)
    select ${idOf('user', 'n')}, gen_random_uuid(), 'module', ${idOf('company', 'n')} || ':belief', now()
    from generate_series(1, 5000) n`,
  ],
  reads: [],
};
