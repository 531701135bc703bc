import type Stripe from 'stripe';

/** A customer has one or two, and those that have ended. */
const MOST = 1000;

/** Every subscription of a customer at the provider, newest first, each with its latest invoice. */
export function readSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  return stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand: ['data.latest_invoice'] }).autoPagingToArray({
    limit: MOST,
  });
}
