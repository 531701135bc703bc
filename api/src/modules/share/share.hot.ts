import { COMPANY_ID, idOf, type HotReads } from '../../testing/hot-reads';
import { DECK_LINK, LINK_CARD, OPEN_LINK, SHARE_LINKS, SHARED_PLAN, TEXT_KEYS } from './share.queries';

export const SHARE_HOT: HotReads = {
  rows: [
    `insert into share_link (id, company_id, name, sections, token_hash, created_by)
    select ${idOf('user', 'n')}, ${idOf('company', 'n')}, 'Investors', '{level,pitch}', 'hash' || n, ${idOf('user', 'n')}
    from generate_series(1, 1000) n`,
    `insert into share_view (id, link_id, reader_hash, shown, opened_at)
    select ${idOf('user', 'n * 10 + m')}, ${idOf('user', 'n')}, 'reader' || m % 3, '{}', now()
    from generate_series(1, 1000) n, generate_series(1, 10) m`,
    `insert into share_reading (view_id, section, seconds)
    select ${idOf('user', 'n * 10 + m')}, 'pitch', 20
    from generate_series(1, 1000) n, generate_series(1, 10) m`,
    `insert into share_question (id, link_id, section, text, created_at)
    select ${idOf('user', 'n * 10 + m')}, ${idOf('user', 'n')}, 'pitch', 'Who pays?', now()
    from generate_series(1, 1000) n, generate_series(1, 2) m`,
  ],
  reads: [
    [OPEN_LINK, ['hash500', '2026-05-01T00:00:00Z']],
    [LINK_CARD, ['hash500', '2026-05-01T00:00:00Z']],
    [SHARED_PLAN, [COMPANY_ID, TEXT_KEYS]],
    [SHARE_LINKS, [COMPANY_ID, null, null]],
    [DECK_LINK, ['hash500', '2026-05-01T00:00:00Z']],
  ],
};
