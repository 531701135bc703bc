import type { HoldReason } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { fullNameSql } from '../identity';
import { accountWords, type Account } from './payout-account';
import { LINES_SQL, referredNameSql, stateSql } from './affiliate.queries';

/** A company that asked to be an affiliate. */
export interface WaitingRequest { companyId: string; name: string; requestedBy: string | null; requestedAt: string }
export interface WaitingCoupon { code: string; name: string; discount: number; commission: number; createdAt: string }
export interface HeldReferral { id: string; name: string; referred: string; reasons: HoldReason[]; createdAt: string }
/** `name` says all that the transfer needs: the company, and whose account it goes to. */
export interface DuePayout { companyId: string; name: string; currency: string; amount: number }

type DueRow = DuePayout & Account;

/** The oldest first. */
const WAITING_REQUESTS: Statement = {
  name: 'waiting-affiliate-requests',
  text: `select c.id as "companyId", c.name, ${fullNameSql('u')} as "requestedBy", to_json(a.requested_at) as "requestedAt"
    from affiliate a
    join company c on c.id = a.company_id and c.deleted_at is null and c.affiliate_status = 'REQUESTED'
    left join users u on u.id = a.requested_by and not u.is_deleted
    where a.answered_at is null
    order by a.requested_at, c.id`,
};

const WAITING_COUPONS: Statement = {
  name: 'waiting-coupons',
  text: `select p.code, c.name, p.discount, p.commission, to_json(p.created_at) as "createdAt"
    from coupon p
    join company c on c.id = p.company_id and c.deleted_at is null
    where p.status = 'WAITING'
    order by p.created_at, p.code`,
};

const HELD_REFERRALS: Statement = {
  name: 'held-referrals',
  text: `select r.id, c.name, ${referredNameSql('other')} as referred, to_json(r.reasons) as reasons, to_json(r.created_at) as "createdAt"
    from company_referral r
    join company c on c.id = r.referral_id
    left join company other on other.id = r.referred_id
    where r.state = 'HELD'
    order by r.created_at, r.id`,
};

/** $1 now. */
const DUE_PAYOUTS: Statement = {
  name: 'due-payouts',
  text: `select k.provider_id as "companyId", c.name, k.currency, y.holder, y.iban_sealed as "ibanSealed", sum(k.amount)::int as amount
    from ${LINES_SQL}
    join company c on c.id = k.provider_id and c.deleted_at is null
    left join affiliate_account y on y.company_id = c.id
    where ${stateSql('$1::timestamptz')} = 'DUE'
    group by k.provider_id, c.name, k.currency, y.holder, y.iban_sealed
    having sum(k.amount) > 0
    order by amount desc, 1`,
};

/** For an operator: what waits for a decision, and what can be paid out. */
export async function readWaiting(context: Context): Promise<{
  requests: WaitingRequest[]; coupons: WaitingCoupon[]; referrals: HeldReferral[]; payouts: DuePayout[];
}> {
  const { db, now } = context;
  const due = await db.read<DueRow>(DUE_PAYOUTS, [now().toISOString()]);
  return {
    requests: await db.read<WaitingRequest>(WAITING_REQUESTS, []),
    coupons: await db.read<WaitingCoupon>(WAITING_COUPONS, []),
    referrals: await db.read<HeldReferral>(HELD_REFERRALS, []),
    payouts: due.map(({ companyId, name, currency, amount, ...account }) => (
      { companyId, name: `${name}, to ${accountWords(context, { companyId, ...account })}`, currency, amount })),
  };
}
