import { and, eq, isNotNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Services } from '../../request/context';
import { company } from '../company';
import { billingSubscription } from '../plan';
import { billingCustomer } from './billing.table';
import { idOf, isMissing, momentOf, type Payments } from './payments';
import { giveUpInvoice, giveUpSubscription } from './take-payment';

type Around = Pick<Services, 'db' | 'now' | 'log'> & { payments: Payments | null };

/** A company that was deleted pays no more: what is paid ends with its period. Who brings it back can keep the plan. */
export async function endDeleted(services: Around, payments: Payments): Promise<void> {
  const gone = await services.db.orm.select({ companyId: billingCustomer.companyId, customer: billingCustomer.stripeId }).from(billingCustomer)
    .innerJoin(company, and(eq(company.id, billingCustomer.companyId), isNotNull(company.deletedAt)));
  for (const { companyId, customer } of gone) {
    try {
      await endAll(services, payments, customer, 'AT_PERIOD_END');
    } catch (error) {
      services.log.error({ err: error, company: companyId }, 'the payments of a deleted company could not be ended');
    }
  }
}

/**
 * Ends at once whatever a company that goes for good could still be charged for. False: nobody knows whether it is ended, and its customer
 * must be kept, because nothing else would ever end it.
 */
export async function endPayments(services: Around, companyId: string): Promise<boolean> {
  const [customer] = await services.db.orm.select({ stripeId: billingCustomer.stripeId }).from(billingCustomer).where(eq(billingCustomer.companyId, companyId));
  if (!customer) return true;
  try {
    if (!services.payments) throw new Error('payments are not set up');
    await endAll(services, services.payments, customer.stripeId, 'NOW');
    return true;
  } catch (error) {
    services.log.error({ err: error, company: companyId }, 'a deleted company is kept: its payments could not be ended');
    return false;
  }
}

type When = 'AT_PERIOD_END' | 'NOW';

/** Goes by what the provider has, not by our rows: what was never heard of could be charged too. */
async function endAll(services: Around, payments: Payments, customer: string, when: When): Promise<void> {
  let found: Stripe.Subscription[] = [];
  try {
    found = await payments.stripe.subscriptions.list({ customer, status: 'all', limit: 100 }).autoPagingToArray({ limit: 1000 });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  for (const one of found) {
    try {
      await endOne(services, payments, one, when);
    } catch (error) {
      // Ended by somebody else in between.
      if (!isMissing(error)) throw error;
    }
  }
}

async function endOne({ db, now }: Around, payments: Payments, one: Stripe.Subscription, when: When): Promise<void> {
  const { stripe } = payments;
  if (one.status === 'canceled' || one.status === 'incomplete_expired') return;
  if (one.status === 'incomplete') return giveUpSubscription(payments, one);
  const isPaid = one.status === 'active' || one.status === 'trialing';
  const ofRow = eq(billingSubscription.stripeId, one.id);
  // The provider refuses to cancel what a schedule plans.
  const schedule = idOf(one.schedule);
  if (schedule) await stripe.subscriptionSchedules.release(schedule);
  if (!isPaid || one.pending_update) await giveUpInvoice(payments, idOf(one.latest_invoice));
  if (when === 'NOW' || !isPaid) {
    await stripe.subscriptions.cancel(one.id);
    await db.orm.update(billingSubscription).set({ status: 'canceled', endsAt: now() }).where(ofRow);
    return;
  }
  if (one.cancel_at_period_end && !schedule) return;
  const { cancel_at: cancelAt } = await stripe.subscriptions.update(one.id, { cancel_at_period_end: true });
  const endsAt = cancelAt === null ? null : momentOf(cancelAt);
  await db.orm.update(billingSubscription).set({ cancelsAt: endsAt, endsAt, nextPriceKey: null }).where(ofRow);
}
