import { loadStripeOnce } from './load-stripe';
import { outcomeOf, refusalOf } from './outcome';
import { NOT_CONFIRMED, type Confirmed } from './provider';

/** Has the bank asked in Stripe's own dialog. */
export async function confirmWithStripe(publishableKey: string, clientSecret: string): Promise<Confirmed> {
  const stripe = await loadStripeOnce(publishableKey);
  const { error, paymentIntent } = await stripe.handleNextAction({ clientSecret });
  if (error) return refusalOf(error);
  const outcome = paymentIntent ? outcomeOf({ status: paymentIntent.status, payment_method: paymentIntent.payment_method }) : NOT_CONFIRMED;
  return outcome === 'asks' ? NOT_CONFIRMED : outcome;
}
