import { eq } from 'drizzle-orm';
import type { Services } from '../../request/context';
import { defineJob } from '../jobs';
import { billingCustomer, invoice, stripeEvent } from './billing.table';
import { companyOfCustomer } from './billing-customer';
import { syncCards } from './cards';
import { idOf, isMissing, type Payments } from './payments';
import { syncSubscriptions } from './sync-company';
import { syncPayment } from './sync-payment';
import { syncInvoice } from './write-invoice';

type Event = typeof stripeEvent.$inferSelect;

/** After so many tries an event is put aside for an administrator: about an hour. */
const TRIES = 6;

/**
 * Looks into what the provider has told. The event says only what to look at: the thing itself is read again, so that events that come
 * twice, late or in another order all write down what is true now.
 */
export const takeStripeEvent = defineJob<{ id: string }>({
  kind: 'take-stripe-event',
  run: async (services, { id }, { attempt }) => {
    const { db } = services;
    const [event] = await db.orm.select().from(stripeEvent).where(eq(stripeEvent.id, id));
    if (!event || event.state === 'DONE' || !services.payments) return;
    try {
      await lookInto(services, services.payments, event);
      await db.orm.update(stripeEvent).set({ state: 'DONE', error: null }).where(eq(stripeEvent.id, id));
      services.metrics.webhooks.inc({ result: 'handled' });
    } catch (error) {
      const words = (error instanceof Error ? error.message : String(error)).slice(0, 500);
      const isLast = attempt >= TRIES;
      await db.orm.update(stripeEvent).set({ error: words, ...(isLast && { state: 'GIVEN_UP' as const }) }).where(eq(stripeEvent.id, id));
      services.metrics.webhooks.inc({ result: isLast ? 'given up' : 'failed' });
      if (!isLast) throw error;
      services.log.error({ event: id, type: event.type, err: error }, 'what the payment provider has told could not be taken');
    }
  },
});

async function lookInto(services: Services, payments: Payments, { type, objectId, customerId }: Event): Promise<void> {
  const companyId = await companyOfCustomer(services, customerId);
  if (type.startsWith('invoice.')) {
    if (!companyId) return;
    await syncInvoice(services, payments, objectId).catch((error: unknown) => {
      // Drafts may be deleted.
      if (!isMissing(error)) throw error;
    });
    return syncSubscriptions(services, payments, companyId);
  }
  if (type.startsWith('customer.subscription.') || type.startsWith('subscription_schedule.')) {
    if (companyId) await syncSubscriptions(services, payments, companyId);
    return;
  }
  if (type.startsWith('charge.dispute.')) return lookIntoDispute(services, payments, { type, objectId });
  if (type.startsWith('charge.') || type.startsWith('refund.')) return lookIntoCharge(services, payments, { type, objectId });
  if (type.startsWith('payment_method.') || type === 'customer.updated' || type === 'setup_intent.succeeded') {
    if (companyId) await lookIntoCards(services, payments, companyId);
  }
}

/** The money is gone until the bank has decided; what the provider makes of the plan is looked at too. It is answered there, by people. */
async function lookIntoDispute(
  services: Services, payments: Payments, { type, objectId }: Pick<Event, 'type' | 'objectId'>,
): Promise<void> {
  if (type === 'charge.dispute.created' || type === 'charge.dispute.funds_withdrawn') {
    services.log.error({ dispute: objectId, type }, 'a payment is disputed: answer it at the payment provider');
  }
  const dispute = await payments.stripe.disputes.retrieve(objectId).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    return null;
  });
  for (const invoiceId of await syncPayment(services, payments, idOf(dispute?.payment_intent))) {
    const [row] = await services.db.orm.select({ companyId: invoice.companyId }).from(invoice).where(eq(invoice.stripeId, invoiceId));
    if (row) await syncSubscriptions(services, payments, row.companyId);
  }
}

async function lookIntoCharge(services: Services, payments: Payments, { type, objectId }: Pick<Event, 'type' | 'objectId'>): Promise<void> {
  if (!type.startsWith('charge.refund') && !type.startsWith('refund.')) return;
  const { stripe } = payments;
  await syncPayment(services, payments, type.startsWith('refund.') || type.startsWith('charge.refund.')
    ? idOf((await stripe.refunds.retrieve(objectId)).payment_intent) : idOf((await stripe.charges.retrieve(objectId)).payment_intent));
}

async function lookIntoCards(services: Services, payments: Payments, companyId: string): Promise<void> {
  const [customer] = await services.db.orm.select().from(billingCustomer).where(eq(billingCustomer.companyId, companyId));
  if (customer) await syncCards(services, payments, customer);
}
