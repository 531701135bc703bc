import type Stripe from 'stripe';
import { cardDeclined, idOf, isCardGone, once, paymentFailure, refusalOf, type Payments } from './payments';

/** What became of a payment: it is there, or the bank asks its customer first. */
export interface Taken { clientSecret: string | null }

const DECLINED = 'Your bank declined the card. It gave no reason.';

/**
 * How the payment of an invoice stands. Throws CARD_DECLINED when the bank has refused it.
 * @returns the secret by which the page goes on with the bank; null when nothing is asked
 */
export async function takenOf({ stripe }: Payments, invoiceId: string): Promise<Taken> {
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  if (invoice.status === 'paid' || invoice.amount_due === 0) return { clientSecret: null };
  const intentId = idOf(invoice.payments?.data.find(({ is_default: isDefault }) => isDefault)?.payment.payment_intent);
  if (!intentId) return { clientSecret: null };
  const intent = await stripe.paymentIntents.retrieve(intentId);
  if (intent.status === 'requires_payment_method') throw cardDeclined(intent.last_payment_error?.message ?? DECLINED);
  return { clientSecret: intent.status === 'requires_action' ? intent.client_secret : null };
}

/** Charges a card for an open invoice; the key is of our own ids, so that it is charged once. */
export async function takePayment(payments: Payments, invoiceId: string, method: string, key: string): Promise<Taken> {
  try {
    await payments.stripe.invoices.pay(invoiceId, { payment_method: method }, once(key, 'pay', method));
    return { clientSecret: null };
  } catch (error) {
    if (isPaidAlready(error)) return { clientSecret: null };
    if (refusalOf(error)?.type === 'StripeCardError' || isAsking(error)) return takenOf(payments, invoiceId);
    throw isCardGone(error) ? paymentFailure(error) : error;
  }
}

const isPaidAlready = (error: unknown) => refusalOf(error)?.code === 'invoice_already_paid';
const isAsking = (error: unknown) => refusalOf(error)?.code === 'invoice_payment_intent_requires_action';

/** Nobody pays an open invoice any more. */
export async function giveUpInvoice({ stripe }: Payments, invoiceId: string | null): Promise<void> {
  if (!invoiceId) return;
  const { status } = await stripe.invoices.retrieve(invoiceId);
  if (status !== 'open') return;
  await stripe.invoices.voidInvoice(invoiceId, {}, once(invoiceId, 'void')).catch((error: unknown) => {
    // It was paid in between: then it is paid.
    if (refusalOf(error)?.type !== 'StripeInvalidRequestError') throw error;
  });
}

/** A subscription that was never paid ends with its invoice. */
export async function giveUpSubscription(payments: Payments, subscription: Stripe.Subscription): Promise<void> {
  await giveUpInvoice(payments, idOf(subscription.latest_invoice));
  const now = await payments.stripe.subscriptions.retrieve(subscription.id);
  if (now.status === 'incomplete') await payments.stripe.subscriptions.cancel(subscription.id, {}, once(subscription.id, 'give-up'));
}
