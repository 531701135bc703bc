import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

let loading: Promise<Stripe> | null = null;

/** Stripe's script, from Stripe's origin, once a page and not before somebody pays. */
export function loadStripeOnce(publishableKey: string): Promise<Stripe> {
  loading ??= load(publishableKey).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(publishableKey: string): Promise<Stripe> {
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe is for browsers');
  return stripe;
}
