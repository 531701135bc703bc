import type { CouponFieldsFragment } from '../generated/graphql';

/** What stands in the status of a coupon. */
const STATUS = {
  ACTIVE: { label: 'Active', tone: 'success' },
  WAITING: { label: 'Waiting', tone: 'warning' },
  ENDED: { label: 'Ended', tone: 'neutral' },
  REJECTED: { label: 'Rejected', tone: 'danger' },
} as const satisfies Record<CouponFieldsFragment['status'], { label: string; tone: string }>;

export const badgeOf = ({ status, isScheduled }: Pick<CouponFieldsFragment, 'status' | 'isScheduled'>) => (
  isScheduled ? { label: 'Scheduled', tone: 'info' } as const : STATUS[status]
);
