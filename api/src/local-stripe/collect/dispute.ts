import type Stripe from 'stripe';
import { disputeOf } from '../objects/dispute';
import { idOf, newId } from '../world';
import type { World } from '../world';

/** The bank takes a payment back for its customer, until somebody has decided. */
export function openDispute(world: World, chargeId: string): Stripe.Dispute {
  const charge = world.store.put('charge', { ...world.get('charge', chargeId), disputed: true });
  const made = world.store.put('dispute', disputeOf({
    id: newId('du'), created: world.now(), amount: charge.amount, currency: charge.currency, charge: charge.id,
    payment_intent: idOf(charge.payment_intent),
  }));
  world.tell('charge.dispute.created', made);
  world.tell('charge.dispute.funds_withdrawn', made);
  return made;
}

export function endDispute(world: World, before: Stripe.Dispute, status: 'won' | 'lost'): Stripe.Dispute {
  const ended = world.store.put('dispute', { ...before, status, is_charge_refundable: status === 'won' });
  world.tell('charge.dispute.closed', ended, { status: before.status });
  if (status === 'won') world.tell('charge.dispute.funds_reinstated', ended);
  return ended;
}
