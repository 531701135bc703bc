import type { CouponFieldsFragment } from '../generated/graphql';

interface StatusWords { label: string; tone: 'success' | 'info' | 'warning' | 'neutral' | 'danger' }

const STATUS = {
  ACTIVE: { label: 'Active', tone: 'success' },
  WAITING: { label: 'Waiting', tone: 'warning' },
  ENDED: { label: 'Ended', tone: 'neutral' },
  REJECTED: { label: 'Rejected', tone: 'danger' },
} as const satisfies Record<CouponFieldsFragment['status'], StatusWords>;

/** What stands in the status of a coupon; of one that a newer server has, its own name ("ON_HOLD": "On hold"). */
export function badgeOf({ status, isScheduled }: Pick<CouponFieldsFragment, 'status' | 'isScheduled'>): StatusWords {
  if (isScheduled) return { label: 'Scheduled', tone: 'info' };
  const name = status.toLowerCase().replaceAll('_', ' ');
  return (STATUS as Partial<Record<string, StatusWords>>)[status] ?? {
    label: name.charAt(0).toUpperCase() + name.slice(1), tone: 'neutral',
  };
}
