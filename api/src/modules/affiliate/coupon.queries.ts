import type { CouponStatus } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { dayFrom } from '../../text/days';
import { cursorOf, pageOf, placeOf, sizeOf, type Page } from '../../text/page';
import { forManagers, rowsOf, type ListInput } from './for-managers';

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

export const COUPON_FILTERS = ['ALL', 'ACTIVE', 'ENDED'] as const;
export type CouponFilter = (typeof COUPON_FILTERS)[number];

/** How many there are of each filter. */
export interface CouponCounts { all: number; active: number; ended: number }

/** `total` is of what is asked for; the others are of all of them. */
export interface CouponPage extends Page<Coupon> { total: number; inUse: number; used: number; counts: CouponCounts }

/** How a coupon stands on the day $6. */
const STATUS_SQL = `case
      when p.status = 'ACTIVE' and p.ends_on < $6::date then 'ENDED'
      else p.status end`;

const IS_ACTIVE_SQL = `x.status = 'ACTIVE' and coalesce(x.starts_on <= $6::date, true) and coalesce(x.ends_on >= $6::date, true)`;
/** Switched off, or over by its last day; what was refused never worked. */
const IS_ENDED_SQL = `(x.status = 'ENDED' or x.status = 'ACTIVE' and coalesce(x.ends_on < $6::date, false))`;
const WANTED_SQL = `case $7 when 'ACTIVE' then ${IS_ACTIVE_SQL} when 'ENDED' then ${IS_ENDED_SQL} else true end`;

/** Who came by a code of the company `c` or paid with it, each once. */
const USES_SQL = `(
        select r.code, r.referred_id
        from company_referral r
        where r.referral_id = c.id
        union
        select k.code, k.referred_id
        from commission k
        where k.provider_id = c.id) u`;

/**
 * $1 company, $2 viewer, $3 how many, $4 how many are left out, $5 one of them or null for all, $6 today, $7 filter, $8 moment and $9 code
 * behind which the page begins.
 */
export const COUPONS = forManagers('affiliate-coupons', `
  select json_build_object('total', (select count(*) from coupon x where x.company_id = c.id and ${WANTED_SQL}), 'counts', (
      select json_build_object('all', count(*), 'active', count(*) filter (where ${IS_ACTIVE_SQL}), 'ended', count(*) filter (where ${IS_ENDED_SQL}))
      from coupon x
      where x.company_id = c.id), 'inUse', (
      select count(*)
      from coupon t
      where t.company_id = c.id and t.status in ('WAITING', 'ACTIVE') and (t.ends_on is null or t.ends_on >= $6::date)),
    'used', (
      select count(*)
      from ${USES_SQL}
      join coupon t on t.code = u.code and t.company_id = c.id),
    'nodes', coalesce(json_agg(
    json_build_object('code', p.code, 'companyId', p.company_id, 'discount', p.discount, 'commission', p.commission, 'status', ${STATUS_SQL},
      'isScheduled', p.status = 'ACTIVE' and coalesce(p.starts_on > $6::date, false), 'reason', p.reason, 'startsOn', p.starts_on, 'endsOn', p.ends_on, 'createdAt', p.created_at, 'used', (
        select count(*)
        from ${USES_SQL}
        where u.code = p.code),
      'earned', coalesce((
        select sum(k.amount)
        from commission k
        where k.provider_id = c.id and k.code = p.code), 0)) order by p.created_at desc, p.code), '[]'))
  from (
    select *
    from coupon x
    where x.company_id = c.id and ($5::text is null or x.code = $5) and ${WANTED_SQL}
      and ($8::timestamptz is null or x.created_at < $8::timestamptz or x.created_at = $8::timestamptz and x.code > $9::text)
    order by x.created_at desc, x.code
    limit $3 offset $4) p`);

type Rows = Omit<CouponPage, 'hasMore' | 'endCursor'>;

export async function readCoupons(
  context: Context, companyId: string, { first, after, offset, filter }: ListInput & { filter: CouponFilter },
): Promise<CouponPage> {
  const size = sizeOf(first, 30);
  const { nodes, ...sums } = await rowsOf<Rows>(
    context, COUPONS, companyId, [size + 1, Math.max(0, offset), null, dayFrom(context.now(), 0), filter, ...placeOf(after, 'moment', 'code')],
  );
  return { ...sums, ...pageOf(nodes, size, { view: (row) => row, cursor: ({ createdAt, code }) => cursorOf(createdAt, code) }) };
}

export async function readCoupon(context: Context, companyId: string, code: string): Promise<Coupon | null> {
  const { nodes } = await rowsOf<Rows>(context, COUPONS, companyId, [1, 0, code, dayFrom(context.now(), 0), 'ALL', null, null]);
  return nodes[0] ?? null;
}
