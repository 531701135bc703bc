import { and, eq, isNotNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import { company } from '../company';
import { billingCustomer } from './billing.table';
import type { Payer } from './enter-billing';
import { idOf, isMissing, type Payments } from './payments';
import { readSubscriptions } from './read-subscriptions';
import { syncSubscriptions } from './sync-company';
import { giveUpInvoice, giveUpSubscription } from './take-payment';

interface Customer { companyId: string; stripeId: string }
const CUSTOMER = { companyId: billingCustomer.companyId, stripeId: billingCustomer.stripeId };

/** A company that was deleted pays no more: what is paid ends with its period. Who brings it back can keep the plan. */
export async function endDeleted(services: Payer, payments: Payments): Promise<void> {
  const gone = await services.db.orm.select(CUSTOMER).from(billingCustomer)
    .innerJoin(company, and(eq(company.id, billingCustomer.companyId), isNotNull(company.deletedAt)));
  for (const customer of gone) {
    try {
      await endAll(services, payments, customer, 'AT_PERIOD_END');
    } catch (error) {
      services.log.error({ err: error, company: customer.companyId }, 'the payments of a deleted company could not be ended');
    }
  }
}

/**
 * Ends at once whatever a company that goes for good could still be charged for. False: nobody knows whether it is ended, and its customer
 * must be kept, because nothing else would ever end it.
 */
export async function endPayments(services: Payer, companyId: string): Promise<boolean> {
  const [customer] = await services.db.orm.select(CUSTOMER).from(billingCustomer).where(eq(billingCustomer.companyId, companyId));
  if (!customer) return true;
  try {
    if (!services.payments) throw new Error('payments are not set up');
    await endAll(services, services.payments, customer, 'NOW');
    return true;
  } catch (error) {
    services.log.error({ err: error, company: companyId }, 'a deleted company is kept: its payments could not be ended');
    return false;
  }
}

type When = 'AT_PERIOD_END' | 'NOW';

/** Goes by what the provider has, not by our rows: what was never heard of could be charged too. */
async function endAll(services: Payer, payments: Payments, { companyId, stripeId }: Customer, when: When): Promise<void> {
  const running = await readSubscriptions(payments.stripe, stripeId).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    return null;
  });
  if (!running) return;
  for (const one of running) {
    try {
      await endOne(payments, one, when);
    } catch (error) {
      // Ended by somebody else in between.
      if (!isMissing(error)) throw error;
    }
  }
  await syncSubscriptions(services, payments, companyId, { isDeleted: true });
}

async function endOne(payments: Payments, one: Stripe.Subscription, when: When): Promise<void> {
  const { stripe } = payments;
  if (one.status === 'canceled' || one.status === 'incomplete_expired') return;
  if (one.status === 'incomplete') return giveUpSubscription(payments, one);
  const isPaid = one.status === 'active' || one.status === 'trialing';
  // The provider refuses to cancel what a schedule plans.
  const schedule = idOf(one.schedule);
  if (schedule) await stripe.subscriptionSchedules.release(schedule);
  if (!isPaid || one.pending_update) await giveUpInvoice(payments, idOf(one.latest_invoice));
  if (when === 'NOW' || !isPaid) await stripe.subscriptions.cancel(one.id);
  else if (!one.cancel_at_period_end || schedule) await stripe.subscriptions.update(one.id, { cancel_at_period_end: true });
}
