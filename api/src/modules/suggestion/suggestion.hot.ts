import { COMPANY_ID, idOf, USER_ID, type HotReads } from '../../testing/hot-reads';
import { KEPT_SUGGESTIONS, ONE_SUGGESTION, SUGGESTION_OFFER } from './read-suggestion';

export const SUGGESTION_HOT: HotReads = {
  rows: [
    `insert into suggestion (id, company_id, user_id, key, state, words, created_at)
    select ${idOf('user', 'n')}, ${idOf('company', 'n')}, ${idOf('user', 'n')}, 'culture', 'DONE', 'Words', now()
    from generate_series(1, 1000) n`,
  ],
  reads: [
    [ONE_SUGGESTION, [USER_ID, USER_ID]],
    [KEPT_SUGGESTIONS, [USER_ID, COMPANY_ID, 'culture']],
    [SUGGESTION_OFFER, [COMPANY_ID, USER_ID], ['suggestion_switch']],
  ],
};
