import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { conflict } from '../../request/errors';
import { billingSubscription } from '../plan';
import { keepCustomer } from './billing-customer';
import { invoice } from './billing.table';
import { creditsOf } from './buy-credits';
import { cardToCharge, makeDefault, viewCards } from './cards';
import { enterPayments } from './enter-billing';
import { paidOnce } from './paid-once';
import { idOf, paymentFailure, type Payments } from './payments';
import type { BillingCard, BillingSubscription } from './read-billing';
import { readPaidSubscription } from './read-paid-subscription';
import { seeSubscriptions, syncCompany } from './sync-company';
import { giveUpInvoice, giveUpSubscription, takePayment, type Taken } from './take-payment';

export interface Settled { subscription: BillingSubscription | null; isPending: boolean; aiCreditCount: number }

/** Looks again at the provider: after the bank has asked its customer, the page need not wait for the provider to tell us. */
export async function settlePayment(context: Context, companyId: string): Promise<Settled> {
  const payments = await enterPayments(context, companyId);
  try {
    await syncCompany(context, payments, companyId);
    return await standOf(context, companyId);
  } catch (error) {
    throw paymentFailure(error);
  }
}

/** The payment that waits for the bank is given up: nothing is charged by it any more. Twice is once. */
export async function cancelPayment(context: Context, companyId: string): Promise<Settled> {
  const payments = await enterPayments(context, companyId);
  try {
    const customer = await keepCustomer(context, payments, companyId);
    for (const { subscription } of await seeSubscriptions(payments.stripe, customer.stripeId)) {
      if (subscription.status === 'incomplete') await giveUpSubscription(payments, subscription);
      else if (subscription.pending_update) await giveUpInvoice(payments, idOf(subscription.latest_invoice));
    }
    const open = await context.db.orm.select({ stripeId: invoice.stripeId }).from(invoice)
      .where(and(eq(invoice.companyId, companyId), eq(invoice.kind, 'credits'), inArray(invoice.status, ['OPEN', 'FAILED'])));
    for (const { stripeId } of open) await giveUpInvoice(payments, stripeId);
    await syncCompany(context, payments, companyId);
    return await standOf(context, companyId);
  } catch (error) {
    throw paymentFailure(error);
  }
}

async function standOf(context: Context, companyId: string): Promise<Settled> {
  const rows = await context.db.orm.select().from(billingSubscription).where(eq(billingSubscription.companyId, companyId));
  const [bill] = await context.db.orm.select({ id: invoice.id }).from(invoice)
    .where(and(eq(invoice.companyId, companyId), eq(invoice.kind, 'credits'), eq(invoice.status, 'OPEN'))).limit(1);
  return {
    subscription: await readPaidSubscription(context, companyId), aiCreditCount: await creditsOf(context, companyId),
    isPending: bill !== undefined || rows.some(({ isPending, status }) => isPending || status === 'incomplete'),
  };
}

/** The renewal that failed is charged now. */
export function payFailed(context: Context, { companyId, id, cardId }: { companyId: string; id: string; cardId?: string | null }) {
  return paidOnce(context, { id, companyId, asked: `failed ${cardId ?? ''}` }, async (payments) => {
    const failing = await failingOf(context, companyId);
    if (failing === null) throw conflict('No payment is open.');
    const card = cardId ? await makeDefault(context, payments, { companyId, cardId }) : await cardToCharge(context, companyId, null);
    const taken = await pay(context, payments, { companyId, failing, method: card.stripeId, key: id });
    return { ...taken, subscription: await readPaidSubscription(context, companyId) };
  });
}

/** The next payment is this card's; one that has failed is tried with it at once. */
export async function chooseCard(
  context: Context, { companyId, cardId }: { companyId: string; cardId: string },
): Promise<Taken & { cards: BillingCard[] }> {
  const payments = await enterPayments(context, companyId);
  try {
    const card = await makeDefault(context, payments, { companyId, cardId });
    const failing = await failingOf(context, companyId);
    const taken = failing === null
      ? { clientSecret: null }
      : await pay(context, payments, { companyId, failing, method: card.stripeId, key: randomUUID() });
    return { ...taken, cards: await viewCards(context, companyId) };
  } catch (error) {
    throw paymentFailure(error);
  }
}

async function failingOf({ db }: Context, companyId: string): Promise<string | null> {
  const rows = await db.orm.select({ id: billingSubscription.failingInvoiceId, status: billingSubscription.status }).from(
    billingSubscription,
  )
    .where(eq(billingSubscription.companyId, companyId));
  return rows.find(({ id, status }) => id !== null && status === 'past_due')?.id ?? null;
}

interface Open { companyId: string; failing: string; method: string; key: string }

async function pay(context: Context, payments: Payments, { companyId, failing, method, key }: Open): Promise<Taken> {
  try {
    return await takePayment(payments, failing, method, `${companyId}:${key}`);
  } finally {
    await syncCompany(context, payments, companyId, context.viewer?.userId ?? null);
  }
}
