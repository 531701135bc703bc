import type { Context } from '../../request/context';

export interface KnownCoupon {
  /** The code as it is written down. */
  code: string;
  /** The coupon's id at the payment provider; it exists there. */
  stripeId: string;
}

/** Says what a code is worth to a company, by what the server knows of it: never by what a browser says. */
export interface CouponSource {
  /** Throws INVALID at `couponCode` with a sentence when the company can't use it. */
  find(context: Context, asked: { companyId: string; code: string; priceKey: string }): Promise<KnownCoupon>;
}
