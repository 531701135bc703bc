import { desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { conflict, notFound } from '../../request/errors';
import { recordAct } from '../operations';
import { invoice, stripeEvent } from './billing.table';
import { idOf, once, paymentFailure, refusalOf, requirePayments } from './payments';
import { preparePrices } from './prepare-prices';
import { takeStripeEvent } from './take-stripe-event.job';
import { syncInvoice } from './write-invoice';

const MOST_EVENTS = 200;

export interface WaitingEvent { id: string; type: string; objectId: string; state: string; error: string | null; receivedAt: string }

/** What the provider has told and was not taken yet, the latest first. */
export async function readWaitingEvents({ db }: Context): Promise<WaitingEvent[]> {
  const rows = await db.orm.select().from(stripeEvent).where(inArray(stripeEvent.state, ['WAITING', 'GIVEN_UP']))
    .orderBy(desc(stripeEvent.receivedAt)).limit(MOST_EVENTS);
  return rows.map(
    ({ id, type, objectId, state, error, receivedAt }) => ({ id, type, objectId, state, error, receivedAt: receivedAt.toISOString() }),
  );
}

/** Makes what is missing of products and prices. */
export async function prepare(context: Context): Promise<{ made: string[] }> {
  const payments = requirePayments(context);
  try {
    const made = await preparePrices(context, payments);
    await context.db.transaction((tx) => recordAct(tx, context, { kind: 'prices-prepared', subject: 'prices', data: { made } }));
    return { made };
  } catch (error) {
    throw paymentFailure(error);
  }
}

/** An event that was put aside is looked into once more. */
export async function retryEvent(context: Context, id: string): Promise<{ id: string }> {
  await context.db.transaction(async (tx) => {
    const [event] = await tx.update(stripeEvent).set({ state: 'WAITING', error: null })
      .where(eq(stripeEvent.id, id)).returning({ id: stripeEvent.id });
    if (!event) throw notFound('There is no such event.');
    await context.jobs.enqueue(tx, takeStripeEvent, { key: id, payload: { id } });
    await recordAct(tx, context, { kind: 'event-retried', subject: id, data: {} });
  });
  return { id };
}

/** Gives the money of an invoice back, all that is left of it. */
export async function refundInvoice(context: Context, id: string): Promise<{ refunded: number; currency: string }> {
  const payments = requirePayments(context);
  const [row] = await context.db.orm.select().from(invoice).where(eq(invoice.id, id));
  if (!row) throw notFound('There is no such invoice.');
  if (row.status !== 'PAID') throw conflict('Only an invoice that is paid can be refunded.');
  try {
    const { data } = await payments.stripe.invoicePayments.list({ invoice: row.stripeId });
    const intent = idOf(data[0]?.payment.payment_intent);
    if (!intent) throw conflict('Nothing was charged for this invoice.');
    // Named by what went back before: a part that somebody gives back at the provider later is another refund.
    const key = once(row.stripeId, 'refund', String(row.refunded));
    const made = await payments.stripe.refunds.create({ payment_intent: intent, reason: 'requested_by_customer' }, key);
    const act = { companyId: row.companyId, refundId: made.id, amount: made.amount };
    await context.db.transaction((tx) => recordAct(tx, context, { kind: 'invoice-refunded', subject: id, data: act }));
    await syncInvoice(context, payments, row.stripeId);
    return { refunded: made.amount, currency: made.currency };
  } catch (error) {
    const code = refusalOf(error)?.code;
    if (code === 'charge_disputed') throw conflict('This payment is disputed: answer that at the payment provider.');
    if (code === 'charge_already_refunded') {
      await syncInvoice(context, payments, row.stripeId);
      throw conflict('All of it has gone back already.');
    }
    throw paymentFailure(error);
  }
}
