import type Stripe from 'stripe';
import type { PlanPrice } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { AppError, conflict, invalid } from '../../request/errors';
import { keepCustomer, type CustomerRow } from './billing-customer';
import { cardToCharge, makeDefault } from './cards';
import { isLive } from './live';
import { paidOnce } from './paid-once';
import { countryNeeded, idOf, once, type Payments } from './payments';
import { changeKindOf, trialEndOf, type ChangeKind } from './plan-change';
import { stripePriceOf } from './prepare-prices';
import { priceOf, type BillingSubscription } from './read-billing';
import { readPaidSubscription } from './read-paid-subscription';
import { couponOf, type StripeCoupon } from './stripe-coupon';
import { seeSubscriptions, syncCompany } from './sync-company';
import { giveUpInvoice, giveUpSubscription, takenOf, type Taken } from './take-payment';

export interface PlanChoice { companyId: string; id: string; priceId: string; couponCode?: string | null; cardId?: string | null }
export interface ChosenPlan extends Taken { subscription: BillingSubscription | null; change: ChangeKind }

interface Chosen { price: PlanPrice; stripePrice: string; coupon: StripeCoupon | null }

/**
 * A company begins to pay for a plan, or goes to another one: up at once, down and to a shorter period at the period's end, in a trial on
 * its last day. What it costs is the price list's; the browser only names it.
 */
export function choosePlan(context: Context, choice: PlanChoice): Promise<ChosenPlan> {
  const { companyId, id, priceId, couponCode, cardId } = choice;
  return paidOnce(context, { id, companyId, asked: `plan ${priceId} ${couponCode ?? ''} ${cardId ?? ''}` }, async (payments, isAgain) => {
    const chosen = await readChoice(context, payments, choice);
    const customer = await keepCustomer(context, payments, companyId);
    if (cardId) await makeDefault(context, payments, { companyId, cardId });
    await cardToCharge(context, companyId, null);
    const seen = (await seeSubscriptions(payments.stripe, customer.stripeId)).map(({ subscription }) => subscription);
    const live = seen.find(isLive);
    try {
      const done = live
        ? await change(payments, live, chosen, { id, isAgain })
        : await begin(context, payments, { customer, chosen, id, left: seen.filter(({ status }) => status === 'incomplete') });
      await syncCompany(context, payments, companyId, context.viewer?.userId ?? null);
      return { ...done, subscription: await readPaidSubscription(context, companyId) };
    } catch (error) {
      await syncCompany(context, payments, companyId).catch((failure: unknown) => (
        context.log.warn({ err: failure }, 'a company could not be looked at again')
      ));
      throw error;
    }
  });
}

/** What the browser has named, as the server knows it. */
async function readChoice(context: Context, payments: Payments, { companyId, priceId, couponCode }: PlanChoice): Promise<Chosen> {
  const price = priceOf(priceId);
  if (!price) throw invalid('priceId', 'There is no such price.');
  return {
    price, stripePrice: await stripePriceOf(context, payments, { key: price.key, field: 'priceId' }),
    coupon: await couponOf(context, payments, { companyId, couponCode }),
  };
}

interface Beginning { customer: CustomerRow; chosen: Chosen; id: string; left: readonly Stripe.Subscription[] }

async function begin(
  context: Context, payments: Payments, { customer, chosen, id, left }: Beginning,
): Promise<Taken & { change: ChangeKind }> {
  if (customer.country === null) throw countryNeeded();
  const { stripe } = payments;
  const others = left.filter(({ metadata }) => metadata.request !== id);
  for (const one of others) await giveUpSubscription(payments, one);
  // The bank may have said yes in between.
  if (others.length > 0 && (await seeSubscriptions(stripe, customer.stripeId)).some(({ subscription }) => isLive(subscription))) {
    throw conflict('The payment before went through: the company has a plan now. Look at it, then choose once more.');
  }
  const trialEnd = await trialEndOf(context, customer.companyId);
  const made = await stripe.subscriptions.create({
    customer: customer.stripeId,
    items: [{ price: chosen.stripePrice }],
    metadata: { companyId: customer.companyId, request: id, ...(chosen.coupon && { coupon: chosen.coupon.code }) },
    automatic_tax: { enabled: true },
    ...(chosen.coupon && { discounts: [{ coupon: chosen.coupon.stripeId }] }),
    ...(trialEnd ? { trial_end: Math.floor(trialEnd.getTime() / 1000) } : { payment_behavior: 'allow_incomplete' as const }),
  }, once(customer.companyId, id, 'subscribe'));
  const change: ChangeKind = trialEnd ? 'AT_TRIAL_END' : 'NEW';
  const now = await stripe.subscriptions.retrieve(made.id);
  if (isLive(now)) return { change, clientSecret: null };
  if (now.status !== 'incomplete') throw conflict('This payment was given up. Choose the plan once more.');
  try {
    return { change, ...await takenOf(payments, idOf(now.latest_invoice) ?? '') };
  } catch (error) {
    if (isDeclined(error)) await giveUpSubscription(payments, now);
    throw error;
  }
}

