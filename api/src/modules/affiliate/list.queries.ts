import { holdWords, payoutDay, type CouponStatus, type HoldReason, type PlanName } from '@heartwood/contract/domain';
import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { dayFrom } from '../../text/days';
import { behindSql, cursorOf, pageOf, placeOf, sizeOf, type Page, type PageInput } from '../../text/page';
import { noAccess } from '../company';
import { requireViewer } from '../identity';
import { planInForceOf, SUBSCRIPTIONS_SQL, type SubscriptionFacts } from '../plan';
import { hasPaidSql, LINES_SQL, managesSql, referredNameSql, stateSql } from './affiliate.queries';

export interface Coupon {
  code: string;
  companyId: string;
  discount: number;
  commission: number;
  status: CouponStatus;
  isScheduled: boolean;
  reason: string | null;
  startsOn: string | null;
  endsOn: string | null;
  createdAt: string;
  used: number;
  earned: number;
}

/** `inUse` and `used` are of all of them, whichever page is asked for. */
export interface CouponPage { nodes: Coupon[]; hasMore: boolean; total: number; inUse: number; used: number }

/** What the lists of the programme say to whoever runs company `$1`; `rows` is null for others, which is told apart from none. */
const forManagers = (name: string, rows: string): Statement => ({
  name,
  text: `select (${rows}) as rows
    from company c
    where c.id = $1 and c.deleted_at is null and ${managesSql('c', '$2')}`,
});

/** How a coupon stands on the day $6. */
const STATUS_SQL = `case
      when p.status = 'ACTIVE' and p.ends_on < $6::date then 'ENDED'
      else p.status end`;

/** $1 company, $2 viewer, $3 how many, $4 how many are left out, $5 one of them or null for all, $6 today. */
export const COUPONS = forManagers('affiliate-coupons', `
  select json_build_object('total', (select count(*) from coupon t where t.company_id = c.id), 'inUse', (
      select count(*)
      from coupon t
      where t.company_id = c.id and t.status in ('WAITING', 'ACTIVE') and (t.ends_on is null or t.ends_on >= $6::date)),
    'used', (
      select count(*)
      from (
        select r.code, r.referred_id
        from company_referral r
        join coupon t on t.code = r.code and t.company_id = c.id
        where r.referral_id = c.id
        union
        select k.code, k.referred_id
        from commission k
        join coupon t on t.code = k.code and t.company_id = c.id
        where k.provider_id = c.id) u),
    'nodes', coalesce(json_agg(
    json_build_object('code', p.code, 'companyId', p.company_id, 'discount', p.discount, 'commission', p.commission, 'status', ${STATUS_SQL},
      'isScheduled', p.status = 'ACTIVE' and coalesce(p.starts_on > $6::date, false), 'reason', p.reason, 'startsOn', p.starts_on, 'endsOn', p.ends_on, 'createdAt', p.created_at, 'used', (
        select count(*)
        from (
          select r.referred_id
          from company_referral r
          where r.referral_id = c.id and r.code = p.code
          union
          select k.referred_id
          from commission k
          where k.provider_id = c.id and k.code = p.code) u),
      'earned', coalesce((
        select sum(k.amount)
        from commission k
        where k.provider_id = c.id and k.code = p.code), 0)) order by p.created_at desc, p.code), '[]'))
  from (
    select *
    from coupon x
    where x.company_id = c.id and ($5::text is null or x.code = $5)
    order by x.created_at desc, x.code
    limit $3 offset $4) p`);

async function rowsOf<Rows>(context: Context, statement: Statement, companyId: string, values: readonly unknown[]): Promise<Rows> {
  const [found] = await context.db.read<{ rows: Rows }>(statement, [companyId, requireViewer(context).userId, ...values]);
  if (!found) throw noAccess();
  return found.rows;
}

export async function readCoupons(
  context: Context, companyId: string, { first, offset }: { first: number; offset: number },
): Promise<CouponPage> {
  const size = sizeOf(first, 30);
  const skipped = Math.max(0, offset);
  const page = await rowsOf<Omit<CouponPage, 'hasMore'>>(context, COUPONS, companyId, [size, skipped, null, dayFrom(context.now(), 0)]);
  return { ...page, hasMore: skipped + page.nodes.length < page.total };
}

