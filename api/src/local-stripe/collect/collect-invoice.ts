import type Stripe from 'stripe';
import { subscriptionIdOf } from '../objects/invoice';
import { idOf } from '../world';
import type { World } from '../world';
import { charge } from './charge';
import type { Outcome } from './charge';
import { failInvoice, markPaid } from './settle';
import { intentOf } from './write-invoice';

/**
 * Takes the money for an open invoice.
 * @param method the card, when not the one that the invoice, its subscription or its customer has
 */
export function collectInvoice(
  world: World, invoice: Stripe.Invoice, { offSession, method }: { offSession: boolean; method?: string | null },
): Outcome {
  if (invoice.amount_due === 0) {
    markPaid(world, invoice);
    return 'succeeded';
  }
  const intent = intentOf(world, invoice.id);
  const card = method ?? methodOf(world, invoice);
  if (!intent || !card) {
    failInvoice(world, invoice);
    return 'declined';
  }
  return charge(world, intent.id, card, { offSession });
}

function methodOf(world: World, invoice: Stripe.Invoice): string | null {
  const subscriptionId = subscriptionIdOf(invoice);
  const subscription = subscriptionId ? world.store.find('subscription', subscriptionId) : null;
  const customer = world.get('customer', idOf(invoice.customer) ?? '');
  return idOf(invoice.default_payment_method)
    ?? idOf(subscription?.default_payment_method)
    ?? idOf(customer.invoice_settings.default_payment_method);
}
