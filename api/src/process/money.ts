import { affiliateCoupons, affiliateMoney } from '../modules/affiliate';
import { creditsForMoney, type CouponSource, type MoneyListener } from '../modules/billing';
import type { Services } from '../request/context';

/** Who hears of money that came or went, of all parts. */
export const moneyListenersOf: (services: Services) => readonly MoneyListener[] = (services) => [creditsForMoney, affiliateMoney(services)];

/** Who knows what a coupon's code takes off. */
export const coupons: CouponSource | null = affiliateCoupons;