export async function readCoupon(context: Context, companyId: string, code: string): Promise<Coupon | null> {
  const { nodes } = await rowsOf<Omit<CouponPage, 'hasMore'>>(context, COUPONS, companyId, [1, 0, code, dayFrom(context.now(), 0)]);
  return nodes[0] ?? null;
}

/** Behind where a page ended, or so many rows further on. */
type ListInput = PageInput & { offset: number };

export type ReferralState = 'COUNTED' | 'HELD' | 'REJECTED';

interface ReferralRow {
  id: string;
  referralId: string;
  createdAt: string;
  code: string;
  state: ReferralState;
  reasons: HoldReason[];
  decision: string | null;
  referred: { id: string; name: string; logo: string | null };
  subscriptions: SubscriptionFacts[];
  hasPaid: boolean;
  commission: number;
}

/** A company that came by another one: its name, plan and state, and nothing of what it writes (design note 38 of the affiliates). */
export interface Referral extends Omit<ReferralRow, 'subscriptions' | 'reasons' | 'decision'> { plan: PlanName; reason: string | null }

export const REFERRAL_FILTERS = ['ALL', 'PAYING', 'TRIAL', 'FREE'] as const;
export type ReferralFilter = (typeof REFERRAL_FILTERS)[number];

/** What is wanted of the list: of a kind, and with a text in the company's name. */
export interface ReferralWish { filter: ReferralFilter; search: string }

/**
 * The company's referrals with the name, what the company does, and whether that is what $7 and $8 want; a decision goes before the rest.
 */
const WANTED_SQL = `(
    select y.*, ($7 = 'ALL' or y.doing = $7) and strpos(lower(y.name), lower($8)) > 0 as is_wanted
    from (
      select x.*, other.id as other_id, ${referredNameSql('other')} as name, other.logo, case
          when x.state <> 'COUNTED' then 'UNDECIDED'
          when ${hasPaidSql('x.referred_id')} then 'PAYING'
          when exists (
            select from billing_subscription s
            where s.company_id = other.id and s.plan = 'Trial' and s.status = 'trialing' and s.ends_at > $9::timestamptz) then 'TRIAL'
          else 'FREE' end as doing
      from company_referral x
      left join company other on other.id = x.referred_id
      where x.referral_id = c.id) y)`;

/**
 * $1 company, $2 viewer, $3 how many, $4 moment and $5 id behind which the page begins, $6 how many are left out, $7 filter, $8 text, $9
 * now.
 */
export const REFERRALS = forManagers('affiliate-referrals', `
  select json_build_object('total', (select count(*) from ${WANTED_SQL} t where t.is_wanted), 'counts', (
      select json_build_object('all', count(*), 'paying', count(*) filter (where t.doing = 'PAYING'), 'trial', count(*) filter (where t.doing = 'TRIAL'),
        'free', count(*) filter (where t.doing = 'FREE'))
      from ${WANTED_SQL} t), 'nodes', coalesce(json_agg(
    json_build_object('id', r.id, 'referralId', r.referral_id, 'createdAt', r.created_at, 'code', r.code, 'state', r.state, 'reasons', r.reasons,
      'decision', r.decision, 'referred', json_build_object('id', r.referred_id, 'name', r.name, 'logo', r.logo),
      'subscriptions', r.subscriptions, 'hasPaid', ${hasPaidSql('r.referred_id')}, 'commission', coalesce((
        select sum(k.amount)
        from commission k
        where k.referred_id = r.referred_id and k.provider_id = r.referral_id), 0)) order by r.created_at desc, r.id desc), '[]'))
  from (
    select x.*, ${SUBSCRIPTIONS_SQL.replaceAll('c.id', 'x.other_id')} as subscriptions
    from ${WANTED_SQL} x
    where x.is_wanted and (x.created_at, x.id) < ${behindSql('$4', '$5')}
    order by x.created_at desc, x.id desc
    limit $3 offset $6) r`);

function viewReferral({ subscriptions, reasons, decision, ...row }: ReferralRow, now: Date): Referral {
  const held = subscriptions.map(({ plan, status, endsAt }) => ({ plan, status, endsAt: endsAt === null ? null : new Date(endsAt) }));
  const reason = row.state === 'HELD' ? holdWords(reasons) : row.state === 'REJECTED' ? decision : null;
  return { ...row, plan: planInForceOf(held, now).name, reason };
}

