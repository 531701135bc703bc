import type { AffiliateStatus } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { personSql, requireViewer, type Person } from '../identity';

/** Whether a person sees the programme of the company with this alias; both are SQL expressions. */
export const managesSql = (company: string, user: string) => `(${company}.created_by = ${user} or exists (
  select from team_member seat
  where seat.company_id = ${company}.id and seat.user_id = ${user} and seat.is_accepted and seat.role = 'ADMIN'))`;

/** What is paid out of a month's end, before it is: so many lines of one currency. */
export interface DueMonth { month: string; currency: string; amount: number; lines: number }

/**
 * Money that went out, or will. `day` is null while there is too little. One to come is known by what it gathers: its currency, and the
 * months from the first to the last.
 */
export interface Payout {
  id: string; isPaid: boolean; day: string | null; currency: string; amount: number; lines: number; cameBack: CameBack | null;
}

/** That the bank sent a payout back: `YYYY-MM-DD`, and whose account had refused it, where one was told. */
export interface CameBack { day: string; paidTo: string | null }

export interface MonthOfCommission { month: string; paid: number; pending: number }

/** Where commission goes, as far as it is shown; `at`: when it was confirmed, or asked for. */
export interface PayoutAccount { holder: string; iban: string; at: string }

/** What the programme says to those who run a company. */
export interface Affiliate {
  companyId: string;
  affiliateStatus: AffiliateStatus;
  referralCode: string | null;
  requestedAt: string | null;
  requestedBy: Person | null;
  affiliateSince: string | null;
  clicks: number;
  signUps: number;
  signUpsThisMonth: number;
  paid: number;
  heldReferrals: number;
  commissionPending: number;
  commissionHeld: number;
  commissionPaid: number;
  commissionPaidThisYear: number;
  couponCount: number;
  couponsActive: number;
  months: MonthOfCommission[];
  due: DueMonth[];
  payouts: Payout[];
  refused: Payout | null;
  account: PayoutAccount | null;
  accountAsked: PayoutAccount | null;
}

/** The code of the link of the company with the alias `c`; null where it is no affiliate. */
export const LINK_CODE_SQL = `(
  select x.code
  from affiliate_code x
  where x.company_id = c.id and x.kind = 'LINK' and c.affiliate_status = 'AFFILIATE')`;

/** In which currency the programme counts; what came in another one stands with its lines. */
export const CURRENCY = 'EUR';

/** Where the receipt of a payout is fetched. */
export const receiptUrl = (payoutId: string): string => `/api/v1/affiliate/receipts/${payoutId}`;

/** So many payouts are listed: two years of them. */
const MOST_PAYOUTS = 24;

/** Whether a company has paid something that it did not have back; `referred` is an SQL expression of its id. */
export const hasPaidSql = (referred: string) => `exists (
  select from commission k
  where k.referred_id = ${referred}
  group by k.referred_id
  having sum(k.base) > 0)`;

/** What a company that came by an affiliate is called; the row of `alias` is missing once it is erased. */
export const referredNameSql = (alias: string) => `coalesce(${alias}.name, 'A company that was deleted')`;

/**
 * What is a line's state; `k` the line, `r` its referral, `l` its payout's, `had` the payout's of the line that it takes from: what was
 * paid out is had back, whatever was decided since.
 */
export const stateSql = (now: string) => `case
  when l.payout_id is not null then 'PAID'
  when had.payout_id is not null then 'DUE'
  when r.state = 'REJECTED' then 'REJECTED'
  when r.state = 'HELD' then 'HELD'
  when k.due_at > ${now} then 'WAITING'
  else 'DUE' end`;

/** Joins the payout's line that stands: what came back from the bank is owed again. */
export const standingSql = (line: string, commission: string) => `
      left join affiliate_payout_line ${line} on ${line}.commission_id = ${commission}.id and not exists (
        select from affiliate_payout back
        where back.returns_id = ${line}.payout_id)`;

export const LINES_SQL = `commission k
      left join company_referral r on r.referred_id = k.referred_id
      ${standingSql('l', 'k')}
      left join commission origin on origin.kind = 'EARNED' and origin.cause = k.taken_from
      ${standingSql('had', 'origin')}`;

/** A payout that went out, the row `o`; `back` is the row of what came back of it, if it did. */
export const PAYOUT_SQL = `json_build_object('id', o.id, 'isPaid', true, 'day', (o.paid_at at time zone 'UTC')::date, 'paidAt', o.paid_at,
      'currency', o.currency, 'amount', o.amount, 'lines', (
        select count(*)
        from affiliate_payout_line l
        where l.payout_id = o.id),
      'cameBack', case when back.id is not null then json_build_object('day', (back.paid_at at time zone 'UTC')::date, 'paidTo', o.paid_to) end)`;

export const BACK_SQL = 'left join affiliate_payout back on back.returns_id = o.id';

