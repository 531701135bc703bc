import type Stripe from 'stripe';
import type { Call } from '../call';
import { madeWithin, pageOf } from '../call';
import { declined } from '../collect/charge';
import { collectInvoice } from '../collect/collect-invoice';
import { discountsOf } from '../collect/discounts';
import { voidInvoice } from '../collect/due';
import { draftInvoice, finalize, intentOf, withTotals } from '../collect/write-invoice';
import { subscriptionIdOf } from '../objects/invoice';
import { lineOf } from '../objects/invoice';
import { refundOf } from '../objects/payments';
import type { Parameters } from '../parameters';
import { invalid, Refusal } from '../refusal';
import { idOf, listOf, newId } from '../world';
import type { World } from '../world';

export const invoiceCalls: readonly Call[] = [
  {
    method: 'POST', path: '/v1/invoices',
    run(world, { given }) {
      const customer = world.get('customer', given.wanted('customer'), 'customer');
      const draft = draftInvoice(world, {
        customer: customer.id, currency: given.text('currency') ?? 'eur', reason: 'manual', lines: [],
        discounts: discountsOf(world, given.list('discounts'), customer.id, null),
        automaticTax: given.inside('automatic_tax')?.flag('enabled') ?? false, period: { start: world.now(), end: world.now() },
        metadata: given.metadata(), paymentMethod: given.text('default_payment_method') ?? null,
        autoAdvance: given.flag('auto_advance') ?? false,
      });
      given.oneOf('collection_method', ['charge_automatically'] as const);
      given.oneOf('pending_invoice_items_behavior', ['exclude'] as const);
      const description = given.text('description') ?? null;
      given.refuseUnknown();
      return world.store.put('invoice', { ...draft, description });
    },
  },
  { method: 'POST', path: '/v1/invoiceitems', run: (world, { given }) => addItem(world, given) },
  {
    method: 'POST', path: '/v1/invoices/:id/finalize',
    run(world, { ids: [id = ''], given }) {
      given.flag('auto_advance');
      given.refuseUnknown();
      const draft = world.get('invoice', id);
      if (draft.status !== 'draft') throw invalid(
        'This invoice is already finalized, you can’t re-finalize a non-draft invoice.', 'invoice', 'invoice_not_editable',
      );
      return finalize(world, draft);
    },
  },
  { method: 'POST', path: '/v1/invoices/:id/pay', run: (world, { ids: [id = ''], given }) => pay(world, id, given) },
  {
    method: 'POST', path: '/v1/invoices/:id/void',
    run(world, { ids: [id = ''] }) {
      const before = world.get('invoice', id);
      if (before.status !== 'open') throw invalid(
        `You can only pass in open invoices. This invoice is ${before.status ?? 'a draft'}.`, 'invoice',
      );
      return voidInvoice(world, id) as Stripe.Invoice;
    },
  },
  { method: 'GET', path: '/v1/invoices/:id', run: (world, { ids: [id = ''] }) => world.get('invoice', id) },
  {
    method: 'GET', path: '/v1/invoices',
    run(world, { given }) {
      const [customer, subscription, status] = [given.text('customer'), given.text('subscription'), given.text('status')];
      const rows = madeWithin(world.store.all('invoice'), given).filter((one) => (customer === undefined || one.customer === customer)
        && (subscription === undefined || subscriptionIdOf(one) === subscription) && (status === undefined || one.status === status));
      return pageOf(rows, given, '/v1/invoices');
    },
  },
  {
    method: 'GET', path: '/v1/invoice_payments',
    run(world, { given }) {
      const [invoice, payment] = [given.text('invoice'), given.inside('payment')];
      const intent = payment?.text('payment_intent');
      payment?.text('type');
      const rows = world.store.all('invoice_payment').filter((one) => (invoice === undefined || one.invoice === invoice)
        && (intent === undefined || idOf(one.payment.payment_intent) === intent));
      return pageOf(rows, given, '/v1/invoice_payments');
    },
  },
  { method: 'GET', path: '/v1/charges/:id', run: (world, { ids: [id = ''] }) => world.get('charge', id) },
  { method: 'POST', path: '/v1/refunds', run: (world, { given }) => refund(world, given) },
  { method: 'GET', path: '/v1/refunds/:id', run: (world, { ids: [id = ''] }) => world.get('refund', id) },
  {
    method: 'GET', path: '/v1/refunds',
    run(world, { given }) {
      const intent = given.text('payment_intent');
      return pageOf(madeWithin(world.store.all('refund'), given)
        .filter((one) => intent === undefined || one.payment_intent === intent), given, '/v1/refunds');
    },
  },
  { method: 'GET', path: '/v1/events/:id', run: (world, { ids: [id = ''] }) => world.get('event', id) },
  {
    method: 'GET', path: '/v1/events',
    run: (world, { given }) => pageOf(madeWithin(world.store.all('event'), given), given, '/v1/events'),
  },
];