/** Of all of them, whatever is searched for. */
export interface ReferralCounts { all: number; paying: number; trial: number; free: number }

export interface ReferralPage extends Page<Referral> { total: number; counts: ReferralCounts }

export async function readReferrals(
  context: Context, companyId: string, { first, after, offset, filter, search }: ListInput & ReferralWish,
): Promise<ReferralPage> {
  const size = sizeOf(first);
  const place = placeOf(after, 'moment', 'id');
  const now = context.now();
  const values = [size + 1, ...place, Math.max(0, offset), filter, search.trim(), now.toISOString()];
  const { nodes, total, counts } = await rowsOf<{ nodes: ReferralRow[]; total: number; counts: ReferralCounts }>(
    context, REFERRALS, companyId, values,
  );
  return {
    total, counts,
    ...pageOf(nodes, size, { view: (row) => viewReferral(row, now), cursor: ({ createdAt, id }) => cursorOf(createdAt, id) }),
  };
}

export type LineState = 'PAID' | 'REJECTED' | 'HELD' | 'WAITING' | 'DUE';

interface LineRow {
  id: string;
  providerId: string;
  couponCode: string;
  companyName: string;
  isTakenBack: boolean;
  isRefund: boolean;
  isRestored: boolean;
  percent: number;
  base: number;
  commissionAmount: number;
  currency: string;
  dateUsed: string;
  dueAt: string;
  state: LineState;
  reasons: HoldReason[] | null;
  decision: string | null;
  payoutId: string | null;
  payoutNumber: number | null;
  paidAt: string | null;
}

/** One line of what a company has of another one's payment. */
export interface CouponUse extends Omit<LineRow, 'dueAt' | 'reasons' | 'decision' | 'isRefund' | 'isRestored'> {
  reason: string; expectedAt: string | null;
}

export const EARNING_FILTERS = ['ALL', 'PENDING', 'PAID'] as const;
export type EarningFilter = (typeof EARNING_FILTERS)[number];

/** Of a line as $8 wants it, with the text $9 in the name of who paid. */
const LINE_WANTED_SQL = `($8 = 'ALL' or (l.payout_id is not null) = ($8 = 'PAID')) and strpos(lower(k.referred_name), lower($9)) > 0`;

/**
 * $1 company, $2 viewer, $3 how many, $4 moment and $5 id behind which the page begins, $6 now, $7 how many are left out, $8 filter, $9
 * text.
 */
export const COUPON_USES = forManagers('affiliate-coupon-uses', `
  select json_build_object('total', (
      select count(*)
      from commission k
      left join affiliate_payout_line l on l.commission_id = k.id
      where k.provider_id = c.id and ${LINE_WANTED_SQL}), 'nodes', coalesce(json_agg(k.line
    order by k.created_at desc, k.id desc), '[]'))
  from (
    select k.created_at, k.id, json_build_object('id', k.id, 'providerId', k.provider_id, 'couponCode', k.code, 'companyName', k.referred_name,
      'isTakenBack', k.kind = 'TAKEN_BACK', 'isRefund', starts_with(k.cause, 're_'), 'isRestored', k.kind = 'EARNED' and k.taken_from is not null, 'percent', k.percent, 'base', k.base, 'commissionAmount', k.amount, 'currency', k.currency,
      'dateUsed', k.created_at, 'dueAt', k.due_at, 'state', ${stateSql('$6::timestamptz')}, 'reasons', r.reasons, 'decision', r.decision,
      'payoutId', o.id, 'payoutNumber', o.number, 'paidAt', o.paid_at) as line
    from ${LINES_SQL}
      left join affiliate_payout o on o.id = l.payout_id
    where k.provider_id = c.id and ${LINE_WANTED_SQL} and (k.created_at, k.id) < ${behindSql('$4', '$5')}
    order by k.created_at desc, k.id desc
    limit $3 offset $7) k`);

function viewLine({ dueAt, reasons, decision, isRefund, isRestored, ...row }: LineRow, now: Date): CouponUse {
  const isOpen = row.state === 'WAITING' || row.state === 'DUE';
  const due = new Date(dueAt);
  return {
    ...row, reason: reasonOf({ ...row, reasons, decision, isRefund, isRestored }),
    expectedAt: isOpen ? payoutDay(due > now ? due : now) : null,
  };
}

