import { and, eq, inArray } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Db } from '../../db/database';
import { invoice } from './billing.table';
import type { Payer } from './enter-billing';
import { isLive } from './live';
import { look } from './look';
import { idOf, type Payments } from './payments';
import { readSubscriptions } from './read-subscriptions';
import { setSubscriptions, type SeenSubscription } from './set-subscription';
import { syncInvoice } from './write-invoice';

/** Every subscription of a customer, newest first, each with its latest invoice and what its schedule plans. */
export async function seeSubscriptions(stripe: Stripe, customerId: string): Promise<SeenSubscription[]> {
  return Promise.all((await readSubscriptions(stripe, customerId)).map(
    async (subscription) => ({ subscription, nextPrice: await seeNextPrice(stripe, subscription) }),
  ));
}

async function seeNextPrice(stripe: Stripe, subscription: Stripe.Subscription): Promise<Stripe.Price | null> {
  const scheduleId = idOf(subscription.schedule);
  if (!scheduleId || !isLive(subscription)) return null;
  const schedule = await stripe.subscriptionSchedules.retrieve(scheduleId);
  const priceId = idOf(schedule.phases[1]?.items[0]?.price as string | Stripe.Price | undefined);
  return priceId === null ? null : stripe.prices.retrieve(priceId);
}

interface Sync { actorId?: string | null; isDeleted?: boolean }

/** Writes down how a company's subscriptions stand at the provider. `isDeleted`: also where the company was deleted. */
export async function syncSubscriptions(
  services: Payer, { stripe }: Payments, companyId: string, { actorId = null, isDeleted = false }: Sync = {},
): Promise<void> {
  await look(services, {
    companyId, isDeleted,
    see: (customerId) => seeSubscriptions(stripe, customerId),
    write: (tx, seen) => setSubscriptions(tx, services, companyId, seen, actorId),
  });
}

/**
 * Everything that is open for a company, looked at again: its latest invoices first, so that money is written before the plan it pays.
 * @returns its subscriptions at the provider, null of who is no customer
 */
export async function syncCompany(
  services: Payer, payments: Payments, companyId: string, actorId: string | null = null,
): Promise<Stripe.Subscription[] | null> {
  const all = await look(services, {
    companyId,
    async see(customerId) {
      const seen = await seeSubscriptions(payments.stripe, customerId);
      const latest = seen.map(({ subscription }) => idOf(subscription.latest_invoice)).filter((id) => id !== null);
      for (const id of new Set([...latest, ...await openInvoices(services.db.orm, companyId)])) await syncInvoice(services, payments, id);
      return seen;
    },
    write: (tx, seen) => setSubscriptions(tx, services, companyId, seen, actorId),
  });
  return all?.map(({ subscription }) => subscription) ?? null;
}

async function openInvoices(db: Db, companyId: string): Promise<string[]> {
  const rows = await db.select({ stripeId: invoice.stripeId }).from(invoice)
    .where(and(eq(invoice.companyId, companyId), inArray(invoice.status, ['DRAFT', 'OPEN', 'FAILED'])));
  return rows.map(({ stripeId }) => stripeId);
}
