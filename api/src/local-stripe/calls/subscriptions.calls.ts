import type Stripe from 'stripe';
import type { Call } from '../call';
import { pageOf } from '../call';
import { cancelNow, changeSubscription } from '../collect/change-subscription';
import { beginPeriod } from '../collect/due';
import { changeSchedule, releaseSchedule, scheduleFrom } from '../collect/schedule';
import { discountsOf } from '../collect/discounts';
import { nextEnd } from '../collect/period';
import { priceOfItems, subscribe } from '../collect/subscribe';
import { wholePeriod } from '../collect/subscription-lines';
import { draftInvoice } from '../collect/write-invoice';
import { itemOf, onlyItem, recurringOf } from '../objects/subscription';
import { Parameters } from '../parameters';
import { idOf, newId } from '../world';
import type { World } from '../world';

export const subscriptionCalls: readonly Call[] = [
  { method: 'POST', path: '/v1/subscriptions', run: (world, { given }) => subscribe(world, given) },
  { method: 'POST', path: '/v1/subscriptions/:id', run: (world, { ids: [id = ''], given }) => changeSubscription(world, id, given) },
  { method: 'DELETE', path: '/v1/subscriptions/:id', run: (world, { ids: [id = ''] }) => cancelNow(world, id) },
  { method: 'GET', path: '/v1/subscriptions/:id', run: (world, { ids: [id = ''] }) => world.get('subscription', id) },
  {
    method: 'GET', path: '/v1/subscriptions',
    run(world, { given }) {
      const [customer, status] = [given.text('customer'), given.text('status')];
      const rows = world.store.all('subscription').filter((one) => (customer === undefined || one.customer === customer)
        && (status === 'all' || (status === undefined ? one.status !== 'canceled' : one.status === status)));
      return pageOf(rows, given, '/v1/subscriptions');
    },
  },
  { method: 'POST', path: '/v1/subscription_schedules', run: (world, { given }) => scheduleFrom(world, given) },
  { method: 'POST', path: '/v1/subscription_schedules/:id', run: (world, { ids: [id = ''], given }) => changeSchedule(world, id, given) },
  { method: 'POST', path: '/v1/subscription_schedules/:id/release', run: (world, { ids: [id = ''] }) => releaseSchedule(world, id) },
  { method: 'GET', path: '/v1/subscription_schedules/:id', run: (world, { ids: [id = ''] }) => world.get('subscription_schedule', id) },
  { method: 'POST', path: '/v1/invoices/create_preview', run: (world, { given }) => preview(world, given) },
];

/** What an invoice would say: everything is done as it would be, and none of it stays. */
function preview(world: World, given: Parameters): Stripe.Invoice {
  const id = given.text('subscription');
  const details = given.inside('subscription_details');
  const automaticTax = given.inside('automatic_tax')?.flag('enabled');
  const invoice = id === undefined
    ? firstInvoice(world, given, details)
    : changedInvoice(world, world.get('subscription', id, 'subscription'), given, { details, automaticTax });
  given.refuseUnknown();
  details?.refuseUnknown();
  const shown = { ...structuredClone(invoice), id: newId('upcoming_in'), status: 'draft' as const };
  world.store.forget();
  return shown;
}

function firstInvoice(world: World, given: Parameters, details: Parameters | undefined): Stripe.Invoice {
  const customer = world.get('customer', given.wanted('customer'), 'customer');
  const price = priceOfItems(world, details ?? given);
  const now = world.now();
  const start = details?.whole('start_date') ?? now;
  return draftInvoice(world, {
    customer: customer.id, currency: price.currency, reason: 'upcoming',
    lines: [wholePeriod(price, 'sub_preview', 'si_preview', { start, end: nextEnd(start, recurringOf(price), start) })],
    discounts: discountsOf(world, given.list('discounts'), customer.id, null),
    automaticTax: given.inside('automatic_tax')?.flag('enabled') ?? false, period: { start: now, end: now },
  });
}

/** With another price at once: that change's invoice. With none, or from the next period on: the next period's. */
function changedInvoice(
  world: World, before: Stripe.Subscription, given: Parameters,
  { details, automaticTax }: { details: Parameters | undefined; automaticTax: boolean | undefined },
): Stripe.Invoice {
  given.text('customer');
  if (automaticTax !== undefined) {
    world.store.put('subscription', { ...before, automatic_tax: { ...before.automatic_tax, enabled: automaticTax } });
  }
  const atOnce = details?.has('items') === true
    && details.oneOf('proration_behavior', ['always_invoice', 'none', 'create_prorations'] as const) !== 'none';
  const wishes = given.list('discounts');
  const current = world.get('subscription', before.id);
  const discounted = wishes.length === 0
    ? current
    : world.store.put('subscription', { ...current, discounts: discountsOf(world, wishes, before.customer as string, before.id) });
  if (atOnce && details) {
    const price = priceOfItems(world, details);
    return changeNow(world, discounted, price);
  }
  const next = details?.has('items') ? withPrice(world, discounted, priceOfItems(world, details)) : discounted;
  const { draft } = world.at(onlyItem(before).current_period_end, () => beginPeriod(world, next));
  return draft ?? draftInvoice(world, {
    customer: before.customer as string, currency: before.currency, reason: 'upcoming', lines: [], automaticTax: false,
    period: { start: world.now(), end: world.now() },
  });
}

function changeNow(world: World, subscription: Stripe.Subscription, price: Stripe.Price): Stripe.Invoice {
  const changed = changeSubscription(
    world, subscription.id, new Parameters({ items: [{ price: price.id }], proration_behavior: 'always_invoice' }),
  );
  const latest = idOf(changed.latest_invoice);
  return latest && latest !== idOf(subscription.latest_invoice)
    ? world.get('invoice', latest)
    : world.at(onlyItem(changed).current_period_end, () => beginPeriod(world, changed)).draft as Stripe.Invoice;
}

function withPrice(world: World, subscription: Stripe.Subscription, price: Stripe.Price): Stripe.Subscription {
  const item = onlyItem(subscription);
  const data = [itemOf({
    id: item.id, created: item.created, subscription: subscription.id, price, quantity: 1, start: item.current_period_start,
    end: item.current_period_end,
  })];
  const anchor = recurringOf(price).interval === recurringOf(item.price).interval
    ? subscription.billing_cycle_anchor
    : item.current_period_end;
  return world.store.put('subscription', { ...subscription, billing_cycle_anchor: anchor, items: { ...subscription.items, data } });
}
