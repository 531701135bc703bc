import { formatDate } from '@heartwood/shared-ui/dates';
import type { CouponFieldsFragment } from '../../generated/graphql';

export type Coupon = CouponFieldsFragment;

export const isRunning = ({ status }: Pick<Coupon, 'status'>): boolean => status === 'ACTIVE' || status === 'WAITING';

/** "Starts 1 Jun 2026", "Sent 13 May 2026", else the day it was made; and when it ends. */
export function couponDays(
  { status, isScheduled, startsOn, endsOn, createdAt }: Pick<Coupon, 'status' | 'isScheduled' | 'startsOn' | 'endsOn' | 'createdAt'>,
): string {
  const begun = isScheduled && startsOn != null ? `Starts ${formatDate(startsOn)}` : status === 'WAITING' ? `Sent ${formatDate(createdAt)}` : formatDate(createdAt);
  return endsOn != null && isRunning({ status }) ? `${begun}, ends ${formatDate(endsOn)}` : begun;
}

/** "31 companies used your codes" */
export function couponHeadline(used: number): string {
  if (used === 0) return 'Nobody has used your codes yet';
  return used === 1 ? '1 company used your codes' : `${used} companies used your codes`;
}
