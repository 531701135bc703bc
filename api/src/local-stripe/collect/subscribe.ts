import type Stripe from 'stripe';
import type { Line } from '../objects/invoice';
import { itemOf, recurringOf, subscriptionOf } from '../objects/subscription';
import type { Parameters } from '../parameters';
import { invalid } from '../refusal';
import { newId } from '../world';
import type { World } from '../world';
import { declined } from './charge';
import { collectInvoice } from './collect-invoice';
import { discountsOf, remaining } from './discounts';
import { nextEnd } from './period';
import { trialLine, wholePeriod } from './subscription-lines';
import { refuseNowhere } from './tax';
import { draftInvoice, finalize, intentOf } from './write-invoice';

const behaviors = ['allow_incomplete', 'default_incomplete', 'error_if_incomplete'] as const;

/** `POST /v1/subscriptions` with one item. */
export function subscribe(world: World, given: Parameters): Stripe.Subscription {
  const customer = world.get('customer', given.wanted('customer'), 'customer');
  const price = priceOfItems(world, given);
  const now = world.now();
  const trialDays = given.whole('trial_period_days');
  const trialEnd = given.whole('trial_end') ?? (trialDays === undefined ? undefined : now + trialDays * 86_400);
  if (trialEnd !== undefined && trialEnd <= now) throw invalid('Invalid timestamp: must be in the future', 'trial_end');
  const id = newId('sub');
  const itemId = newId('si');
  const anchor = trialEnd ?? now;
  const period = { start: now, end: trialEnd ?? nextEnd(anchor, recurringOf(price), now) };
  const behavior = given.oneOf('payment_behavior', behaviors) ?? 'allow_incomplete';
  const automaticTax = given.inside('automatic_tax')?.flag('enabled') ?? false;
  if (automaticTax) refuseNowhere(customer);
  const settings = given.inside('payment_settings');
  const made = world.store.put('subscription', subscriptionOf({
    id,
    created: now,
    currency: price.currency,
    customer: customer.id,
    status: trialEnd === undefined ? 'incomplete' : 'trialing',
    billing_cycle_anchor: anchor,
    itemList: [itemOf({ id: itemId, created: now, subscription: id, price, quantity: 1, ...period })],
    default_payment_method: methodParam(world, given, customer.id),
    discounts: discountsOf(world, given.list('discounts'), customer.id, id),
    metadata: given.metadata(),
    trial_start: trialEnd === undefined ? null : now,
    trial_end: trialEnd ?? null,
    automatic_tax: { disabled_reason: null, enabled: automaticTax, liability: automaticTax ? { type: 'self' } : null },
    payment_settings: {
      payment_method_options: null, payment_method_types: null,
      save_default_payment_method: settings?.oneOf('save_default_payment_method', ['off', 'on_subscription'] as const) ?? 'off',
    },
  }));
  const offSession = given.flag('off_session') ?? false;
  given.refuseUnknown();
  world.tell('customer.subscription.created', made);
  return trialEnd === undefined
    ? takeFirst(world, made, [wholePeriod(price, id, itemId, period)], { behavior, offSession })
    : takeFirst(world, made, [trialLine(price, id, itemId, period)], { behavior: 'allow_incomplete', offSession });
}

function takeFirst(
  world: World, made: Stripe.Subscription, lines: Line[],
  { behavior, offSession }: { behavior: (typeof behaviors)[number]; offSession: boolean },
): Stripe.Subscription {
  const item = made.items.data[0];
  const isTrial = made.status === 'trialing';
  const draft = draftInvoice(world, {
    customer: made.customer as string,
    currency: made.currency,
    reason: 'subscription_create',
    lines,
    subscription: made,
    discounts: isTrial ? [] : made.discounts as string[],
    automaticTax: made.automatic_tax.enabled,
    period: { start: item?.current_period_start ?? world.now(), end: item?.current_period_start ?? world.now() },
    metadata: {},
  });
  const subscription = world.store.put('subscription', {
    ...made, latest_invoice: draft.id, discounts: isTrial ? made.discounts : remaining(world, made.discounts as string[]),
  });
  const invoice = finalize(world, draft);
  const waits = behavior === 'default_incomplete' && invoice.amount_due > 0;
  const outcome = waits ? 'requires_action' : collectInvoice(world, invoice, { offSession });
  if (outcome === 'declined' && behavior === 'error_if_incomplete') {
    const refusal = declined(world, intentOf(world, invoice.id)?.id ?? '');
    throw Object.assign(refusal, { undoes: true });
  }
  return world.get('subscription', subscription.id);
}

/** The price that the one item of a request names. */
export function priceOfItems(world: World, given: Parameters): Stripe.Price {
  const items = given.list('items');
  const [item] = items;
  if (!item || items.length !== 1) throw invalid('This server knows subscriptions with one item.', 'items');
  const price = world.get('price', item.wanted('price'), 'items[0][price]');
  item.text('id');
  if ((item.whole('quantity') ?? 1) !== 1) throw invalid('This server knows a quantity of 1.', 'items[0][quantity]');
  item.refuseUnknown();
  if (!price.active) throw invalid(`The price specified is inactive. This field only accepts active prices.`, 'items[0][price]');
  if (!price.recurring) throw invalid(
    'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.', 'items[0][price]',
  );
  return price;
}

export function methodParam(world: World, given: Parameters, customer: string): string | null {
  const id = given.text('default_payment_method');
  if (id === undefined) return null;
  const method = world.get('payment_method', id, 'default_payment_method');
  if (method.customer !== customer) {
    throw invalid(`The customer does not have a payment method with the ID ${id}.`, 'default_payment_method', 'resource_missing');
  }
  return method.id;
}
