import type Stripe from 'stripe';
import { itemOf, onlyItem, recurringOf } from '../objects/subscription';
import type { Parameters } from '../parameters';
import { invalid } from '../refusal';
import { idOf, newId } from '../world';
import type { World } from '../world';

/** `POST /v1/subscription_schedules` from a subscription: its present period is the first phase. */
export function scheduleFrom(world: World, given: Parameters): Stripe.SubscriptionSchedule {
  const subscription = world.get('subscription', given.wanted('from_subscription'), 'from_subscription');
  given.refuseUnknown();
  if (subscription.schedule) {
    throw invalid(
      `You cannot migrate a subscription that is already attached to a schedule: ${idOf(subscription.schedule) ?? ''}.`,
      'from_subscription',
    );
  }
  const item = onlyItem(subscription);
  const period = { start: item.current_period_start, end: item.current_period_end };
  const made = world.store.put('subscription_schedule', {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: null, type: 'classic' },
    canceled_at: null,
    completed_at: null,
    created: world.now(),
    current_phase: { start_date: period.start, end_date: period.end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null, billing_cycle_anchor: 'automatic', billing_thresholds: null, collection_method: 'charge_automatically',
      default_payment_method: null, description: null, invoice_settings: {
        account_tax_ids: null, custom_fields: null, days_until_due: null, description: null, footer: null, issuer: { type: 'self' },
      },
      on_behalf_of: null, transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [phaseOf(item.price, period, subscription.currency)],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  } as Stripe.SubscriptionSchedule);
  world.store.put('subscription', { ...subscription, schedule: made.id });
  world.tell('subscription_schedule.created', made);
  return made;
}

/** `POST /v1/subscription_schedules/:id`: the present phase, and one that follows it. */
export function changeSchedule(world: World, id: string, given: Parameters): Stripe.SubscriptionSchedule {
  const before = world.get('subscription_schedule', id, 'schedule');
  if (before.status !== 'active')
    throw invalid('You cannot update a subscription schedule that is currently in the `released` status.', 'schedule');
  if (!given.has('phases')) return settle(world, before, given);
  const [present, next, more] = given.list('phases');
  if (!present || !next || more) throw invalid('This server knows schedules of the present phase and one that follows.', 'phases');
  given.oneOf('proration_behavior', ['none'] as const);
  given.oneOf('end_behavior', ['release'] as const);
  given.refuseUnknown();
  const first = before.phases[0];
  const start = present.whole('start_date') ?? first?.start_date ?? world.now();
  const end = present.whole('end_date') ?? first?.end_date ?? world.now();
  const price = phasePrice(world, next);
  const changed = world.store.put('subscription_schedule', {
    ...before,
    metadata: given.metadata(before.metadata ?? {}),
    phases: [
      phaseOf(phasePrice(world, present), { start, end }, first?.currency ?? price.currency),
      phaseOf(price, { start: end, end: end + 1 }, price.currency),
    ],
  });
  world.tell('subscription_schedule.updated', changed);
  return changed;
}

/** What holds for its phases; here the tax alone. */
function settle(world: World, before: Stripe.SubscriptionSchedule, given: Parameters): Stripe.SubscriptionSchedule {
  const enabled = given.inside('default_settings')?.inside('automatic_tax')?.flag('enabled');
  given.refuseUnknown();
  if (enabled === undefined) return before;
  const tax = { disabled_reason: null, enabled, liability: enabled ? { type: 'self' as const } : null };
  const changed = world.store.put('subscription_schedule', {
    ...before, default_settings: { ...before.default_settings, automatic_tax: tax },
  });
  world.tell('subscription_schedule.updated', changed);
  return changed;
}

export function releaseSchedule(world: World, id: string): Stripe.SubscriptionSchedule {
  const before = world.get('subscription_schedule', id, 'schedule');
  if (before.status !== 'active')
    throw invalid(`You cannot release a subscription schedule that is currently in the \`${before.status}\` status.`, 'schedule');
  const subscriptionId = idOf(before.subscription);
  const released = world.store.put('subscription_schedule', {
    ...before, status: 'released', released_at: world.now(), released_subscription: subscriptionId, subscription: null, current_phase: null,
  });
  if (subscriptionId) world.store.put('subscription', { ...world.get('subscription', subscriptionId), schedule: null });
  world.tell('subscription_schedule.released', released);
  return released;
}

/** At the end of a period: the price of the phase that begins, and the schedule has done its work. */
export function enterPhase(world: World, subscription: Stripe.Subscription): Stripe.Subscription {
  const id = idOf(subscription.schedule);
  const schedule = id ? world.store.find('subscription_schedule', id) : null;
  const next = schedule?.phases[1];
  if (!schedule || !next || next.start_date > world.now()) return subscription;
  releaseSchedule(world, schedule.id);
  const item = onlyItem(subscription);
  const price = world.get('price', idOf(next.items[0]?.price as string) ?? '');
  const sameInterval = recurringOf(price).interval === recurringOf(item.price).interval;
  return world.store.put('subscription', {
    ...world.get('subscription', subscription.id),
    billing_cycle_anchor: sameInterval ? subscription.billing_cycle_anchor : item.current_period_end,
    items: {
      ...subscription.items,
      data: [itemOf({
        id: item.id, created: item.created, subscription: subscription.id, price, quantity: 1,
        start: item.current_period_start, end: item.current_period_end,
      })],
    },
  });
}

function phasePrice(world: World, phase: Parameters): Stripe.Price {
  const [item] = phase.list('items');
  if (!item) throw invalid('Missing required param: phases[0][items].', 'phases[0][items]', 'parameter_missing');
  const price = world.get('price', item.wanted('price'), 'phases[0][items][0][price]');
  item.whole('quantity');
  return price;
}

function phaseOf(price: Stripe.Price, { start, end }: { start: number; end: number }, currency: string): Stripe.SubscriptionSchedule.Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: [{ billing_thresholds: null, discounts: [], metadata: {}, plan: price.id, price: price.id, quantity: 1, tax_rates: [] }],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: 'none',
    start_date: start,
    transfer_data: null,
    trial_end: null,
  } as unknown as Stripe.SubscriptionSchedule.Phase;
}
