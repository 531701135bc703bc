import type Stripe from 'stripe';
import { itemOf, onlyItem, recurringOf } from '../objects/subscription';
import type { Parameters } from '../parameters';
import { invalid } from '../refusal';
import { idOf } from '../world';
import type { World } from '../world';
import { declined } from './charge';
import { collectInvoice } from './collect-invoice';
import { discountsOf } from './discounts';
import { nextEnd } from './period';
import { methodParam, priceOfItems } from './subscribe';
import { changeLines, wholePeriod } from './subscription-lines';
import { refuseNowhere } from './tax';
import { draftInvoice, finalize, intentOf } from './write-invoice';

const behaviors = ['allow_incomplete', 'error_if_incomplete', 'pending_if_incomplete'] as const;
const prorations = ['always_invoice', 'none', 'create_prorations'] as const;
const feedbacks = [
  'customer_service', 'low_quality', 'missing_features', 'other', 'switched_service', 'too_complex', 'too_expensive', 'unused',
] as const;
/** A change that waits for its payment is given up after so long. */
const waitsSeconds = 23 * 3600;

/** `POST /v1/subscriptions/:id`. */
export function changeSubscription(world: World, id: string, given: Parameters): Stripe.Subscription {
  const before = world.get('subscription', id, 'subscription');
  if (['canceled', 'incomplete_expired'].includes(before.status)) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.', 'id');
  }
  const behavior = given.oneOf('payment_behavior', behaviors) ?? 'allow_incomplete';
  const proration = given.oneOf('proration_behavior', prorations) ?? 'create_prorations';
  const price = given.has('items') ? priceOfItems(world, given) : null;
  const trialEnds = given.text('trial_end');
  const settled = plainChanges(world, before, given);
  given.refuseUnknown();
  const changed = world.store.put('subscription', settled);
  if (price && price.id !== onlyItem(before).price.id) return changePrice(world, changed, price, { behavior, proration });
  if (trialEnds === 'now' && before.status === 'trialing') return endTrial(world, changed);
  world.tell('customer.subscription.updated', changed, difference(before, changed));
  return changed;
}

function plainChanges(world: World, before: Stripe.Subscription, given: Parameters): Stripe.Subscription {
  const ends = given.flag('cancel_at_period_end');
  const details = given.inside('cancellation_details');
  const taxed = given.inside('automatic_tax')?.flag('enabled') ?? before.automatic_tax.enabled;
  if (taxed && !before.automatic_tax.enabled) refuseNowhere(world.get('customer', before.customer as string));
  const method = given.has('default_payment_method') ? methodParam(world, given, before.customer as string) : before.default_payment_method;
  return {
    ...before,
    default_payment_method: method,
    metadata: given.metadata(before.metadata),
    automatic_tax: { ...before.automatic_tax, enabled: taxed, liability: taxed ? { type: 'self' } : null },
    discounts: given.has('discounts')
      ? discountsOf(world, given.list('discounts'), before.customer as string, before.id)
      : before.discounts,
    ...(ends !== undefined && {
      cancel_at_period_end: ends,
      cancel_at: ends ? onlyItem(before).current_period_end : null,
      canceled_at: ends ? world.now() : null,
    }),
    cancellation_details: details || ends !== undefined
      ? {
        comment: details?.text('comment') ?? (ends === false ? null : before.cancellation_details?.comment ?? null),
        feedback: details?.oneOf('feedback', feedbacks) ?? (ends === false ? null : before.cancellation_details?.feedback ?? null),
        feedback_option: null,
        reason: ends ? 'cancellation_requested' : ends === false ? null : before.cancellation_details?.reason ?? null,
      }
      : before.cancellation_details,
  };
}

interface How { behavior: (typeof behaviors)[number]; proration: (typeof prorations)[number] }

