import { COMPANY_ID, idOf, type HotReads } from '../../testing/hot-reads';
import { COMPANY_FACTS } from './company-facts';
import { COMPANY_PROFILE } from './company-profile';
import { TRIM_EVENTS } from './sweep-events';

export const COMPANY_HOT: HotReads = {
  rows: [
    `insert into company (id, name, search_text, created_by, stage_id)
    select ${idOf('company', 'n')}, 'Company ' || n, 'company ' || n, ${idOf('user', 'n')}, 2
    from generate_series(1, 5000) n`,
    `insert into company_sector (company_id, sector_id, position)
    select ${idOf('company', 'n')}, 'sector-' || s, s
    from generate_series(1, 1000) n, generate_series(1, 3) s`,
    `insert into team_member (company_id, user_id, email, position, department, access_type, is_accepted, token_hash)
      select ${idOf('company', 'n')}, ${idOf('user', '(n + m - 1) % 1000 + 1')}, 'seat' || n || '.' || m || '@grown.example', 'QA',
        'Engineering', 'edit', true, 'hash' || n || '.' || m
      from generate_series(1, 1000) n, generate_series(1, 4) m`,
    `insert into team_member (company_id, email, position, department, access_type)
    select ${idOf('company', 'n')}, 'waiting' || n || '@grown.example', 'QA', 'Engineering', 'edit'
    from generate_series(1, 1000) n`,
    `insert into company_event (company_id, seq, type)
    select ${idOf('company', 'n')}, m, 'MODULE_CHANGED'
    from generate_series(1, 1000) n, generate_series(1, 20) m`,
  ],
  reads: [
    [COMPANY_FACTS, [COMPANY_ID]],
    [COMPANY_PROFILE, [COMPANY_ID]],
    // Hourly: it looks at every company, and at no step that it does not remove but for the last week's.
    [TRIM_EVENTS, ['2030-01-01T00:00:00Z', 1_000, 5_000], ['company']],
  ],
};