/** $1 company, $2 viewer, $3 now; no row for whoever does not run it. */
export const AFFILIATE_OF: Statement = {
  name: 'affiliate-of',
  text: `with any_line as (
      select k.amount, k.currency, k.created_at, k.due_at, ${stateSql('$3::timestamptz')} as state
      from ${LINES_SQL}
      where k.provider_id = $1),
    line as (
      select *
      from any_line
      where currency = '${CURRENCY}'),
    code as (
      select x.code, x.kind
      from affiliate_code x
      where x.company_id = $1)
    select json_build_object(
      'companyId', c.id,
      'affiliateStatus', c.affiliate_status,
      'referralCode', (select code from code where kind = 'LINK'),
      'couponCount', (select count(*) from code where kind = 'COUPON'),
      'couponsActive', (
        select count(*)
        from coupon x
        where x.company_id = c.id and x.status = 'ACTIVE' and coalesce(x.starts_on <= ($3::timestamptz at time zone 'UTC')::date, true)
          and coalesce(x.ends_on >= ($3::timestamptz at time zone 'UTC')::date, true)),
      'requestedAt', a.requested_at,
      'requestedBy', case when u.id is not null then ${personSql('u')} end,
      'affiliateSince', case when c.affiliate_status = 'AFFILIATE' then a.answered_at end,
      'clicks', (
        select count(*)
        from affiliate_click k
        where k.code in (select code from code)),
      'commissionPending', coalesce((select sum(amount) from line where state in ('WAITING', 'DUE')), 0),
      'commissionHeld', coalesce((select sum(amount) from line where state = 'HELD'), 0),
      'commissionPaid', coalesce((select sum(amount) from line where state = 'PAID'), 0),
      'commissionPaidThisYear', coalesce((
        select sum(o.amount)
        from affiliate_payout o
        ${BACK_SQL}
        where o.company_id = c.id and o.currency = '${CURRENCY}' and o.paid_at >= date_trunc('year', $3::timestamptz, 'UTC')
          and o.returns_id is null and back.id is null), 0),
      'account', case when y.holder is not null then json_build_object('holder', y.holder, 'iban', y.iban_masked, 'at', y.confirmed_at) end,
      'accountAsked', case when y.asked_at > $3::timestamptz - interval '1 day' then
        json_build_object('holder', y.asked_holder, 'iban', y.asked_iban_masked, 'at', y.asked_at) end,
      'months', coalesce((
        select json_agg(json_build_object('month', m.month, 'paid', m.paid, 'pending', m.pending) order by m.month)
        from (
          select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month,
            coalesce(sum(amount) filter (where state = 'PAID'), 0) as paid,
            coalesce(sum(amount) filter (where state in ('WAITING', 'DUE')), 0) as pending
          from line
          group by 1) m), '[]'),
      'due', coalesce((
        select json_agg(json_build_object('month', m.month, 'currency', m.currency, 'amount', m.amount, 'lines', m.lines) order by m.month, m.currency)
        from (
          select to_char(greatest(due_at, $3::timestamptz) at time zone 'UTC', 'YYYY-MM') as month, currency, sum(amount) as amount, count(*) as lines
          from any_line
          where state in ('WAITING', 'DUE')
          group by 1, 2) m), '[]'),
      'payouts', coalesce((
        select json_agg(${PAYOUT_SQL} order by o.paid_at desc, o.number desc)
        from (
          select *
          from affiliate_payout x
          where x.company_id = c.id and x.returns_id is null
          order by x.paid_at desc, x.number desc
          limit ${MOST_PAYOUTS}) o
        ${BACK_SQL}), '[]'),
      'refused', (
        select ${PAYOUT_SQL}
        from affiliate_payout o
        join affiliate_payout back on back.returns_id = o.id
        where o.company_id = c.id and not coalesce(y.confirmed_at > back.paid_at, false) and not exists (
          select from affiliate_payout later
          where later.company_id = c.id and later.currency = o.currency and later.returns_id is null and later.number > back.number)
        order by back.number desc
        limit 1),
      'signUps', s.all_time,
      'signUpsThisMonth', s.this_month,
      'paid', s.paid,
      'heldReferrals', s.held) as data
    from company c
    left join affiliate a on a.company_id = c.id
    left join affiliate_account y on y.company_id = c.id
    left join users u on u.id = a.requested_by and not u.is_deleted
    cross join lateral (
      select count(*) as all_time, count(*) filter (where r.created_at >= date_trunc('month', $3::timestamptz, 'UTC')) as this_month,
        count(*) filter (where r.state = 'HELD') as held, count(*) filter (where ${hasPaidSql('r.referred_id')}) as paid
      from company_referral r
      where r.referral_id = c.id and r.state <> 'REJECTED') s
    where c.id = $1 and c.deleted_at is null and ${managesSql('c', '$2')}`,
};

export async function readAffiliate(context: Context, companyId: string): Promise<Affiliate | null> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.read<{ data: Affiliate }>(AFFILIATE_OF, [companyId, userId, context.now().toISOString()]);
  return row?.data ?? null;
}

