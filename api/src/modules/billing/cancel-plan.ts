import type Stripe from 'stripe';
import type { Context } from '../../request/context';
import { conflict } from '../../request/errors';
import { keepCustomer } from './billing-customer';
import { enterPayments } from './enter-billing';
import { isLive } from './live';
import { idOf, paymentFailure } from './payments';
import type { BillingSubscription } from './read-billing';
import { readPaidSubscription } from './read-paid-subscription';
import { seeSubscriptions, syncSubscriptions } from './sync-company';

/** Why somebody cancels, as the sheet asks it, and how the provider calls it. */
const FEEDBACK = {
  TOO_EXPENSIVE: 'too_expensive', MISSING_FUNCTION: 'missing_features', PROJECT_STOPPED: 'unused', SOMETHING_ELSE: 'switched_service', OTHER: 'other',
} as const;
export type CancelReason = keyof typeof FEEDBACK;
export const CANCEL_REASONS = Object.keys(FEEDBACK) as CancelReason[];

export interface Cancellation { companyId: string; reason?: CancelReason | null; comment?: string | null; resume?: boolean }

/** The plan ends with its period; `resume` keeps it, and takes back what was planned for the period's end. Twice is once. */
export async function cancelPlan(context: Context, { companyId, reason, comment, resume = false }: Cancellation): Promise<{ subscription: BillingSubscription | null }> {
  const payments = await enterPayments(context, companyId);
  const { stripe } = payments;
  try {
    const customer = await keepCustomer(context, payments, companyId);
    const live = (await seeSubscriptions(stripe, customer.stripeId)).map(({ subscription }) => subscription).filter(isLive);
    if (live.length === 0) throw conflict(resume ? 'The plan has ended already. Choose it anew.' : 'There is no plan to cancel.');
    // There is one, unless something went wrong: then who cancels means all of them, and who keeps means the latest.
    for (const one of resume ? live.slice(0, 1) : live) await cancelOne(stripe, one, { reason, comment, resume });
    await syncSubscriptions(context, payments, companyId, { actorId: context.viewer?.userId ?? null });
    return { subscription: await readPaidSubscription(context, companyId) };
  } catch (error) {
    throw paymentFailure(error);
  }
}

async function cancelOne(stripe: Stripe, live: Stripe.Subscription, { reason, comment, resume }: Omit<Cancellation, 'companyId'>): Promise<void> {
  const schedule = idOf(live.schedule);
  if (schedule) await stripe.subscriptionSchedules.release(schedule);
  if (live.cancel_at_period_end !== resume) return;
  const details: Stripe.SubscriptionUpdateParams = resume ? {} : {
    cancellation_details: { ...(reason && { feedback: FEEDBACK[reason] }), ...(comment?.trim() && { comment: comment.trim().slice(0, 500) }) },
  };
  await stripe.subscriptions.update(live.id, { cancel_at_period_end: !resume, ...details });
}
