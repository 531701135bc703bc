import type Stripe from 'stripe';
import type { Line } from '../objects/invoice';
import { onlyItem } from '../objects/subscription';
import { prorated } from './period';

type Period = { start: number; end: number };

export function wholePeriod(price: Stripe.Price, subscription: string, item: string, period: Period): Line {
  return {
    amount: price.unit_amount ?? 0, description: `1 × ${nameOf(price)}`, period, price, quantity: 1, proration: false,
    subscription: { id: subscription, item },
  };
}

export function trialLine(price: Stripe.Price, subscription: string, item: string, period: Period): Line {
  return { ...wholePeriod(price, subscription, item, period), amount: 0, description: `Trial period for ${nameOf(price)}` };
}

/** What is left of the price before, given back, and the rest of the period at the new one. */
export function changeLines(subscription: Stripe.Subscription, price: Stripe.Price, now: number, isNewPeriod: boolean): Line[] {
  const item = onlyItem(subscription);
  const period = { start: item.current_period_start, end: item.current_period_end };
  const rest = { start: now, end: period.end };
  const of = { id: subscription.id, item: item.id };
  const back: Line = {
    amount: -prorated(item.price.unit_amount ?? 0, period, now), description: `Unused time on ${nameOf(item.price)}`,
    period: rest, price: item.price, quantity: 1, proration: true, subscription: of,
  };
  if (isNewPeriod) return [back];
  return [back, {
    amount: prorated(price.unit_amount ?? 0, period, now), description: `Remaining time on ${nameOf(price)}`,
    period: rest, price, quantity: 1, proration: true, subscription: of,
  }];
}

function nameOf(price: Stripe.Price): string {
  return price.nickname ?? price.lookup_key ?? price.id;
}
