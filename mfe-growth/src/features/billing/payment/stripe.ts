// Everything that comes with Stripe's own library, in one part: it is fetched where somebody pays through Stripe, and nowhere else.
export { confirmWithStripe } from './confirm-with-stripe';
export { StripeCard } from './stripe-card';
