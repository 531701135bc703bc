import { invalid } from '../../request/errors';
import type { Context } from '../../request/context';
import { dayFrom } from '../../text/days';
import { requireViewer } from '../identity';
import type { KnownCoupon } from './coupon-source';
import { isMissing, once, type Payments } from './payments';

export interface StripeCoupon extends KnownCoupon { stripeId: string }

/** What a code takes off, as the provider knows it too: made there the first time. Null where no code is named. */
export async function couponOf(
  context: Context, { stripe }: Payments, { companyId, couponCode }: { companyId: string; couponCode?: string | null },
): Promise<StripeCoupon | null> {
  const code = couponCode?.trim() ?? '';
  if (code === '') return null;
  if (!context.coupons) throw invalid('couponCode', 'This code is not known.');
  const known = await context.coupons.find(context.db.orm, {
    companyId, userId: requireViewer(context).userId, code, day: dayFrom(context.now(), 0),
  });
  const stripeId = `heartwood_${known.code}_${known.percentOff}`;
  try {
    await stripe.coupons.retrieve(stripeId);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await stripe.coupons.create(
      { id: stripeId, percent_off: known.percentOff, duration: 'once', name: known.code }, once('coupon', stripeId),
    );
  }
  return { ...known, stripeId };
}
