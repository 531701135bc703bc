import { and, eq, isNull } from 'drizzle-orm';
import { CREDIT_PACKS } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { daysFrom } from '../../text/days';
import { company } from '../company';
import { writeDemoUse } from '../credit';
import { keepCustomer } from './billing-customer';
import { billingCustomer } from './billing.table';
import { writeBill } from './buy-credits';
import { syncCards } from './cards';
import type { Payer } from './enter-billing';
import { once, type Payments } from './payments';
import { stripePriceOf } from './prepare-prices';
import { syncCompany } from './sync-company';
import { takePayment } from './take-payment';
import { syncInvoice } from './write-invoice';

interface DemoPayer {
  companyId: string;
  /** Passes days that were, at the provider. */
  relive(days: number, play: (forward: (days: number) => void) => Promise<void>): Promise<void>;
}

/** Days of the history. */
const LONG = 57;
const ADDRESS = { line1: '14 rue de la Bourse', city: 'Lyon', country: 'FR' } as const;
const POSTAL_CODE = '69002';
const PACK = CREDIT_PACKS.find(({ credits }) => credits === 150);

/** The services as they are inside of a transaction: what they do is all of it. */
const inside = (services: Payer, tx: Db): Payer => ({ ...services, db: { ...services.db, orm: tx, transaction: (work) => work(tx) } });

/**
 * The demo's company that pays, at the account of this machine: Pro by the month since almost two months, one renewal, credits that were
 * bought and used, two cards. It is lived through with the clock put back, so that cards, invoices, ledger and receipts are those that any
 * company would have. Once, and whole: who is killed meanwhile begins anew at the next start.
 *
 * Nowhere else does a transaction wait for the provider. Here it holds nobody up: nothing is listened to yet, this process alone has the
 * embedded database open, and the provider is in this process too. Parts that are committed one by one could not be gone on with: `relive`
 * lets go at the provider what was cut off, and its clock is at the beginning again, so ours has to be let go with it.
 */
export async function writeDemoBilling(services: Payer, payments: Payments, { companyId, relive }: DemoPayer): Promise<void> {
  const [stands] = await services.db.orm.select({ by: company.createdBy }).from(company)
    .where(and(eq(company.id, companyId), isNull(company.deletedAt)));
  const [known] = await services.db.orm.select({ id: billingCustomer.companyId }).from(billingCustomer)
    .where(eq(billingCustomer.companyId, companyId));
  if (!stands || known) return;
  await services.db.transaction(async (tx) => {
    const now = inside(services, tx);
    let left = LONG;
    // It goes on meanwhile, as the provider's does: a period never begins after now.
    const past: Payer = { ...now, now: () => daysFrom(services.now(), -left) };
    await relive(LONG, (forward) => live(past, payments, { companyId, by: stands.by }, (days) => {
      left -= days;
      forward(days);
    }));
    await syncCompany(now, payments, companyId);
  });
}

/** Everything at the provider has a name of its own, so that what stands there already is not made again. */
async function live(
  past: Payer, payments: Payments, { companyId, by }: { companyId: string; by: string }, forward: (days: number) => void,
): Promise<void> {
  const { stripe } = payments;
  const pass = async (days: number) => {
    forward(days);
    await syncCompany(past, payments, companyId);
  };
  const use = (description: string, amount: number, isFailed = false) => past.db.transaction((tx) => (
    writeDemoUse(tx, { companyId, description, amount, actorId: by, at: past.now(), isFailed })
  ));
  const customer = await keepCustomer(past, payments, companyId);
  const { stripeId } = customer;
  await past.db.orm.update(billingCustomer).set({ ...ADDRESS, postalCode: POSTAL_CODE, companyRegistrationType: 'SAS' })
    .where(eq(billingCustomer.companyId, companyId));
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: stripeId }, once('demo', companyId, 'visa'));
  await stripe.customers.update(stripeId, {
    address: { ...ADDRESS, postal_code: POSTAL_CODE }, invoice_settings: { default_payment_method: card.id },
  });
  await syncCards(past, payments, customer);
  await stripe.subscriptions.create({
    customer: stripeId, items: [{ price: await stripePriceOf(past, payments, { key: 'pro_monthly', field: 'priceId' }) }],
    metadata: { companyId, request: companyId }, automatic_tax: { enabled: true },
  }, once('demo', companyId, 'subscribe'));
  await pass(0);
  await pass(6);
  await use('Suggestion, Vision', 1);
  await pass(12);
  await use('46 suggestions', 46);
  await pass(10);
  await use('53 suggestions', 53);
  await pass(4);
  if (PACK) {
    const bill = await writeBill(past, payments, { companyId, id: companyId, buyerId: by, pack: PACK, packs: 1 });
    await takePayment(payments, bill, card.id, `demo:${companyId}:credits`);
    await syncInvoice(past, payments, bill);
  }
  await pass(9);
  await stripe.paymentMethods.attach('pm_card_mastercard', { customer: stripeId }, once('demo', companyId, 'mastercard'));
  await syncCards(past, payments, customer);
  await use('31 suggestions', 31);
  await pass(13);
  await use('Suggestion, Key partners', 1);
  await use('Suggestion, Market goals', 1, true);
  await pass(3);
  await use('Suggestion, Risk analysis', 1);
}
