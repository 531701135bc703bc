import { COMPANY_ID, idOf, USER_ID, type HotReads } from '../../testing/hot-reads';
import { BILLING_HISTORY } from './billing-history';
import { BILLING_OF, INVOICE_OF, SUBSCRIPTIONS_OF } from './billing.queries';

export const BILLING_HOT: HotReads = {
  rows: [
    `insert into billing_customer (company_id, stripe_id)
    select ${idOf('company', 'n')}, 'cus_' || n
    from generate_series(1, 1000) n`,
    `insert into payment_card (company_id, stripe_id, brand, last4, exp_month, exp_year, is_default)
    select ${idOf('company', 'n')}, 'pm_' || n, 'visa', '4242', 8, 2028, true
    from generate_series(1, 1000) n`,
    `insert into invoice (id, company_id, stripe_id, kind, description, status, currency, amount, tax, created_at)
    select ${idOf('user', 'n * 20 + m')}, ${idOf('company', 'n')}, 'in_' || n || '_' || m, 'subscription', 'Pro', 'PAID', 'eur', 2880, 460, now()
    from generate_series(1, 1000) n, generate_series(1, 12) m`,
    `insert into trial_use (company_id, user_id)
    select ${idOf('company', 'n')}, ${idOf('user', 'n')}
    from generate_series(1, 1000) n`,
  ],
  reads: [
    [BILLING_OF, [COMPANY_ID, USER_ID, null, null, 31]],
    [BILLING_HISTORY, [COMPANY_ID, USER_ID, null, null, 31]],
    [SUBSCRIPTIONS_OF, [COMPANY_ID, USER_ID]],
    [INVOICE_OF, [COMPANY_ID, USER_ID, '0a000000-0000-4000-8000-000000010001']],
  ],
};
