import { idOf, type HotReads } from '../../testing/hot-reads';

export const PARTNER_HOT: HotReads = {
  rows: [
    `insert into partner (id, company_id, name, origins, key_id, public_key)
    select ${idOf('company', 'n')}, ${idOf('company', 'n')}, 'Partner', '{}', 'k', 'p'
    from generate_series(1, 1000) n`,
    `insert into partner_user (partner_id, subject, user_id, email)
    select ${idOf('company', 'n % 1000 + 1')}, 's' || n, ${idOf('user', 'n + 10000')}, 'a@b.example'
    from generate_series(1, 9000) n`,
  ],
  reads: [],
};
