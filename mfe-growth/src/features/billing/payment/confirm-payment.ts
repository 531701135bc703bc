import { askLocalBank } from './bank-step.model';
import { loadStripeOnce } from './load-stripe';
import { outcomeOf, refusalOf } from './outcome';
import { NOT_CONFIRMED, type Confirmed, type PaymentProvider } from './provider';

/** The bank asks before it pays with a card that is kept: with Stripe in Stripe's own dialog, in the demo in ours, with `words`. */
export async function confirmPayment({ publishableKey, localOrigin }: PaymentProvider, clientSecret: string, words: string): Promise<Confirmed> {
  if (localOrigin !== null) return askLocalBank(clientSecret, words);
  try {
    const stripe = await loadStripeOnce(publishableKey);
    const { error, paymentIntent } = await stripe.handleNextAction({ clientSecret });
    if (error) return refusalOf(error);
    const outcome = paymentIntent ? outcomeOf({ status: paymentIntent.status, payment_method: paymentIntent.payment_method }) : NOT_CONFIRMED;
    return outcome === 'asks' ? NOT_CONFIRMED : outcome;
  } catch {
    return { ok: false, why: 'line', message: '' };
  }
}
