import { COMPANY_ID, idOf, USER_ID, type HotReads } from '../../testing/hot-reads';
import { ALLOWANCES_DUE } from './grant-allowance';
import { CREDIT_LEDGER } from './read-ledger';

export const CREDIT_HOT: HotReads = {
  rows: [
    `insert into credit_balance (company_id, paid)
    select ${idOf('company', 'n')}, 40
    from generate_series(1, 1000) n`,
    `insert into credit_lot (id, company_id, kind, priority, amount, remaining, reference, created_at)
    select ${idOf('company', 'n')}, ${idOf('company', 'n')}, 'PAID', 2, 50, 40, 'payment', now()
    from generate_series(1, 1000) n`,
    `insert into credit_transfer (company_id, kind, amount, from_account, to_account, lot_id, reference, description, balance, created_at)
    select ${idOf('company', 'n')}, 'HOLD', 1, 'paid', 'held', ${idOf('company', 'n')}, 'hold-' || m, 'Suggestion, Culture', 40, now()
    from generate_series(1, 1000) n, generate_series(1, 10) m`,
  ],
  reads: [
    [CREDIT_LEDGER, [COMPANY_ID, USER_ID, null, 31]],
    // All companies with a plan are looked at, once an hour.
    [ALLOWANCES_DUE, ['2026-05-16T10:00:00Z'], ['billing_subscription', 'company', 'credit_lot']],
  ],
};
