import { and, eq, gt } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Context } from '../../request/context';
import { conflict } from '../../request/errors';
import { recordCompanyEvent } from '../company';
import { billingSubscription } from '../plan';
import { keepCustomer } from './billing-customer';
import { enterBilling, enterPayments } from './enter-billing';
import { isLive } from './live';
import { idOf, paymentFailure } from './payments';
import type { BillingSubscription } from './read-billing';
import { readPaidSubscription } from './read-paid-subscription';
import { seeSubscriptions, syncSubscriptions } from './sync-company';

/** Why somebody cancels, as the sheet asks it, and how the provider calls it. */
const FEEDBACK = {
  TOO_EXPENSIVE: 'too_expensive', MISSING_FUNCTION: 'missing_features', PROJECT_STOPPED: 'unused', SOMETHING_ELSE: 'switched_service',
  OTHER: 'other',
} as const;
export type CancelReason = keyof typeof FEEDBACK;
export const CANCEL_REASONS = Object.keys(FEEDBACK) as CancelReason[];

export interface Cancellation { companyId: string; reason?: CancelReason | null; comment?: string | null; resume?: boolean }

/**
 * The plan ends with its period; `resume` keeps it, and takes back what was planned for the period's end. In a trial that nothing follows
 * it is said that Free may come: then nobody is warned of it. Twice is once.
 */
export async function cancelPlan(
  context: Context, { companyId, reason, comment, resume = false }: Cancellation,
): Promise<{ subscription: BillingSubscription | null }> {
  // Where nothing can be paid, a trial can be left all the same.
  if (!context.payments && await leaveTrial(context, companyId, resume))
    return { subscription: await readPaidSubscription(context, companyId) };
  const payments = await enterPayments(context, companyId);
  const { stripe } = payments;
  try {
    const customer = await keepCustomer(context, payments, companyId);
    const live = (await seeSubscriptions(stripe, customer.stripeId)).map(({ subscription }) => subscription).filter(isLive);
    if (live.length === 0 && await leaveTrial(context, companyId, resume))
      return { subscription: await readPaidSubscription(context, companyId) };
    if (live.length === 0) throw conflict(resume ? 'The plan has ended already. Choose it anew.' : 'There is no plan to cancel.');
    // There is one, unless something went wrong: then who cancels means all of them, and who keeps means the latest.
    for (const one of resume ? live.slice(0, 1) : live) await cancelOne(stripe, one, { reason, comment, resume });
    await syncSubscriptions(context, payments, companyId, { actorId: context.viewer?.userId ?? null });
    return { subscription: await readPaidSubscription(context, companyId) };
  } catch (error) {
    throw paymentFailure(error);
  }
}

/** Writes down whether the company goes from its trial to Free by its own will; false where it is in none. */
async function leaveTrial(context: Context, companyId: string, resume: boolean): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    await enterBilling(tx, context, companyId);
    const changed = await tx.update(billingSubscription).set({ cancelsAt: resume ? null : billingSubscription.endsAt }).where(and(
      eq(billingSubscription.companyId, companyId), eq(billingSubscription.plan, 'Trial'), eq(billingSubscription.status, 'trialing'),
      gt(billingSubscription.endsAt, context.now()),
    )).returning({ id: billingSubscription.id });
    if (changed.length === 0) return false;
    await recordCompanyEvent(tx, context, companyId, { type: 'COMPANY_CHANGED', actorId: context.viewer?.userId ?? null });
    return true;
  });
}

async function cancelOne(
  stripe: Stripe, live: Stripe.Subscription, { reason, comment, resume }: Omit<Cancellation, 'companyId'>,
): Promise<void> {
  const schedule = idOf(live.schedule);
  if (schedule) await stripe.subscriptionSchedules.release(schedule);
  if (live.cancel_at_period_end !== resume) return;
  const details: Stripe.SubscriptionUpdateParams = resume ? {} : {
    cancellation_details: {
      ...(reason && { feedback: FEEDBACK[reason] }), ...(comment?.trim() && { comment: comment.trim().slice(0, 500) }),
    },
  };
  await stripe.subscriptions.update(live.id, { cancel_at_period_end: !resume, ...details });
}
