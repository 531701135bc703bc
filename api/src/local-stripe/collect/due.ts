import type Stripe from 'stripe';
import { subscriptionIdOf } from '../objects/invoice';
import { onlyItem, recurringOf } from '../objects/subscription';
import { idOf } from '../world';
import type { World } from '../world';
import { endSubscription } from './change-subscription';
import { collectInvoice } from './collect-invoice';
import { remaining } from './discounts';
import { nextEnd } from './period';
import { enterPhase } from './schedule';
import { wholePeriod } from './subscription-lines';
import { draftInvoice, finalize, intentOf } from './write-invoice';

interface Due { at: number; run(): void }
const incompleteSeconds = 23 * 3600;

/** Does all that is due by now, in the order in which it became due, each at its own moment. */
export function runDue(world: World): void {
  for (;;) {
    const next = dueOf(world).sort((a, b) => a.at - b.at)[0];
    if (!next || next.at > world.present()) return;
    world.at(next.at, next.run);
    world.store.keep();
  }
}

function dueOf(world: World): Due[] {
  return [
    ...world.store.all('subscription').flatMap((subscription) => dueOfSubscription(world, subscription)),
    ...world.store.all('invoice').flatMap((invoice): Due[] => {
      if (invoice.status !== 'open' || invoice.next_payment_attempt === null) return [];
      return [{ at: invoice.next_payment_attempt, run: () => void tryAgain(world, invoice) }];
    }),
  ];
}

function dueOfSubscription(world: World, subscription: Stripe.Subscription): Due[] {
  if (['canceled', 'incomplete_expired'].includes(subscription.status)) return [];
  if (subscription.status === 'incomplete') {
    return [{ at: subscription.created + incompleteSeconds, run: () => void expire(world, subscription) }];
  }
  const due: Due[] = [{ at: onlyItem(subscription).current_period_end, run: () => void renew(world, subscription) }];
  if (subscription.pending_update)
    due.push({ at: subscription.pending_update.expires_at, run: () => void giveUpChange(world, subscription) });
  return due;
}

function tryAgain(world: World, invoice: Stripe.Invoice): void {
  const id = subscriptionIdOf(invoice);
  const subscription = id ? world.store.find('subscription', id) : null;
  if (subscription?.status === 'canceled') world.store.put('invoice', { ...invoice, next_payment_attempt: null });
  else collectInvoice(world, invoice, { offSession: true });
}

function expire(world: World, subscription: Stripe.Subscription): void {
  voidInvoice(world, idOf(subscription.latest_invoice));
  endSubscription(world, subscription, 'incomplete_expired');
}

function giveUpChange(world: World, subscription: Stripe.Subscription): void {
  voidInvoice(world, idOf(subscription.latest_invoice));
  const still = world.get('subscription', subscription.id);
  if (still.pending_update) world.store.put('subscription', { ...still, pending_update: null });
}

/** A change that waited for the invoice is not made. */
function forgetChange(world: World, invoice: Stripe.Invoice): void {
  if (!world.store.find('waiting_change', invoice.id)) return;
  world.store.drop('waiting_change', invoice.id);
  const subscription = world.store.find('subscription', subscriptionIdOf(invoice) ?? '');
  if (!subscription?.pending_update) return;
  const kept = world.store.put('subscription', { ...subscription, pending_update: null });
  world.tell('customer.subscription.pending_update_expired', kept);
}

export function voidInvoice(world: World, id: string | null): Stripe.Invoice | null {
  const invoice = id ? world.store.find('invoice', id) : null;
  if (invoice?.status !== 'open') return invoice;
  const voided = world.store.put('invoice', {
    ...invoice, status: 'void', next_payment_attempt: null, status_transitions: { ...invoice.status_transitions, voided_at: world.now() },
  });
  // Nobody can pay it any more, whoever the bank is asking meanwhile.
  const intent = intentOf(world, voided.id);
  if (intent && intent.status !== 'succeeded')
    world.store.put('payment_intent', { ...intent, status: 'canceled', canceled_at: world.now(), next_action: null });
  world.tell('invoice.voided', voided);
  forgetChange(world, voided);
  return voided;
}

/** The end of a period: the subscription ends, or its next one begins and is charged. */
function renew(world: World, subscription: Stripe.Subscription): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(world, subscription);
    return;
  }
  const { started, draft } = beginPeriod(world, subscription);
  if (draft === null) {
    world.tell('customer.subscription.updated', started, { status: subscription.status });
    return;
  }
  world.tell('customer.subscription.updated', started, { status: subscription.status, latest_invoice: subscription.latest_invoice });
  collectInvoice(world, finalize(world, draft), { offSession: true });
}

/** The next period and its draft; none while the one before was never paid. */
export function beginPeriod(
  world: World, subscription: Stripe.Subscription,
): { started: Stripe.Subscription; draft: Stripe.Invoice | null } {
  const phased = enterPhase(world, subscription);
  const item = onlyItem(phased);
  const start = onlyItem(subscription).current_period_end;
  const anchor = phased.billing_cycle_anchor;
  const end = nextEnd(anchor, recurringOf(item.price), start);
  const discounts = remainingAt(world, phased);
  const moved: Stripe.Subscription = {
    ...phased,
    status: phased.status === 'trialing' ? 'active' : phased.status,
    discounts: remaining(world, discounts),
    items: { ...phased.items, data: [{ ...item, current_period_start: start, current_period_end: end }] },
  };
  if (phased.status === 'unpaid') return { started: world.store.put('subscription', moved), draft: null };
  const draft = draftInvoice(world, {
    customer: phased.customer as string,
    currency: phased.currency,
    reason: 'subscription_cycle',
    lines: [wholePeriod(item.price, phased.id, item.id, { start, end })],
    subscription: phased,
    discounts,
    automaticTax: phased.automatic_tax.enabled,
    period: { start: item.current_period_start, end: start },
  });
  return { started: world.store.put('subscription', { ...moved, latest_invoice: draft.id }), draft };
}

function remainingAt(world: World, subscription: Stripe.Subscription): string[] {
  return (subscription.discounts as string[]).filter((id) => {
    const { end } = world.get('discount', id);
    return end === null || end > world.now();
  });
}
