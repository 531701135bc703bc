import type Stripe from 'stripe';
import { discountOf } from '../objects/catalogue';
import type { Parameters } from '../parameters';
import { invalid } from '../refusal';
import { idOf, newId } from '../world';
import type { World } from '../world';
import { after } from './period';

/** Makes the discounts that a request names by their coupons. */
export function discountsOf(world: World, wanted: readonly Parameters[], customer: string, subscription: string | null): string[] {
  return wanted.map((one) => {
    const coupon = world.get('coupon', one.wanted('coupon'), 'discounts[0][coupon]');
    one.refuseUnknown();
    if (!isValid(coupon, world.now()))
      throw invalid(`Coupon ${coupon.id} is used up or expired.`, 'discounts[0][coupon]', 'coupon_expired');
    world.store.put('coupon', { ...coupon, times_redeemed: coupon.times_redeemed + 1 });
    return world.store.put('discount', discountOf({
      id: newId('di'),
      customer,
      start: world.now(),
      subscription,
      end: coupon.duration === 'repeating'
        ? after(world.now(), { interval: 'month', interval_count: 1 }, coupon.duration_in_months ?? 1)
        : null,
      source: { coupon: coupon.id, type: 'coupon' },
    })).id;
  });
}

function isValid(coupon: Stripe.Coupon, now: number): boolean {
  return coupon.valid
    && (coupon.redeem_by === null || coupon.redeem_by > now)
    && (coupon.max_redemptions === null || coupon.times_redeemed < coupon.max_redemptions);
}

function couponOfDiscount(world: World, id: string): Stripe.Coupon {
  return world.get('coupon', idOf(world.get('discount', id).source.coupon) ?? '');
}

/** What discounts take from an amount, each from what the ones before it left; minor units. */
export function taken(world: World, ids: readonly string[], amount: number): { discount: string; amount: number }[] {
  let left = Math.max(0, amount);
  return ids.flatMap((discount) => {
    const { percent_off: percent, amount_off: fixed } = couponOfDiscount(world, discount);
    const off = Math.min(left, percent !== null ? Math.round((left * percent) / 100) : (fixed ?? 0));
    left -= off;
    return off > 0 ? [{ discount, amount: off }] : [];
  });
}

/** Discounts that are still good: what counts once goes with its first invoice, what has an end ends. */
export function remaining(world: World, ids: readonly string[]): string[] {
  return ids.filter((id) => {
    const { end } = world.get('discount', id);
    return couponOfDiscount(world, id).duration !== 'once' && (end === null || end > world.now());
  });
}
