import type Stripe from 'stripe';
import { invoiceOf, lineOf } from '../objects/invoice';
import type { Line } from '../objects/invoice';
import { paymentIntentOf } from '../objects/payments';
import { idOf, newId } from '../world';
import type { World } from '../world';
import { taken } from './discounts';
import { taxOf, taxPercent } from './tax';

interface Wish {
  customer: string;
  currency: string;
  reason: Stripe.Invoice.BillingReason;
  lines: readonly Line[];
  subscription?: Stripe.Subscription;
  discounts?: readonly string[];
  automaticTax: boolean;
  period: { start: number; end: number };
  metadata?: Record<string, string>;
  paymentMethod?: string | null;
  autoAdvance?: boolean;
}

/** Writes a draft with its totals. */
export function draftInvoice(world: World, wish: Wish): Stripe.Invoice {
  const customer = world.get('customer', wish.customer);
  const id = newId('in');
  const invoice = invoiceOf({
    id,
    created: world.now(),
    currency: wish.currency,
    customer: customer.id,
    customerNow: customer,
    subscription: wish.subscription ?? null,
    lineList: wish.lines.map((line) => lineOf(line, id)),
    taxIds: world.store.all('tax_id').filter((taxId) => taxId.customer === customer.id),
    billing_reason: wish.reason,
    period_start: wish.period.start,
    period_end: wish.period.end,
    discounts: [...(wish.discounts ?? [])],
    metadata: wish.metadata ?? {},
    auto_advance: wish.autoAdvance ?? true,
    default_payment_method: wish.paymentMethod ?? null,
    automatic_tax: wish.automaticTax
      ? { disabled_reason: null, enabled: true, liability: { type: 'self' }, provider: 'stripe', status: 'complete' }
      : { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  });
  const counted = world.store.put('invoice', withTotals(world, invoice));
  world.tell('invoice.created', counted);
  return counted;
}

/** Adds up: lines, what discounts take, tax by where the customer is, what the customer has to their credit. All in minor units. */
export function withTotals(world: World, invoice: Stripe.Invoice): Stripe.Invoice {
  const customer = world.get('customer', idOf(invoice.customer) ?? '');
  const lines = invoice.lines.data;
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const discountable = lines.filter((line) => line.discountable).reduce((sum, { amount }) => sum + amount, 0);
  const discounts = taken(world, invoice.discounts.map((one) => idOf(one) ?? ''), discountable);
  const rest = subtotal - discounts.reduce((sum, { amount }) => sum + amount, 0);
  const percent = invoice.automatic_tax.enabled ? taxPercent(customer, (invoice.customer_tax_ids ?? []).length > 0) : 0;
  const behavior = lines.some((line) => behaviorOf(world, line) === 'exclusive') ? 'exclusive' : 'inclusive';
  const tax = taxOf(rest, percent, behavior);
  const total = behavior === 'exclusive' ? rest + tax : rest;
  const due = Math.max(0, total + customer.balance);
  return {
    ...invoice,
    subtotal,
    subtotal_excluding_tax: behavior === 'exclusive' ? subtotal : subtotal - taxOf(subtotal, percent, behavior),
    total,
    total_excluding_tax: total - tax,
    total_discount_amounts: discounts,
    total_taxes: percent === 0 ? [] : [taxShape(tax, total - tax, behavior)],
    starting_balance: customer.balance,
    amount_due: due,
    amount_remaining: due,
  };
}

function taxShape(amount: number, taxable: number, behavior: 'inclusive' | 'exclusive'): Stripe.Invoice.TotalTax {
  return {
    amount,
    tax_behavior: behavior,
    tax_rate_details: { tax_rate: 'txr_local' } as Stripe.Invoice.TotalTax['tax_rate_details'],
    taxability_reason: 'standard_rated',
    taxable_amount: taxable,
    type: 'tax_rate_details',
  };
}

function behaviorOf(world: World, line: Stripe.InvoiceLineItem): string | null {
  const price = line.pricing?.price_details?.price;
  return price ? (world.store.find('price', idOf(price) ?? '')?.tax_behavior ?? null) : null;
}

/** From here on an invoice has a number, is to be paid, and has a payment that waits; what costs nothing is paid. */
export function finalize(world: World, draft: Stripe.Invoice): Stripe.Invoice {
  const customer = world.get('customer', idOf(draft.customer) ?? '');
  const sequence = customer.next_invoice_sequence ?? 1;
  const balance = Math.min(0, draft.total + customer.balance);
  world.store.put('customer', { ...customer, next_invoice_sequence: sequence + 1, balance: draft.amount_due > 0 ? 0 : balance });
  const open = world.store.put('invoice', {
    ...draft,
    status: 'open',
    number: `${customer.invoice_prefix ?? 'LOCAL'}-${String(sequence).padStart(4, '0')}`,
    effective_at: world.now(),
    ending_balance: draft.amount_due > 0 ? 0 : balance,
    hosted_invoice_url: `${world.origin}/invoices/${draft.id}`,
    invoice_pdf: `${world.origin}/invoices/${draft.id}/pdf`,
    status_transitions: { ...draft.status_transitions, finalized_at: world.now() },
  });
  world.tell('invoice.finalized', open);
  if (open.amount_due > 0) startPayment(world, open);
  return open;
}

function startPayment(world: World, invoice: Stripe.Invoice): void {
  const id = newId('pi');
  const intent = world.store.put('payment_intent', paymentIntentOf({
    id,
    created: world.now(),
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: idOf(invoice.customer),
    client_secret: `${id}_secret_${newId('s', 16).slice(2)}`,
    description: invoice.billing_reason === 'manual' ? 'Payment for Invoice' : 'Subscription update',
    setup_future_usage: 'off_session',
  }));
  world.tell('payment_intent.created', intent);
  world.store.put('invoice_payment', {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: world.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: id, type: 'payment_intent' } as Stripe.InvoicePayment.Payment,
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

export function paymentOf(world: World, invoiceId: string): Stripe.InvoicePayment | null {
  return world.store.all('invoice_payment').find(({ invoice, is_default: isDefault }) => invoice === invoiceId && isDefault) ?? null;
}

export function intentOf(world: World, invoiceId: string): Stripe.PaymentIntent | null {
  const payment = paymentOf(world, invoiceId)?.payment.payment_intent;
  return payment ? world.store.find('payment_intent', idOf(payment) ?? '') : null;
}

export function invoiceOfIntent(world: World, intentId: string): Stripe.Invoice | null {
  const payment = world.store.all('invoice_payment').find((one) => idOf(one.payment.payment_intent) === intentId);
  return payment ? world.store.find('invoice', idOf(payment.invoice as string) ?? '') : null;
}
