import type Stripe from 'stripe';
import { AppError, conflict, invalid } from '../../request/errors';

/** The account that companies pay into, and how its webhooks are signed. */
export interface Payments {
  stripe: Stripe;
  publishableKey: string;
  webhookSecret: string;
  /** Of an account on this machine: where its frames come from. Null of Stripe itself. */
  localOrigin: string | null;
}

export interface PaymentKeys { secretKey: string; webhookSecret: string; publishableKey: string }

/**
 * Speaks to Stripe, or to the server at `localOrigin` that answers as it does. Its package is loaded here, where there is something to pay.
 */
export async function paymentsOf({ secretKey, webhookSecret, publishableKey }: PaymentKeys, localOrigin: string | null): Promise<Payments> {
  const { default: StripeClient } = await import('stripe');
  const place = localOrigin === null ? null : new URL(localOrigin);
  const stripe = new StripeClient(secretKey, {
    maxNetworkRetries: 2, timeout: 20_000, telemetry: false,
    ...(place && { host: place.hostname, port: place.port, protocol: 'http' as const }),
  });
  return { stripe, publishableKey, webhookSecret, localOrigin };
}

const noPayments = () => new AppError('NO_PAYMENTS', 503, 'Payments are not set up here. Whoever runs this server can set them up.');

/** Throws NO_PAYMENTS where there are none. */
export function requirePayments({ payments }: { payments: Payments | null }): Payments {
  if (!payments) throw noPayments();
  return payments;
}

export const underWay = () => (
  conflict('Another payment of this company is under way. Wait a moment and try again.', undefined, 'PAYMENT_UNDER_WAY')
);
export const cardNeeded = () => conflict('Add a card first: there is none that could be charged.', undefined, 'CARD_NEEDED');
export const countryNeeded = () => (
  conflict('Say first in which country the company is: its tax follows from that.', 'address.country', 'COUNTRY_NEEDED')
);
export const cardDeclined = (words: string) => new AppError('CARD_DECLINED', 402, words);

/** What the provider's package throws, told by its names: the package itself need not be there to look. */
export function refusalOf(error: unknown): Stripe.errors.StripeError | null {
  return error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe')
    ? error as Stripe.errors.StripeError
    : null;
}

/** What the provider says, in our words: a card that is refused and a provider that is away are expected, anything else is not. */
export function paymentFailure(error: unknown): unknown {
  const said = refusalOf(error);
  if (!said) return error;
  if (said.type === 'StripeCardError') return cardDeclined(said.message || 'Your card was declined.');
  if (isCardGone(said)) return cardDeclined('This card was taken away. Choose another one.');
  if (said.code === 'customer_tax_location_invalid')
    return invalid('address.country', 'The tax of this address can’t be told. Choose another country.');
  if (said.type === 'StripeIdempotencyError') return conflict('This request was made with something else before. Try once more.');
  if (said.statusCode === 409) return underWay();
  if (said.type === 'StripeConnectionError' || said.type === 'StripeRateLimitError' || (said.statusCode ?? 0) >= 500)
    return new AppError('PAYMENTS_DOWN', 502, 'The payment provider did not answer. Try again in a moment.');
  return error;
}

/** Whether what is charged is not its customer's any more: another tab has taken it away, or a newer one its place. */
export const isCardGone = (error: unknown): boolean => (
  isMissing(error) && (refusalOf(error)?.param ?? '').includes('payment_method')
);

/** Whether the provider says that there is no such thing. */
export const isMissing = (error: unknown): boolean => refusalOf(error)?.code === 'resource_missing';

/** The id of what may be expanded. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : value?.id ?? null;
}

export const momentOf = (seconds: number): Date => new Date(seconds * 1000);

/**
 * The name of one call at the provider, made of our own ids: the same call twice is done once. Never of what a client names its HTTP
 * request. A call that has no id of ours gets a name of the provider's package, for as often as that one tries.
 */
export const once = (...parts: readonly string[]) => ({ idempotencyKey: parts.join(':') });
