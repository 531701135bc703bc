import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { moneyEvent } from './billing.table';

/** What a code takes off the first payment of a plan: whole percent. */
export interface KnownCoupon { code: string; percentOff: number }

/** Says what a code is worth to a company, by what the server knows of it: never by what a browser says. */
export interface CouponSource {
  /** `day`: today as `YYYY-MM-DD`, in UTC. Throws INVALID at `couponCode` with a sentence when the company can't use it. */
  find(tx: Db, asked: { companyId: string; userId: string; code: string; day: string }): Promise<KnownCoupon>;
}

/** Whether a coupon has taken something off for a company, of whomever it was: what was paid then says so. */
export async function hasHadDiscount(tx: Db, companyId: string): Promise<boolean> {
  const [paid] = await tx.select({ id: moneyEvent.id }).from(moneyEvent)
    .where(and(
      eq(moneyEvent.companyId, companyId), eq(moneyEvent.kind, 'ARRIVED'), sql`${moneyEvent.data} ->> 'coupon' is not null`,
    )).limit(1);
  return paid !== undefined;
}
