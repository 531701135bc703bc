import type { Db } from '../../db/database';

/** What a code takes off the first payment of a plan: whole percent. */
export interface KnownCoupon { code: string; percentOff: number }

/** Says what a code is worth to a company, by what the server knows of it: never by what a browser says. */
export interface CouponSource {
  /** Throws INVALID at `couponCode` with a sentence when the company can't use it. */
  find(tx: Db, asked: { companyId: string; userId: string; code: string }): Promise<KnownCoupon>;
}
