import type { CouponFieldsFragment } from '../../generated/graphql';

export type Coupon = CouponFieldsFragment;

/** What stands in the status of a coupon. */
export const STATUS = {
  ACTIVE: { label: 'Active', tone: 'success' },
  WAITING: { label: 'Waiting', tone: 'warning' },
  ENDED: { label: 'Ended', tone: 'neutral' },
  REJECTED: { label: 'Rejected', tone: 'danger' },
} as const satisfies Record<Coupon['status'], { label: string; tone: string }>;

export const isRunning = ({ status }: Pick<Coupon, 'status'>): boolean => status === 'ACTIVE' || status === 'WAITING';

/** "31 companies used your codes" */
export function couponHeadline(coupons: readonly Pick<Coupon, 'used'>[]): string {
  const used = coupons.reduce((sum, coupon) => sum + coupon.used, 0);
  if (used === 0) return 'Nobody has used your codes yet';
  return used === 1 ? '1 company used your codes' : `${used} companies used your codes`;
}
