import type Stripe from 'stripe';
import { DECLINE_WORDS, FINE, TEST_METHODS } from '../cards';
import type { Decline } from '../cards';
import type { Asked, Call } from '../call';
import { pageOf } from '../call';
import { answer, challengeAddress, charge, decline, declined } from '../collect/charge';
import { paymentIntentOf, setupIntentOf } from '../objects/payments';
import { invalid, Refusal } from '../refusal';
import { idOf, newId } from '../world';
import type { World } from '../world';
import { attach, namedMethod } from './methods.calls';

const secretOf = (id: string) => `${id}_secret_${newId('s', 16).slice(2)}`;

export const intentCalls: readonly Call[] = [
  {
    method: 'POST', path: '/v1/setup_intents',
    run(world, { given }) {
      const id = newId('seti');
      const customer = given.text('customer');
      if (customer !== undefined) world.get('customer', customer, 'customer');
      given.texts('payment_method_types');
      given.texts('allowed_payment_method_types');
      given.oneOf('usage', ['off_session', 'on_session'] as const);
      const intent = setupIntentOf({
        id, created: world.now(), customer: customer ?? null, client_secret: secretOf(id), metadata: given.metadata(),
      });
      given.refuseUnknown();
      world.tell('setup_intent.created', world.store.put('setup_intent', intent));
      return intent;
    },
  },
  { method: 'GET', path: '/v1/setup_intents/:id', fromBrowser: true, run: (world, { ids: [id = ''] }) => world.get('setup_intent', id) },
  { method: 'POST', path: '/v1/setup_intents/:id/confirm', fromBrowser: true, run: confirmSetup },
  {
    method: 'POST', path: '/v1/setup_intents/:id/cancel',
    run(world, { ids: [id = ''] }) {
      const canceled = world.store.put('setup_intent', { ...world.get('setup_intent', id), status: 'canceled', next_action: null });
      world.tell('setup_intent.canceled', canceled);
      return canceled;
    },
  },
  {
    method: 'POST', path: '/v1/payment_intents',
    run(world, { given }) {
      const id = newId('pi');
      const [customer, amount] = [given.text('customer'), given.whole('amount')];
      if (amount === undefined || amount <= 0) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
      if (customer !== undefined) world.get('customer', customer, 'customer');
      const intent = paymentIntentOf({
        id, created: world.now(), amount, currency: given.wanted('currency'), customer: customer ?? null, client_secret: secretOf(id),
        description: given.text('description') ?? null, metadata: given.metadata(),
      });
      given.texts('payment_method_types');
      const [method, confirms, offSession] = [
        given.text('payment_method'), given.flag('confirm') ?? false, given.flag('off_session') ?? false,
      ];
      given.refuseUnknown();
      world.tell('payment_intent.created', world.store.put('payment_intent', intent));
      if (confirms && method === undefined) throw invalid(
        'You cannot confirm this PaymentIntent because it’s missing a payment method.', 'payment_method',
      );
      if (confirms && method !== undefined && charge(world, id, method, { offSession }) === 'declined') throw declined(world, id);
      return world.get('payment_intent', id);
    },
  },
  {
    method: 'GET', path: '/v1/payment_intents/:id', fromBrowser: true, run: (world, { ids: [id = ''] }) => world.get('payment_intent', id),
  },
  { method: 'POST', path: '/v1/payment_intents/:id/confirm', fromBrowser: true, run: confirmPayment },
  {
    method: 'POST', path: '/v1/payment_intents/:id/cancel',
    run(world, { ids: [id = ''] }) {
      const before = world.get('payment_intent', id);
      if (before.status === 'succeeded') throw invalid(
        'You cannot cancel this PaymentIntent because it has a status of succeeded.', 'intent', 'payment_intent_unexpected_state',
      );
      const canceled = world.store.put('payment_intent', { ...before, status: 'canceled', canceled_at: world.now(), next_action: null });
      world.tell('payment_intent.canceled', canceled);
      return canceled;
    },
  },
  {
    method: 'GET', path: '/v1/payment_intents',
    run(world, { given }) {
      const customer = given.text('customer');
      return pageOf(world.store.all('payment_intent')
        .filter((one) => customer === undefined || one.customer === customer), given, '/v1/payment_intents');
    },
  },
  { method: 'POST', path: '/challenge/:id', fromBrowser: true, run: answerChallenge },
];

