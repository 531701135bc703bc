import type Stripe from 'stripe';
import { idOf, refusalOf } from './payments';

/** What is left of a company's cards at the provider, and which of them is charged. */
interface Kept { methods: Stripe.PaymentMethod[]; chosen: string | null }

/**
 * A card that was typed once more, with another date or the same, stands once: by the provider's fingerprint the newest stays, is charged
 * where an older one was, and the older ones go. Twice is once.
 * @param listed all cards of the customer, the newest first as the provider lists them
 */
export async function keepNewestOfEach(
  stripe: Stripe, customer: Stripe.Customer, listed: readonly Stripe.PaymentMethod[],
): Promise<Kept> {
  const newest = new Map<string, Stripe.PaymentMethod>();
  for (const method of [...listed].sort((one, other) => other.created - one.created)) {
    const key = fingerprintOf(method) ?? method.id;
    if (!newest.has(key)) newest.set(key, method);
  }
  const placeOf = (method: Stripe.PaymentMethod) => newest.get(fingerprintOf(method) ?? method.id) ?? method;
  const before = idOf(customer.invoice_settings.default_payment_method);
  const charged = listed.find(({ id }) => id === before);
  const chosen = charged ? placeOf(charged).id : before;
  if (chosen !== null && chosen !== before) {
    await unlessGone(stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: chosen } }));
  }
  for (const { id } of listed.filter((method) => placeOf(method).id !== method.id)) {
    await unlessGone(stripe.paymentMethods.detach(id));
  }
  return { methods: listed.filter((method) => placeOf(method).id === method.id), chosen };
}

/** What is asked of a card that somebody else may have taken away meanwhile. */
export async function unlessGone(asked: Promise<unknown>): Promise<void> {
  await asked.catch((error: unknown) => {
    if (refusalOf(error)?.type !== 'StripeInvalidRequestError') throw error;
  });
}

const fingerprintOf = ({ card }: Stripe.PaymentMethod) => card?.fingerprint ?? null;
