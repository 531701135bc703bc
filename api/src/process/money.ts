import type { CouponSource, MoneyListener } from '../modules/billing';

/** Who hears of money that came or went, of all parts. */
export const moneyListeners: readonly MoneyListener[] = [];

/** Who knows what a coupon's code takes off. */
export const coupons: CouponSource | null = null;
