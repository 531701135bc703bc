import type Stripe from 'stripe';
import { idOf, refusalOf } from './payments';

/** What is left of a company's cards, which of them is charged, and the ids of those whose place a newer one has taken. */
interface Kept { methods: Stripe.PaymentMethod[]; chosen: string | null; replaced: string[] }

/**
 * A card that was typed once more, with another date or the same, stands once: by the provider's fingerprint the newest stays, is charged
 * where an older one was, and the older ones go: once nobody is told of them any more, so that none that is gone is charged.
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
  const isKept = (method: Stripe.PaymentMethod) => placeOf(method).id === method.id;
  return { methods: listed.filter(isKept), chosen, replaced: listed.filter((method) => !isKept(method)).map(({ id }) => id) };
}

/** What is asked of a card that somebody else may have taken away meanwhile. */
export async function unlessGone(asked: Promise<unknown>): Promise<void> {
  await asked.catch((error: unknown) => {
    if (refusalOf(error)?.type !== 'StripeInvalidRequestError') throw error;
  });
}

const fingerprintOf = ({ card }: Stripe.PaymentMethod) => card?.fingerprint ?? null;
