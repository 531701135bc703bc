import type Stripe from 'stripe';
import { DECLINE_WORDS, FINE } from '../cards';
import type { Decline } from '../cards';
import { chargeOf } from '../objects/payments';
import { Refusal } from '../refusal';
import { idOf, newId } from '../world';
import type { World } from '../world';
import { openDispute } from './dispute';
import { settleFailed, settlePaid } from './settle';

export type Outcome = 'succeeded' | 'requires_action' | 'declined';

/**
 * Charges a card for an intent, and lets the invoice and the subscription it pays for follow.
 * @param offSession nobody is there who could answer a bank's question
 */
export function charge(world: World, intentId: string, methodId: string, { offSession }: { offSession: boolean }): Outcome {
  const method = world.get('payment_method', methodId, 'payment_method');
  const behaviour = world.store.find('card_secret', methodId)?.behaviour ?? FINE;
  const intent = world.store.put('payment_intent', { ...world.get('payment_intent', intentId), payment_method: method.id });
  if (behaviour.asks !== 'never') {
    if (offSession) return decline(world, intent, 'authentication_required');
    const asking = world.store.put('payment_intent', {
      ...intent,
      status: 'requires_action',
      last_payment_error: null,
      next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: null, url: challengeAddress(world, intent) } },
    });
    world.tell('payment_intent.requires_action', asking);
    return 'requires_action';
  }
  return answer(world, intent);
}

/** What the bank says once nothing is left to be asked. */
export function answer(world: World, intent: Stripe.PaymentIntent): Outcome {
  const methodId = idOf(intent.payment_method) ?? '';
  const behaviour = world.store.find('card_secret', methodId)?.behaviour ?? FINE;
  const card = world.get('payment_method', methodId, 'payment_method').card;
  if (card && hasExpired(card, world.now())) return decline(world, intent, 'expired_card');
  return behaviour.says === 'yes' ? succeed(world, intent) : decline(world, intent, behaviour.says);
}

export function hasExpired({ exp_month: month, exp_year: year }: { exp_month: number; exp_year: number }, now: number): boolean {
  return Date.UTC(year, month, 1) / 1000 <= now;
}

export function challengeAddress(world: World, intent: { id: string; client_secret: string | null }): string {
  return `${world.origin}/challenge?intent=${intent.id}&client_secret=${intent.client_secret ?? ''}`;
}

function succeed(world: World, intent: Stripe.PaymentIntent): Outcome {
  const made = writeCharge(world, intent, 'succeeded', { outcome: outcomeOf('approved_by_network', null) });
  const paid = world.store.put('payment_intent', {
    ...intent, status: 'succeeded', amount_received: intent.amount, latest_charge: made.id, next_action: null, last_payment_error: null,
  });
  world.tell('charge.succeeded', made);
  world.tell('payment_intent.succeeded', paid);
  settlePaid(world, paid);
  if (world.store.find('card_secret', idOf(paid.payment_method) ?? '')?.behaviour.disputes) openDispute(world, made.id);
  return 'succeeded';
}

/** The bank wanted its customer to be asked, and nobody is there, or they said no. */
const NOT_CONFIRMED = {
  authentication_required: {
    code: 'authentication_required', message: 'Your card was declined. This transaction requires authentication.',
  },
  authentication_failed: {
    code: 'payment_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
} as const;

export function decline(world: World, intent: Stripe.PaymentIntent, reason: Decline | keyof typeof NOT_CONFIRMED): Outcome {
  const { code, message } = reason in NOT_CONFIRMED
    ? NOT_CONFIRMED[reason as keyof typeof NOT_CONFIRMED]
    : DECLINE_WORDS[reason as Decline];
  const made = writeCharge(world, intent, 'failed', {
    failure_code: code, failure_message: message, outcome: outcomeOf('declined_by_network', reason),
  });
  const methodId = idOf(intent.payment_method);
  const failed = world.store.put('payment_intent', {
    ...intent,
    status: 'requires_payment_method',
    latest_charge: made.id,
    next_action: null,
    payment_method: null,
    last_payment_error: {
      type: 'card_error', code: code as Stripe.PaymentIntent.LastPaymentError.Code, message, charge: made.id,
      ...(code === 'card_declined' && { decline_code: reason }),
      ...(methodId && { payment_method: world.get('payment_method', methodId) }),
    },
  });
  world.tell('charge.failed', made);
  world.tell('payment_intent.payment_failed', failed);
  settleFailed(world, failed);
  return 'declined';
}

/** A declined payment as the answer to whoever asked for it. */
export function declined(world: World, intentId: string): Refusal {
  const intent = world.get('payment_intent', intentId);
  const { type: _type, payment_method: method, ...error } = intent.last_payment_error ?? { message: 'Your card was declined.' };
  return new Refusal(402, {
    type: 'card_error', message: error.message ?? 'Your card was declined.', ...error, payment_intent: intent,
    ...(method && { payment_method: method }),
  } as Refusal['body']);
}

function writeCharge(
  world: World, intent: Stripe.PaymentIntent, status: Stripe.Charge.Status, more: Partial<Stripe.Charge>,
): Stripe.Charge {
  return world.store.put('charge', chargeOf({
    id: newId('ch'),
    created: world.now(),
    amount: intent.amount,
    currency: intent.currency,
    customer: idOf(intent.customer),
    payment_intent: intent.id,
    payment_method: idOf(intent.payment_method),
    metadata: intent.metadata,
    status,
    ...more,
  }));
}

function outcomeOf(network: string, reason: string | null): Stripe.Charge.Outcome {
  return {
    advice_code: null, network_advice_code: null, network_decline_code: null, network_status: network, reason,
    seller_message: reason ? 'The bank did not allow the payment.' : 'Payment complete.', type: reason ? 'issuer_declined' : 'authorized',
  } as Stripe.Charge.Outcome;
}
