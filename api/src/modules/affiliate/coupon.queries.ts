import type { CouponStatus } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { dayFrom } from '../../text/days';
import { sizeOf } from '../../text/page';
import { forManagers, rowsOf } from './for-managers';

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

/** How a coupon stands on the day $6. */
const STATUS_SQL = `case
      when p.status = 'ACTIVE' and p.ends_on < $6::date then 'ENDED'
      else p.status end`;

/** Who came by a code of the company `c` or paid with it, each once. */
const USES_SQL = `(
        select r.code, r.referred_id
        from company_referral r
        where r.referral_id = c.id
        union
        select k.code, k.referred_id
        from commission k
        where k.provider_id = c.id) u`;

/** $1 company, $2 viewer, $3 how many, $4 how many are left out, $5 one of them or null for all, $6 today. */
export const COUPONS = forManagers('affiliate-coupons', `
  select json_build_object('total', (select count(*) from coupon t where t.company_id = c.id), 'inUse', (
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
    where x.company_id = c.id and ($5::text is null or x.code = $5)
    order by x.created_at desc, x.code
    limit $3 offset $4) p`);

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
