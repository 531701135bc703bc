import type Stripe from 'stripe';

type Interval = Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>;

/**
 * So many intervals after an anchor, on the anchor's day of the month or the month's last (Stripe's billing cycle anchor).
 * @param anchor seconds
 * @returns seconds
 */
export function after(anchor: number, { interval, interval_count: count }: Interval, times: number): number {
  const steps = count * times;
  if (interval === 'day' || interval === 'week') return anchor + steps * (interval === 'day' ? 1 : 7) * 86_400;
  const from = new Date(anchor * 1000);
  const months = from.getUTCMonth() + steps * (interval === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate();
  return Math.floor(Date.UTC(
    from.getUTCFullYear(), months, Math.min(from.getUTCDate(), lastDay),
    from.getUTCHours(), from.getUTCMinutes(), from.getUTCSeconds(),
  ) / 1000);
}

/** The first end of a period after a moment. */
export function nextEnd(anchor: number, interval: Interval, moment: number): number {
  let times = 1;
  while (after(anchor, interval, times) <= moment) times += 1;
  return after(anchor, interval, times);
}

/**
 * The part of an amount that the rest of a period is worth, to the nearest unit (Stripe prorates by the second).
 * @param amount minor units
 */
export function prorated(amount: number, period: { start: number; end: number }, from: number): number {
  const share = (period.end - Math.max(from, period.start)) / (period.end - period.start);
  return Math.round(amount * Math.min(1, Math.max(0, share)));
}