function confirmSetup(world: World, { ids: [id = ''], given }: Asked): Stripe.SetupIntent {
  const before = world.get('setup_intent', id);
  given.text('client_secret');
  given.text('return_url');
  const wanted = given.text('payment_method') ?? idOf(before.payment_method) ?? '';
  given.refuseUnknown();
  if (before.status === 'succeeded' || before.status === 'canceled') {
    throw invalid(
      `You cannot confirm this SetupIntent because it has already ${before.status}.`, 'intent', 'setup_intent_unexpected_state',
    );
  }
  const method = wanted in TEST_METHODS ? namedMethod(world, wanted) : world.get('payment_method', wanted, 'payment_method');
  const behaviour = world.store.find('card_secret', method.id)?.behaviour;
  const intent = world.store.put('setup_intent', { ...before, payment_method: method.id });
  if (behaviour && behaviour.asks !== 'never') {
    const asking = world.store.put('setup_intent', {
      ...intent, status: 'requires_action',
      next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: null, url: challengeAddress(world, intent) } },
    });
    world.tell('setup_intent.requires_action', asking);
    return asking;
  }
  return endSetup(world, intent);
}

/** Cards that a bank refuses at once are refused when somebody wants to keep them, too. */
function endSetup(world: World, intent: Stripe.SetupIntent): Stripe.SetupIntent {
  const method = world.get('payment_method', idOf(intent.payment_method) ?? '', 'payment_method');
  const behaviour = world.store.find('card_secret', method.id)?.behaviour ?? FINE;
  if (behaviour.says !== 'yes' && behaviour.refusesAtOnce) throw refuseSetup(world, intent, behaviour.says);
  const done = world.store.put('setup_intent', { ...intent, status: 'succeeded', next_action: null, last_setup_error: null });
  if (intent.customer) attach(world, method.id, idOf(intent.customer) ?? '');
  if (behaviour.asks === 'first') world.store.put('card_secret', { id: method.id, behaviour: { ...behaviour, asks: 'never' } });
  world.tell('setup_intent.succeeded', done);
  return done;
}

function refuseSetup(world: World, intent: Stripe.SetupIntent, reason: Decline): Refusal {
  const { code, message } = DECLINE_WORDS[reason];
  const error = { type: 'card_error' as const, code, message, ...(code === 'card_declined' && { decline_code: reason }) };
  const failed = world.store.put('setup_intent', {
    ...intent, status: 'requires_payment_method', payment_method: null, next_action: null,
    last_setup_error: error as Stripe.SetupIntent.LastSetupError,
  });
  world.tell('setup_intent.setup_failed', failed);
  return new Refusal(402, { ...error, setup_intent: failed });
}

function confirmPayment(world: World, { ids: [id = ''], given }: Asked): Stripe.PaymentIntent {
  const before = world.get('payment_intent', id);
  given.text('client_secret');
  given.text('return_url');
  const wanted = given.text('payment_method') ?? idOf(before.payment_method);
  const offSession = given.flag('off_session') ?? false;
  given.refuseUnknown();
  if (before.status === 'succeeded' || before.status === 'canceled') {
    throw invalid(
      `You cannot confirm this PaymentIntent because it has already ${before.status}.`, 'intent', 'payment_intent_unexpected_state',
    );
  }
  if (!wanted) throw invalid('You cannot confirm this PaymentIntent because it’s missing a payment method.', 'payment_method');
  const method = wanted in TEST_METHODS ? namedMethod(world, wanted).id : wanted;
  const owner = world.get('payment_method', method, 'payment_method').customer;
  if (owner !== null && owner !== before.customer) throw invalid('The payment method belongs to another customer.', 'payment_method');
  if (before.customer && before.setup_future_usage) attach(world, method, idOf(before.customer) ?? '');
  if (charge(world, id, method, { offSession }) === 'declined') throw declined(world, id);
  return world.get('payment_intent', id);
}

/** What the customer told their bank. */
function answerChallenge(world: World, { ids: [id = ''], given }: Asked): object {
  const approves = given.flag('approve') ?? false;
  given.text('client_secret');
  given.refuseUnknown();
  if (id.startsWith('seti_')) {
    const intent = world.get('setup_intent', id);
    if (intent.status !== 'requires_action') throw invalid('Nothing is asked of you here.', 'intent');
    if (approves) return endSetup(world, intent);
    const failed = world.store.put('setup_intent', {
      ...intent, status: 'requires_payment_method', payment_method: null, next_action: null,
      last_setup_error: {
        type: 'invalid_request_error', code: 'setup_intent_authentication_failure',
        message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      },
    });
    world.tell('setup_intent.setup_failed', failed);
    return failed;
  }
  const intent = world.get('payment_intent', id);
  if (intent.status !== 'requires_action') throw invalid('Nothing is asked of you here.', 'intent');
  if (approves) answer(world, intent);
  else decline(world, intent, 'authentication_failed');
  return world.get('payment_intent', id);
}