type Told = Pick<LineRow, 'state' | 'isTakenBack' | 'isRefund' | 'isRestored' | 'reasons' | 'decision' | 'payoutNumber'>;

function reasonOf({ state, isTakenBack, isRefund, isRestored, reasons, decision, payoutNumber }: Told): string {
  if (state === 'PAID') return `Paid out, receipt ${payoutNumber ?? ''}.`;
  if (state === 'HELD') return `Waits for a decision. ${holdWords(reasons ?? [])}`;
  if (state === 'REJECTED') return decision ?? 'The referral does not count.';
  if (isTakenBack) return isRefund ? 'The payment was refunded.' : 'The payment went back.';
  if (isRestored) return 'The payment stands after all.';
  return state === 'WAITING' ? 'Held for 30 days after the payment.' : 'Goes with the next payout, from €20 on.';
}

export interface CouponUsePage extends Page<CouponUse> { total: number }

export async function readCouponUses(
  context: Context, companyId: string, { first, after, offset, filter, search }: ListInput & { filter: EarningFilter; search: string },
): Promise<CouponUsePage> {
  const size = sizeOf(first);
  const now = context.now();
  const values = [size + 1, ...placeOf(after, 'moment', 'id'), now.toISOString(), Math.max(0, offset), filter, search.trim()];
  const { nodes, total } = await rowsOf<{ nodes: LineRow[]; total: number }>(context, COUPON_USES, companyId, values);
  return { total, ...pageOf(nodes, size, { view: (row) => viewLine(row, now), cursor: ({ dateUsed, id }) => cursorOf(dateUsed, id) }) };
}

export type StatisticsBy = 'DAY' | 'WEEK' | 'MONTH';

/** How far a unit goes back. */
const SPANS: Record<StatisticsBy, string> = { DAY: '29 days', WEEK: '25 weeks', MONTH: '11 months' };

export interface FunnelStep { from: string; clicks: number; signUps: number; paid: number }
export interface FunnelCode { code: string; isLink: boolean; clicks: number; signUps: number; paid: number }
export interface Statistics { companyId: string; by: StatisticsBy; steps: FunnelStep[]; codes: FunnelCode[] }

/**
 * $1 company, $2 viewer, $3 day, week or month, $4 how far back, $5 now. Companies that have paid count in the step they were founded in.
 */
export const STATISTICS = forManagers('affiliate-statistics', `
  with code as (
    select x.code, x.kind
    from affiliate_code x
    where x.company_id = c.id),
  click as (
    select k.code, k.day
    from affiliate_click k
    where k.code in (select code from code)),
  founded as (
    select r.code, r.created_at, ${hasPaidSql('r.referred_id')} as has_paid
    from company_referral r
    where r.referral_id = c.id and r.state <> 'REJECTED'),
  step as (
    select s as at
    from generate_series(date_trunc($3, $5::timestamptz at time zone 'UTC' - $4::interval), $5::timestamptz at time zone 'UTC', ('1 ' || $3)::interval) s)
  select json_build_object('steps', (
      select json_agg(json_build_object('from', to_char(s.at, 'YYYY-MM-DD'), 'clicks', coalesce(k.clicks, 0), 'signUps', coalesce(f.sign_ups, 0),
        'paid', coalesce(f.paid, 0)) order by s.at)
      from step s
      left join (
        select date_trunc($3, day::timestamp) as at, count(*) as clicks
        from click
        group by 1) k on k.at = s.at
      left join (
        select date_trunc($3, created_at at time zone 'UTC') as at, count(*) as sign_ups, count(*) filter (where has_paid) as paid
        from founded
        group by 1) f on f.at = s.at),
    'codes', coalesce((
      select json_agg(json_build_object('code', x.code, 'isLink', x.kind = 'LINK', 'clicks', (select count(*) from click k where k.code = x.code),
        'signUps', (select count(*) from founded f where f.code = x.code),
        'paid', (select count(*) from founded f where f.code = x.code and f.has_paid)) order by x.kind desc, x.code)
      from code x), '[]'))`);

export async function readStatistics(context: Context, companyId: string, by: StatisticsBy): Promise<Statistics> {
  const values = [by.toLowerCase(), SPANS[by], context.now().toISOString()];
  return { companyId, by, ...await rowsOf<Pick<Statistics, 'steps' | 'codes'>>(context, STATISTICS, companyId, values) };
}