function addItem(world: World, given: Parameters): object {
  const customer = world.get('customer', given.wanted('customer'), 'customer');
  const draft = world.get('invoice', given.wanted('invoice'), 'invoice');
  if (draft.status !== 'draft' || draft.customer !== customer.id) throw invalid(
    'This invoice can’t be changed.', 'invoice', 'invoice_not_editable',
  );
  const pricing = given.inside('pricing');
  const price = world.get('price', pricing?.wanted('price') ?? '', 'pricing[price]');
  pricing?.refuseUnknown();
  if (price.currency !== draft.currency) throw invalid('The currency of the price must be that of the invoice.', 'pricing[price]');
  const quantity = given.whole('quantity') ?? 1;
  if (quantity < 1) throw invalid('Invalid positive integer', 'quantity', 'parameter_invalid_integer');
  const description = given.text('description') ?? price.nickname ?? price.lookup_key ?? price.id;
  const metadata = given.metadata();
  given.refuseUnknown();
  const period = { start: world.now(), end: world.now() };
  const line = {
    ...lineOf({ amount: (price.unit_amount ?? 0) * quantity, description, period, price, quantity, proration: false }, draft.id), metadata,
  };
  world.store.put('invoice', withTotals(world, { ...draft, lines: listOf([...draft.lines.data, line], draft.lines.url) }));
  return {
    id: line.parent?.invoice_item_details?.invoice_item, object: 'invoiceitem', amount: line.amount, currency: price.currency,
    customer: customer.id,
    customer_account: null, date: world.now(), description, discountable: true, discounts: [], invoice: draft.id, livemode: false, metadata,
    net_amount: line.amount, parent: null, period, pricing: line.pricing, proration: false, proration_details: null, quantity,
    quantity_decimal: String(quantity), tax_rates: [], test_clock: null,
  };
}

function pay(world: World, id: string, given: Parameters): Stripe.Invoice {
  const [method, offSession] = [given.text('payment_method'), given.flag('off_session') ?? false];
  given.refuseUnknown();
  const before = world.get('invoice', id);
  const invoice = before.status === 'draft' ? finalize(world, before) : before;
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', 'invoice', 'invoice_already_paid');
  if (invoice.status !== 'open') throw invalid(
    `Invoices with a status of ${invoice.status ?? 'draft'} can’t be paid.`, 'invoice', 'invoice_not_payable',
  );
  if (method !== undefined && world.get('payment_method', method, 'payment_method').customer !== invoice.customer) {
    throw invalid(`The customer does not have a payment method with the ID ${method}.`, 'payment_method', 'resource_missing');
  }
  const outcome = collectInvoice(world, invoice, { offSession, method: method ?? null });
  const intent = intentOf(world, id);
  if (outcome === 'declined' && !intent?.last_payment_error) {
    throw invalid(
      'There is no default payment method set for this Customer or Invoice. Please set a default payment method and try again.',
      'default_payment_method',
    );
  }
  if (outcome === 'declined') throw declined(world, intent?.id ?? '');
  if (outcome === 'requires_action') {
    throw new Refusal(402, {
      type: 'card_error', code: 'invoice_payment_intent_requires_action', payment_intent: intent,
      message: 'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.',
    });
  }
  return world.get('invoice', id);
}

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

function refund(world: World, given: Parameters): Stripe.Refund {
  const intent = world.get('payment_intent', given.wanted('payment_intent'), 'payment_intent');
  const [amount, reason, metadata] = [given.whole('amount'), given.oneOf('reason', reasons) ?? null, given.metadata()];
  given.refuseUnknown();
  if (intent.status !== 'succeeded') throw invalid('This PaymentIntent does not have a successful charge to refund.', 'payment_intent');
  const charge = world.get('charge', idOf(intent.latest_charge) ?? '');
  if (world.store.all('dispute').some((one) => idOf(one.charge) === charge.id && one.status !== 'won')) {
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, 'payment_intent', 'charge_disputed');
  }
  const left = charge.amount - charge.amount_refunded;
  const wanted = amount ?? left;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, 'payment_intent', 'charge_already_refunded');
  if (wanted <= 0 || wanted > left) throw invalid(
    `Refund amount (${wanted}) is greater than unrefunded amount on charge (${left})`, 'amount',
  );
  const made = world.store.put('refund', refundOf({
    id: newId('re'), created: world.now(), amount: wanted, currency: charge.currency, charge: charge.id, customer: idOf(charge.customer),
    payment_intent: intent.id, payment_method: charge.payment_method, reason, metadata,
  }));
  const refunded = world.store.put('charge', {
    ...charge, amount_refunded: charge.amount_refunded + wanted, refunded: wanted === left,
  });
  world.tell('refund.created', made);
  world.tell('charge.refunded', refunded, { amount_refunded: charge.amount_refunded });
  return made;
}
