import { COMPANY_ID, idOf, USER_ID, type HotReads } from '../../testing/hot-reads';
import { AFFILIATE_OF } from './affiliate.queries';
import { COUPONS } from './coupon.queries';
import { COUPON_USES } from './earning.queries';
import { PAYOUT_ENTRIES, PAYOUTS } from './payout.queries';
import { REFERRALS } from './referral.queries';
import { STATISTICS } from './statistics.queries';
import { RECEIPT } from './receipt';

const NOW = '2026-05-01T00:00:00Z';

export const AFFILIATE_HOT: HotReads = {
  rows: [
    `insert into affiliate (company_id, requested_by, requested_at, answered_at)
    select ${idOf('company', 'n')}, ${idOf('user', 'n')}, now(), case when n % 20 > 0 then now() end
    from generate_series(1, 1000) n`,
    `insert into affiliate_account (company_id, holder, iban_sealed, iban_masked, confirmed_at)
    select ${idOf('company', 'n')}, 'Acorn', 'sealed', 'DE•• •••• •••• 3000', now()
    from generate_series(1, 1000) n`,
    `insert into affiliate_code (code, company_id, kind)
    select 'CODE' || n, ${idOf('company', 'n')}, 'LINK'
    from generate_series(1, 1000) n`,
    `insert into affiliate_click (code, visitor_hash, day, clicked_at)
    select 'CODE' || n, 'visitor' || m, '2026-04-01', '2026-04-01'
    from generate_series(1, 1000) n, generate_series(1, 10) m`,
    `insert into company_referral (id, referral_id, referred_id, code, state, created_at)
    select ${idOf('user', 'n')}, ${idOf('company', 'n % 1000 + 1')}, ${idOf('company', 'n')}, 'CODE' || (n % 1000 + 1), 'COUNTED', now()
    from generate_series(1, 5000) n`,
    `insert into commission (id, provider_id, referred_id, referred_name, kind, cause, code, percent, base, amount, currency, due_at, created_at)
    select ${idOf('user', 'n * 10 + m')}, ${idOf('company', 'n')}, ${idOf('company', 'n % 1000 + 1')}, 'Acorn', 'EARNED', 'in_' || n || '_' || m, 'CODE' || n, 15, 1000, 150, 'EUR', now(), now()
    from generate_series(1, 1000) n, generate_series(1, 9) m`,
    `insert into affiliate_payout (id, company_id, company_name, amount, currency, reference, paid_at)
    select ${idOf('user', 'n')}, ${idOf('company', 'n')}, 'Acorn', 750, 'EUR', 'SEPA', now()
    from generate_series(1, 1000) n`,
    `insert into affiliate_payout_line (commission_id, payout_id)
    select ${idOf('user', 'n * 10 + m')}, ${idOf('user', 'n')}
    from generate_series(1, 1000) n, generate_series(1, 5) m`,
    `insert into affiliate_code (code, company_id, kind)
    select 'COUPON' || n || '_' || m, ${idOf('company', 'n')}, 'COUPON'
    from generate_series(1, 1000) n, generate_series(1, 4) m`,
    `insert into coupon (code, company_id, discount, commission, status, created_at)
    select 'COUPON' || n || '_' || m, ${idOf('company', 'n')}, 20, 10, 'ACTIVE', now()
    from generate_series(1, 1000) n, generate_series(1, 4) m`,
  ],
  reads: [
    [AFFILIATE_OF, [COMPANY_ID, USER_ID, NOW]],
    [COUPONS, [COMPANY_ID, USER_ID, 11, 0, null, '2026-05-01', 'ALL', null, null]],
    [REFERRALS, [COMPANY_ID, USER_ID, 31, null, null, 0, 'ALL', '', NOW]],
    [COUPON_USES, [COMPANY_ID, USER_ID, 31, null, null, NOW, 0, 'ALL', '']],
    [PAYOUTS, [COMPANY_ID, USER_ID, 31, null, null]],
    [PAYOUT_ENTRIES, [COMPANY_ID, USER_ID, 31, null, null, NOW, null, 'EUR', '2026-05', '2026-06']],
    [STATISTICS, [COMPANY_ID, USER_ID, 'month', '11 months', NOW]],
    [RECEIPT, [COMPANY_ID, USER_ID]],
  ],
};
