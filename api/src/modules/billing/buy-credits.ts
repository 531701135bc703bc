import { eq } from 'drizzle-orm';
import { CREDIT_PACKS, CURRENCY, type CreditPack } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { AppError, invalid } from '../../request/errors';
import { requireViewer } from '../identity';
import { creditBalance } from '../plan';
import { keepCustomer } from './billing-customer';
import { invoice } from './billing.table';
import { cardToCharge } from './cards';
import type { Payer } from './enter-billing';
import { paidOnce } from './paid-once';
import { once, type Payments } from './payments';
import { stripePriceOf } from './prepare-prices';
import { giveUpInvoice, takePayment } from './take-payment';
import { syncInvoice } from './write-invoice';

export interface Purchase { companyId: string; id: string; chargeId: string; quantity?: number | null; cardId?: string | null }
export interface Bought { credits: number; aiCreditCount: number; invoiceId: string | null; clientSecret: string | null }

/** A pack of credits, paid at once; they are there when the money is. `quantity`: how many packs. */
export function buyCredits(context: Context, { companyId, id, chargeId, quantity, cardId }: Purchase): Promise<Bought> {
  const packs = quantity ?? 1;
  return paidOnce(context, { id, companyId, asked: `credits ${chargeId} ${packs} ${cardId ?? ''}` }, async (payments) => {
    const pack = CREDIT_PACKS.find(({ key }) => key === chargeId);
    if (!pack) throw invalid('chargeId', 'There is no such pack of credits.');
    const card = await cardToCharge(context, companyId, cardId ?? null);
    const invoiceId = await writeBill(context, payments, { companyId, id, buyerId: requireViewer(context).userId, pack, packs });
    try {
      const taken = await takePayment(payments, invoiceId, card.stripeId, `${companyId}:${id}`);
      await syncInvoice(context, payments, invoiceId);
      return { ...await standOf(context, companyId, invoiceId), credits: pack.credits * packs, clientSecret: taken.clientSecret };
    } catch (error) {
      // Where nobody knows whether it was paid, the same request goes on with it.
      if (error instanceof AppError && error.code === 'CARD_DECLINED') await giveUpInvoice(payments, invoiceId);
      await syncInvoice(context, payments, invoiceId);
      throw error;
    }
  });
}

interface Bill { companyId: string; id: string; buyerId: string; pack: CreditPack; packs: number }

/** Each step is named by the request, so that one that was cut off goes on where it was. */
export async function writeBill(
  context: Pick<Payer, 'db' | 'now'>, payments: Payments, { companyId, id, buyerId, pack, packs }: Bill,
): Promise<string> {
  const { stripe } = payments;
  const customer = await keepCustomer(context, payments, companyId);
  const price = await stripePriceOf(context, payments, { key: pack.key, field: 'chargeId' });
  const draft = await stripe.invoices.create({
    customer: customer.stripeId, currency: CURRENCY, auto_advance: false, collection_method: 'charge_automatically',
    pending_invoice_items_behavior: 'exclude', description: `${pack.credits * packs} credits`,
    automatic_tax: { enabled: customer.country !== null },
    metadata: { companyId, request: id, buyer: buyerId, pack: pack.key, quantity: String(packs) },
  }, once(companyId, id, 'bill'));
  const { status } = await stripe.invoices.retrieve(draft.id);
  if (status !== 'draft') return draft.id;
  await stripe.invoiceItems.create(
    { customer: customer.stripeId, invoice: draft.id, pricing: { price }, quantity: packs }, once(companyId, id, 'item'),
  );
  await stripe.invoices.finalizeInvoice(draft.id, { auto_advance: false }, once(companyId, id, 'finalize'));
  return draft.id;
}

async function standOf({ db }: Context, companyId: string, stripeId: string): Promise<Pick<Bought, 'aiCreditCount' | 'invoiceId'>> {
  const [row] = await db.orm.select({ id: invoice.id }).from(invoice).where(eq(invoice.stripeId, stripeId));
  return { invoiceId: row?.id ?? null, aiCreditCount: await creditsOf({ db }, companyId) };
}

export async function creditsOf({ db }: Pick<Context, 'db'>, companyId: string): Promise<number> {
  const [row] = await db.orm.select().from(creditBalance).where(eq(creditBalance.companyId, companyId));
  return row ? row.paid + row.granted : 0;
}