function changePrice(world: World, before: Stripe.Subscription, price: Stripe.Price, { behavior, proration }: How): Stripe.Subscription {
  const item = onlyItem(before);
  const now = world.now();
  const [was, becomes] = [recurringOf(item.price), recurringOf(price)];
  const running = before.status !== 'trialing';
  const isNewPeriod = running && (was.interval !== becomes.interval || was.interval_count !== becomes.interval_count);
  const period = isNewPeriod
    ? { start: now, end: nextEnd(now, becomes, now) }
    : { start: item.current_period_start, end: item.current_period_end };
  const after: Stripe.Subscription = {
    ...before,
    billing_cycle_anchor: isNewPeriod ? now : before.billing_cycle_anchor,
    items: {
      ...before.items,
      data: [{ ...itemOf({ id: item.id, created: item.created, subscription: before.id, price, quantity: 1, ...period }) }],
    },
  };
  const invoices = running && (isNewPeriod || proration === 'always_invoice');
  if (running && !invoices && proration === 'create_prorations') throw invalid(
    'This server invoices a change at once, or not at all.', 'proration_behavior',
  );
  if (!invoices) return tellChanged(world, before, world.store.put('subscription', after));
  const invoice = finalize(world, draftInvoice(world, {
    customer: before.customer as string,
    currency: before.currency,
    reason: 'subscription_update',
    lines: [
      ...(proration === 'none' ? [] : changeLines(before, price, now, isNewPeriod)),
      ...(isNewPeriod ? [wholePeriod(price, before.id, item.id, period)] : []),
    ],
    subscription: before,
    discounts: before.discounts as string[],
    automaticTax: before.automatic_tax.enabled,
    period: { start: now, end: now },
  }));
  const withInvoice = { ...after, latest_invoice: invoice.id };
  if (behavior === 'pending_if_incomplete') return waitForPayment(world, { before, after: withInvoice, invoice });
  world.store.put('subscription', withInvoice);
  const outcome = collectInvoice(world, invoice, { offSession: false });
  if (outcome !== 'succeeded' && behavior === 'error_if_incomplete') {
    throw Object.assign(declined(world, intentOf(world, invoice.id)?.id ?? ''), { undoes: true });
  }
  return tellChanged(world, before, world.get('subscription', before.id));
}

/** The change counts once its invoice is paid; until then everything is as before. */
function waitForPayment(
  world: World, { before, after, invoice }: Record<'before' | 'after', Stripe.Subscription> & { invoice: Stripe.Invoice },
) {
  world.store.put('waiting_change', { id: invoice.id, subscription: after });
  const waiting = world.store.put('subscription', {
    ...before,
    latest_invoice: invoice.id,
    pending_update: {
      billing_cycle_anchor: null, cancel_at_period_end: null, discount: null, discounts: null, metadata: null,
      expires_at: world.now() + waitsSeconds, subscription_items: after.items.data, trial_end: null, trial_from_plan: null,
    },
  });
  world.tell('customer.subscription.updated', waiting, { pending_update: null });
  collectInvoice(world, invoice, { offSession: false });
  return world.get('subscription', before.id);
}

function endTrial(world: World, before: Stripe.Subscription): Stripe.Subscription {
  const item = onlyItem(before);
  const now = world.now();
  const period = { start: now, end: nextEnd(now, recurringOf(item.price), now) };
  const started = world.store.put('subscription', {
    ...before,
    status: 'active',
    trial_end: now,
    billing_cycle_anchor: now,
    items: { ...before.items, data: [{ ...item, current_period_start: period.start, current_period_end: period.end }] },
  });
  const invoice = finalize(world, draftInvoice(world, {
    customer: before.customer as string, currency: before.currency, reason: 'subscription_cycle',
    lines: [wholePeriod(item.price, before.id, item.id, period)], subscription: started, discounts: before.discounts as string[],
    automaticTax: before.automatic_tax.enabled, period: { start: now, end: now },
  }));
  world.store.put('subscription', { ...started, latest_invoice: invoice.id });
  collectInvoice(world, invoice, { offSession: false });
  return tellChanged(world, before, world.get('subscription', before.id));
}

function tellChanged(world: World, before: Stripe.Subscription, after: Stripe.Subscription): Stripe.Subscription {
  world.tell('customer.subscription.updated', after, difference(before, after));
  return after;
}

function difference(before: Stripe.Subscription, after: Stripe.Subscription): Record<string, unknown> {
  const entries = Object.entries(before)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name as keyof Stripe.Subscription]));
  return Object.fromEntries(entries);
}

/** `DELETE /v1/subscriptions/:id`: at once. */
export function cancelNow(world: World, id: string): Stripe.Subscription {
  const before = world.get('subscription', id, 'subscription');
  if (before.status === 'canceled') throw invalid(`No such subscription: '${id}'`, 'id', 'resource_missing');
  return endSubscription(world, before);
}

export function endSubscription(
  world: World, before: Stripe.Subscription, status: 'canceled' | 'incomplete_expired' = 'canceled',
): Stripe.Subscription {
  const ended = world.store.put('subscription', {
    ...before,
    status,
    ended_at: world.now(),
    canceled_at: before.canceled_at ?? world.now(),
    pending_update: null,
  });
  const schedule = idOf(before.schedule);
  if (schedule) world.store.put(
    'subscription_schedule', { ...world.get('subscription_schedule', schedule), status: 'canceled', canceled_at: world.now() },
  );
  for (const invoice of world.store.all('invoice')) {
    const ours = invoice.parent?.subscription_details?.subscription === before.id;
    if (ours && invoice.status === 'open') world.store.put('invoice', { ...invoice, auto_advance: false, next_payment_attempt: null });
  }
  world.tell(status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated', ended);
  return ended;
}
