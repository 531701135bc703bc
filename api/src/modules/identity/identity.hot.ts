import { idOf, type HotReads } from '../../testing/hot-reads';

export const IDENTITY_HOT: HotReads = {
  rows: [
    `insert into users (id, email, firstname, lastname, search_text, is_verified)
    select ${idOf('user', 'n')}, 'person' || n || '@grown.example', 'P', 'N' || n, 'p n' || n, true
    from generate_series(1, 20000) n`,
  ],
  reads: [],
};
