import type { CouponFieldsFragment } from '../generated/graphql';

/** What stands in the status of a coupon. */
export const STATUS = {
  ACTIVE: { label: 'Active', tone: 'success' },
  SCHEDULED: { label: 'Scheduled', tone: 'info' },
  WAITING: { label: 'Waiting', tone: 'warning' },
  ENDED: { label: 'Ended', tone: 'neutral' },
  REJECTED: { label: 'Rejected', tone: 'danger' },
} as const satisfies Record<CouponFieldsFragment['status'], { label: string; tone: string }>;