/** Where nobody knows whether it was paid, nothing is given up: the same request goes on with it. */
const isDeclined = (error: unknown) => error instanceof AppError && error.code === 'CARD_DECLINED';

async function change(
  payments: Payments, live: Stripe.Subscription, { price, stripePrice, coupon }: Chosen, { id, isAgain }: { id: string; isAgain: boolean },
): Promise<Taken & { change: ChangeKind }> {
  // It was begun by this very request, whose end nobody has heard of.
  if (live.metadata.request === id) return { change: live.status === 'trialing' ? 'AT_TRIAL_END' : 'NEW', clientSecret: null };
  if (coupon) throw invalid('couponCode', 'A code takes something off the first payment of a plan. This company pays already.');
  const item = live.items.data[0];
  const kind = changeKindOf(live, price);
  if (!item || (item.price.id === stripePrice && !live.schedule && !live.cancel_at_period_end)) {
    if (isAgain) return { change: 'NOW', clientSecret: null };
    throw conflict('The company has this plan already.');
  }
  const { stripe } = payments;
  if (live.cancel_at_period_end) await stripe.subscriptions.update(live.id, { cancel_at_period_end: false }, once(live.id, id, 'resume'));
  const schedule = idOf(live.schedule);
  if (item.price.id === stripePrice || kind !== 'AT_PERIOD_END') {
    if (schedule) await stripe.subscriptionSchedules.release(schedule, {}, once(live.id, id, 'release'));
    if (item.price.id === stripePrice) return { change: 'NOW', clientSecret: null };
  }
  if (kind === 'AT_PERIOD_END') {
    await plan(stripe, live, { stripePrice, schedule, id });
    return { change: kind, clientSecret: null };
  }
  if (isAgain && live.pending_update?.subscription_items?.[0]?.price.id === stripePrice) return goOn(payments, live, kind);
  if (live.pending_update) await giveUpInvoice(payments, idOf(live.latest_invoice));
  const changed = await stripe.subscriptions.update(live.id, {
    items: [{ id: item.id, price: stripePrice }],
    ...(kind === 'AT_TRIAL_END'
      ? { proration_behavior: 'none' as const }
      : { proration_behavior: 'always_invoice' as const, payment_behavior: 'pending_if_incomplete' as const }),
  }, once(live.id, id, 'change'));
  return changed.pending_update ? goOn(payments, changed, kind) : { change: kind, clientSecret: null };
}

/** A change that waits for its payment. */
async function goOn(payments: Payments, waiting: Stripe.Subscription, kind: ChangeKind): Promise<Taken & { change: ChangeKind }> {
  const invoiceId = idOf(waiting.latest_invoice);
  try {
    return { change: kind, ...await takenOf(payments, invoiceId ?? '') };
  } catch (error) {
    if (isDeclined(error)) await giveUpInvoice(payments, invoiceId);
    throw error;
  }
}

/** The period that is paid goes on to its end, then the other price begins. */
async function plan(
  stripe: Stripe, live: Stripe.Subscription, { stripePrice, schedule, id }: { stripePrice: string; schedule: string | null; id: string },
): Promise<void> {
  const made = schedule
    ? await stripe.subscriptionSchedules.retrieve(schedule)
    : await stripe.subscriptionSchedules.create({ from_subscription: live.id }, once(live.id, id, 'schedule'));
  const [phase] = made.phases;
  await stripe.subscriptionSchedules.update(made.id, {
    end_behavior: 'release', proration_behavior: 'none',
    phases: [
      { items: [{ price: live.items.data[0]?.price.id ?? '' }], start_date: phase?.start_date, end_date: phase?.end_date },
      { items: [{ price: stripePrice }] },
    ],
  }, once(live.id, id, 'plan'));
}
