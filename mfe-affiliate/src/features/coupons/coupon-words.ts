import type { CouponFieldsFragment } from '../../generated/graphql';

export type Coupon = CouponFieldsFragment;

export const isRunning = ({ status }: Pick<Coupon, 'status'>): boolean => status === 'ACTIVE' || status === 'WAITING';

/** "31 companies used your codes" */
export function couponHeadline(coupons: readonly Pick<Coupon, 'used'>[]): string {
  const used = coupons.reduce((sum, coupon) => sum + coupon.used, 0);
  if (used === 0) return 'Nobody has used your codes yet';
  return used === 1 ? '1 company used your codes' : `${used} companies used your codes`;
}
