import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { isCardNumber, TEST_METHODS, testCard } from '../cards';
import type { Call } from '../call';
import { hasExpired } from '../collect/charge';
import { paymentMethodOf } from '../objects/customer';
import type { Parameters } from '../parameters';
import { invalid, Refusal } from '../refusal';
import { newId } from '../world';
import type { World } from '../world';
import { addressOf } from './customers.calls';

export const methodCalls: readonly Call[] = [
  {
    method: 'POST', path: '/v1/payment_methods', fromBrowser: true,
    run(world, { given }) {
      given.oneOf('type', ['card'] as const);
      const card = given.inside('card');
      if (!card) throw invalid('Missing required param: card.', 'card', 'parameter_missing');
      const made = keepCard(world, {
        number: card.wanted('number').replace(/\s/g, ''), month: card.whole('exp_month') ?? 0, year: card.whole('exp_year') ?? 0,
        cvc: card.text('cvc') ?? '',
        billing: billingOf(given.inside('billing_details')),
      });
      card.refuseUnknown();
      given.refuseUnknown();
      return made;
    },
  },
  { method: 'GET', path: '/v1/payment_methods/:id', run: (world, { ids: [id = ''] }) => world.get('payment_method', id) },
  {
    method: 'POST', path: '/v1/payment_methods/:id/attach',
    run(world, { ids: [id = ''], given }) {
      const customer = world.get('customer', given.wanted('customer'), 'customer');
      given.refuseUnknown();
      return attach(world, id in TEST_METHODS ? namedMethod(world, id).id : id, customer.id);
    },
  },
  {
    method: 'POST', path: '/v1/payment_methods/:id/detach',
    run(world, { ids: [id = ''] }) {
      const before = world.get('payment_method', id);
      if (before.customer === null)
        throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.', 'payment_method');
      const customer = world.get('customer', before.customer as string);
      if (customer.invoice_settings.default_payment_method === id) {
        world.store.put('customer', { ...customer, invoice_settings: { ...customer.invoice_settings, default_payment_method: null } });
      }
      // What it does goes with it: a card that was taken away is never anybody's again.
      world.store.drop('card_secret', id);
      const detached = world.store.put('payment_method', { ...before, customer: null });
      world.tell('payment_method.detached', detached, { customer: before.customer });
      return detached;
    },
  },
];

interface Typed { number: string; month: number; year: number; cvc: string; billing: Stripe.PaymentMethod.BillingDetails }

/** A card that was typed: its last four digits and how it behaves stay, its number does not. */
function keepCard(world: World, typed: Typed): Stripe.PaymentMethod {
  if (!isCardNumber(typed.number)) throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  const known = testCard(typed.number);
  if (!known) throw cardError('card_declined', 'Your card was declined. Only test cards are known here.', 'number');
  if (typed.month < 1 || typed.month > 12) throw cardError('invalid_expiry_month', 'Your card’s expiration month is invalid.', 'exp_month');
  const year = typed.year < 100 ? 2000 + typed.year : typed.year;
  if (hasExpired({ exp_month: typed.month, exp_year: year }, world.now()))
    throw cardError('invalid_expiry_year', 'Your card’s expiration year is invalid.', 'exp_year');
  if (!/^\d{3,4}$/.test(typed.cvc)) throw cardError('invalid_cvc', 'Your card’s security code is invalid.', 'cvc');
  const { brand, funding, ...behaviour } = known;
  const method = world.store.put('payment_method', paymentMethodOf({
    id: newId('pm'),
    created: world.now(),
    billing_details: typed.billing,
    card: {
      brand, funding, exp_month: typed.month, exp_year: year, last4: typed.number.slice(-4),
      fingerprint: createHash('sha256').update(typed.number).digest('base64url').slice(0, 16),
    },
  }));
  world.store.put('card_secret', { id: method.id, behaviour });
  return method;
}

/** `pm_card_visa` and its like: a new card each time, as at Stripe. */
export function namedMethod(world: World, name: string): Stripe.PaymentMethod {
  const year = new Date(world.now() * 1000).getUTCFullYear() + 3;
  return keepCard(world, { number: TEST_METHODS[name] ?? '', month: 12, year, cvc: '123', billing: billingOf(undefined) });
}

export function attach(world: World, id: string, customer: string): Stripe.PaymentMethod {
  const before = world.get('payment_method', id, 'payment_method');
  if (before.customer !== null && before.customer !== customer) {
    throw invalid('The payment method you provided has already been attached to a customer.', 'payment_method');
  }
  if (before.customer === null && !world.store.find('card_secret', id)) {
    throw invalid(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
      'payment_method',
    );
  }
  const attached = world.store.put('payment_method', { ...before, customer });
  if (before.customer === null) world.tell('payment_method.attached', attached);
  return attached;
}

function billingOf(given: Parameters | undefined): Stripe.PaymentMethod.BillingDetails {
  const details = {
    address: addressOf(given?.inside('address')), email: given?.text('email') ?? null, name: given?.text('name') ?? null,
    phone: given?.text('phone') ?? null, tax_id: null,
  };
  given?.refuseUnknown();
  return details;
}

function cardError(code: string, message: string, param: string): Refusal {
  return new Refusal(402, { type: 'card_error', code, message, param });
}
