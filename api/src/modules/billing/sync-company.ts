import { and, eq, inArray } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Db } from '../../db/database';
import { billingCustomer, invoice } from './billing.table';
import type { Payer } from './enter-billing';
import { look } from './look';
import { idOf, type Payments } from './payments';
import { setSubscriptions, type SeenSubscription } from './set-subscription';
import { syncInvoice } from './write-invoice';

export const isLive = ({ status }: Stripe.Subscription) => ['active', 'trialing', 'past_due'].includes(status);

/** Every subscription of a customer, newest first, each with its latest invoice and what its schedule plans. */
export async function seeSubscriptions(stripe: Stripe, customerId: string): Promise<SeenSubscription[]> {
  const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100, expand: ['data.latest_invoice'] });
  return Promise.all(data.map(async (subscription) => ({ subscription, nextPrice: await seeNextPrice(stripe, subscription) })));
}

async function seeNextPrice(stripe: Stripe, subscription: Stripe.Subscription): Promise<Stripe.Price | null> {
  const scheduleId = idOf(subscription.schedule);
  if (!scheduleId || !isLive(subscription)) return null;
  const schedule = await stripe.subscriptionSchedules.retrieve(scheduleId);
  const priceId = idOf(schedule.phases[1]?.items[0]?.price as string | Stripe.Price | undefined);
  return priceId === null ? null : stripe.prices.retrieve(priceId);
}

/** Writes down how a company's subscriptions stand at the provider. */
export async function syncSubscriptions(services: Payer, { stripe }: Payments, companyId: string, actorId: string | null = null): Promise<void> {
  await look(services, companyId, (customerId) => seeSubscriptions(stripe, customerId), (tx, seen) => setSubscriptions(tx, services, companyId, seen, actorId));
}

/** Everything that is open for a company, looked at again: its latest invoices first, so that money is written before the plan it pays. */
export async function syncCompany(services: Payer, payments: Payments, companyId: string, actorId: string | null = null): Promise<void> {
  const [customer] = await services.db.orm.select().from(billingCustomer).where(eq(billingCustomer.companyId, companyId));
  if (!customer) return;
  const subscriptions = await payments.stripe.subscriptions.list({ customer: customer.stripeId, status: 'all', limit: 100 });
  const latest = subscriptions.data.map((one) => idOf(one.latest_invoice)).filter((id) => id !== null);
  const open = await openInvoices(services.db.orm, companyId);
  for (const id of new Set([...latest, ...open])) await syncInvoice(services, payments, id);
  await syncSubscriptions(services, payments, companyId, actorId);
}

async function openInvoices(db: Db, companyId: string): Promise<string[]> {
  const rows = await db.select({ stripeId: invoice.stripeId }).from(invoice)
    .where(and(eq(invoice.companyId, companyId), inArray(invoice.status, ['DRAFT', 'OPEN', 'FAILED'])));
  return rows.map(({ stripeId }) => stripeId);
}
