import type Stripe from 'stripe';
import { subscriptionIdOf } from '../objects/invoice';
import { idOf } from '../world';
import type { World } from '../world';
import { invoiceOfIntent, paymentOf } from './write-invoice';

const day = 86_400;
/** Days after the first try on which a failed payment is tried again; after the last the subscription counts as unpaid. */
const RETRY_DAYS = [3, 7, 14];

/** The invoice of a payment that came is paid, and its subscription runs. */
export function settlePaid(world: World, intent: Stripe.PaymentIntent): void {
  const invoice = invoiceOfIntent(world, intent.id);
  if (invoice && invoice.status === 'open') markPaid(world, { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 });
}

export function markPaid(world: World, invoice: Stripe.Invoice): Stripe.Invoice {
  const paid = world.store.put('invoice', {
    ...invoice,
    status: 'paid',
    attempted: true,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: world.now() },
  });
  const payment = paymentOf(world, invoice.id);
  if (payment) {
    world.store.put('invoice_payment', {
      ...payment, status: 'paid', amount_paid: invoice.amount_due,
      status_transitions: { ...payment.status_transitions, paid_at: world.now() },
    });
  }
  world.tell('invoice.paid', paid);
  world.tell('invoice.payment_succeeded', paid);
  runSubscription(world, paid);
  return paid;
}

function runSubscription(world: World, invoice: Stripe.Invoice): void {
  const id = subscriptionIdOf(invoice);
  const subscription = id ? world.store.find('subscription', id) : null;
  if (!subscription || subscription.status === 'canceled') return;
  const waiting = world.store.find('waiting_change', invoice.id);
  if (waiting) world.store.drop('waiting_change', invoice.id);
  const latest = idOf(subscription.latest_invoice) === invoice.id;
  const wakes = latest && ['incomplete', 'past_due', 'unpaid'].includes(subscription.status);
  if (!waiting && !wakes) return;
  const running = world.store.put('subscription', {
    ...(waiting ? { ...waiting.subscription, latest_invoice: subscription.latest_invoice, pending_update: null } : subscription),
    status: waiting ? waiting.subscription.status : 'active',
  });
  world.tell('customer.subscription.updated', running, { status: subscription.status });
}

/** The invoice is tried again on its days; the subscription waits with it. */
export function settleFailed(world: World, intent: Stripe.PaymentIntent): void {
  const invoice = invoiceOfIntent(world, intent.id);
  if (!invoice || invoice.status !== 'open') return;
  failInvoice(world, invoice);
}

export function failInvoice(world: World, invoice: Stripe.Invoice): void {
  const waits = world.store.find('waiting_change', invoice.id) !== null;
  const tries = invoice.attempt_count + 1;
  const first = invoice.status_transitions.finalized_at ?? world.now();
  const repeats = invoice.billing_reason === 'subscription_cycle' && !waits;
  const days = repeats ? RETRY_DAYS[tries - 1] : undefined;
  const failed = world.store.put('invoice', {
    ...invoice,
    attempted: true,
    attempt_count: tries,
    next_payment_attempt: days === undefined ? null : Math.max(world.now() + 1, first + days * day),
  });
  world.tell('invoice.payment_failed', failed);
  const id = subscriptionIdOf(invoice);
  const subscription = id ? world.store.find('subscription', id) : null;
  if (!subscription || waits || !['active', 'past_due'].includes(subscription.status)) return;
  const status = repeats && days === undefined ? 'unpaid' : 'past_due';
  if (subscription.status === status) return;
  const late = world.store.put('subscription', { ...subscription, status });
  world.tell('customer.subscription.updated', late, { status: subscription.status });
}
