import { and, eq, gt, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { CREDIT_PACKS } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { recordCompanyEvent } from '../company';
import { billingCustomer, invoice, moneyEvent, paymentCard } from './billing.table';
import type { Payer } from './enter-billing';
import { readLineWords, type LineWords } from './line-words';
import { mailReceipt } from './mail-receipt';
import type { Money } from './money-listener';
import { idOf, momentOf, type Payments } from './payments';
import { hasComeToNothing, hasTaken, returnsWritten } from './returns-written';
import { tellPayers } from './tell-payers';

interface SeenInvoice {
  invoice: Stripe.Invoice;
  coupon: string | null;
  /** Why the bank did not pay. */
  failure: string | null;
  charge: Stripe.Charge | null;
  refunds: Stripe.Refund[];
  /** Money that was to go back and did not, some of it after the provider had said that it did. */
  failedRefunds: Stripe.Refund[];
  /** Those in which the bank has taken the money. */
  disputes: Stripe.Dispute[];
}
type Row = typeof invoice.$inferInsert;

/** An invoice never goes back, but where a refund has come to nothing: what was seen too late changes nothing. */
const RANK: readonly Row['status'][] = ['DRAFT', 'OPEN', 'FAILED', 'VOID', 'PAID', 'REFUNDED'];

/** Reads an invoice again and writes down what it is now; money that came or went with it is told once. Of strangers' invoices nothing. */
export async function syncInvoice(services: Payer, { stripe }: Payments, stripeId: string): Promise<void> {
  const hadRefunds = await services.db.orm.$count(invoice, and(eq(invoice.stripeId, stripeId), gt(invoice.refunded, 0))) > 0;
  const seen = await seeInvoice(stripe, stripeId, hadRefunds);
  const customerId = idOf(seen.invoice.customer);
  if (!customerId) return;
  await services.db.transaction(async (tx) => {
    const [customer] = await tx.select().from(billingCustomer).where(eq(billingCustomer.stripeId, customerId));
    // Money comes and goes of a company that was deleted too.
    if (customer) await tx.execute(sql`select from company where id = ${customer.companyId} for update`);
    if (customer) await writeInvoice(tx, services, customer, seen);
    else await writeLateReturns(tx, services, seen);
  });
}

/** Of a company that is erased nothing is left but the money that came: what goes back of it is told all the same. */
async function writeLateReturns(tx: Db, services: Payer, seen: SeenInvoice): Promise<void> {
  const [arrived] = await tx.select({ companyId: moneyEvent.companyId }).from(moneyEvent)
    .where(eq(moneyEvent.cause, `arrived:${seen.invoice.id}`));
  if (!arrived) return;
  const undone = await undoneOf(tx, seen);
  await writeReturns(tx, services, arrived.companyId, { ...seen, undone }, rowOf(arrived.companyId, seen, await readLineWords(tx)));
}

const NOTHING_BACK = { refunds: [], failedRefunds: [], disputes: [] };

/** What is decided is no news to act on. */
const isUndecided = ({ status }: Stripe.Dispute) => status === 'needs_response' || status === 'under_review';

async function seeInvoice(stripe: Stripe, id: string, hadRefunds: boolean): Promise<SeenInvoice> {
  const found = await stripe.invoices.retrieve(id, { expand: ['payments'] });
  const subscriptionId = idOf(found.parent?.subscription_details?.subscription);
  const coupon = found.total_discount_amounts?.some(({ amount }) => amount > 0) && subscriptionId
    ? (await stripe.subscriptions.retrieve(subscriptionId)).metadata.coupon ?? null : null;
  const intentId = idOf(found.payments?.data.find(({ is_default: isDefault }) => isDefault)?.payment.payment_intent);
  if (!found.attempted || !intentId) return { invoice: found, coupon, failure: null, charge: null, ...NOTHING_BACK };
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
  if (found.status !== 'paid')
    return { invoice: found, coupon, failure: intent.last_payment_error?.message ?? null, charge: null, ...NOTHING_BACK };
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const refunds = charge && (charge.amount_refunded > 0 || hadRefunds)
    ? (await stripe.refunds.list({ payment_intent: intentId, limit: 100 })).data
    : [];
  const disputes = charge?.disputed ? (await stripe.disputes.list({ payment_intent: intentId, limit: 100 })).data : [];
  return {
    invoice: found, coupon, failure: null, charge, refunds: refunds.filter(({ status }) => status === 'succeeded'),
    failedRefunds: refunds.filter(hasComeToNothing), disputes: disputes.filter(hasTaken),
  };
}

async function writeInvoice(tx: Db, services: Payer, customer: typeof billingCustomer.$inferSelect, seen: SeenInvoice): Promise<void> {
  const { companyId } = customer;
  const row = rowOf(companyId, seen, await readLineWords(tx));
  const [before] = await tx.select().from(invoice).where(eq(invoice.stripeId, seen.invoice.id));
  const undone = await undoneOf(tx, seen);
  if (before && RANK.indexOf(before.status) > RANK.indexOf(row.status) && undone.length === 0) return;
  await tx.insert(invoice).values(row).onConflictDoUpdate({ target: invoice.stripeId, set: row });
  const isArrived = await writeArrival(tx, services, companyId, seen, row);
  const isReturned = await writeReturns(tx, services, companyId, { ...seen, undone }, row);
  for (const { id } of seen.disputes.filter(isUndecided)) await tellPayers(tx, services, {
    companyId, type: 'PAYMENT_DISPUTED', cause: `disputed:${id}`, data: {},
  });
  if (isArrived) await mailReceipt(tx, services, customer, { ...row, number: row.number ?? '' });
  if (isArrived || isReturned || before?.status !== row.status)
    await recordCompanyEvent(tx, services, companyId, { type: 'COMPANY_CHANGED', actorId: null });
}

function rowOf(companyId: string, { invoice: found, failure, refunds }: SeenInvoice, wordsOf: LineWords): Row {
  const { metadata, status_transitions: { paid_at: paidAt } } = found;
  const pack = CREDIT_PACKS.find(({ key }) => key === metadata?.pack) ?? null;
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const [line] = found.lines.data.slice(-1);
  return {
    companyId, stripeId: found.id, kind: pack ? 'credits' : 'subscription', packKey: pack?.key ?? null,
    quantity: Number(metadata?.quantity ?? 1),
    number: found.number, description: found.description ?? wordsOf(line), status: statusOf(found, { refunded, failure }),
    currency: found.currency,
    amount: found.total, tax: taxOf(found), refunded, failure,
    nextTryAt: found.next_payment_attempt === null ? null : momentOf(found.next_payment_attempt), tries: found.attempt_count,
    periodStart: line ? momentOf(line.period.start) : null, periodEnd: line ? momentOf(line.period.end) : null,
    hostedUrl: found.hosted_invoice_url ?? null, pdfUrl: found.invoice_pdf ?? null, createdAt: momentOf(found.created),
    paidAt: paidAt === null ? null : momentOf(paidAt),
  };
}

function statusOf(
  { status, amount_paid: paid }: Stripe.Invoice, { refunded, failure }: { refunded: number; failure: string | null },
): Row['status'] {
  if (status === 'paid') return paid > 0 && refunded >= paid ? 'REFUNDED' : 'PAID';
  if (status === 'void' || status === 'uncollectible') return 'VOID';
  if (status === 'open') return failure === null ? 'OPEN' : 'FAILED';
  return 'DRAFT';
}

const taxOf = ({ total_taxes: taxes }: Stripe.Invoice) => (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);

/** The part of an amount that is no tax, in whole units. */
function withoutTax(found: Stripe.Invoice, amount: number): number {
  return found.total === 0 ? 0 : Math.round(amount * (found.total - taxOf(found)) / found.total);
}

async function writeArrival(
  tx: Db, services: Payer, companyId: string, { invoice: found, coupon, charge }: SeenInvoice, row: Row,
): Promise<boolean> {
  // A pack that was paid from what the company had to its credit has come too, with no money.
  if (found.status !== 'paid' || (found.amount_paid <= 0 && row.kind !== 'credits')) return false;
  const money = await moneyOf(
    tx, companyId, { found, coupon, charge, row }, withoutTax(found, found.amount_paid), row.paidAt ?? services.now(),
  );
  if (!await writeMoney(tx, services, money, 'ARRIVED', `arrived:${found.id}`)) return false;
  for (const listener of services.moneyListeners) await listener.arrived(tx, money);
  return true;
}

/** What is there again comes first: what went back is never reckoned beside money that a bank had and has given back. */
async function writeReturns(
  tx: Db, services: Payer, companyId: string, seen: SeenInvoice & { undone: Stripe.Refund[] }, row: Row,
): Promise<boolean> {
  const { invoice: found, coupon, charge } = seen;
  const returned = async ({ id, amount, created }: Stripe.Refund | Stripe.Dispute): Promise<boolean> => {
    const money = await moneyOf(tx, companyId, { found, coupon, charge, row }, withoutTax(found, amount), momentOf(created));
    if (!await writeMoney(tx, services, money, 'RETURNED', `returned:${id}`)) return false;
    for (const listener of services.moneyListeners) await listener.returned(tx, { ...money, refundId: id });
    return true;
  };
  const restored = async ({ id, amount }: Stripe.Refund | Stripe.Dispute): Promise<boolean> => {
    const money = await moneyOf(tx, companyId, { found, coupon, charge, row }, withoutTax(found, amount), services.now());
    if (!await writeMoney(tx, services, { ...money, isFirst: false }, 'ARRIVED', `restored:${id}`)) return false;
    for (const listener of services.moneyListeners) await listener.restored(tx, { ...money, refundId: id });
    return true;
  };
  const won = seen.disputes.filter(({ status }) => status === 'won');
  let isTold = false;
  for (const one of seen.undone) isTold = await restored(one) || isTold;
  for (const one of won) for (const move of [returned, restored]) isTold = await move(one) || isTold;
  for (const one of [...seen.refunds, ...seen.disputes.filter((each) => !won.includes(each))]) isTold = await returned(one) || isTold;
  return isTold;
}

/** Refunds that were written down as gone, have come to nothing since, and were not put right yet. */
async function undoneOf(tx: Db, { failedRefunds }: SeenInvoice): Promise<Stripe.Refund[]> {
  const written = await returnsWritten(tx, failedRefunds.map(({ id }) => id));
  return failedRefunds.filter(({ id }) => written.get(id) === 'GONE');
}

interface Source { found: Stripe.Invoice; coupon: string | null; charge: Stripe.Charge | null; row: Row }

async function moneyOf(tx: Db, companyId: string, { found, coupon, charge, row }: Source, amount: number, at: Date): Promise<Money> {
  const [earlier] = await tx.select({ id: moneyEvent.id }).from(moneyEvent)
    .where(and(eq(moneyEvent.companyId, companyId), eq(moneyEvent.kind, 'ARRIVED'), gt(moneyEvent.amount, 0))).limit(1);
  const methodId = idOf(charge?.payment_method);
  const [card] = methodId === null ? [] : await tx.select({ fingerprint: paymentCard.fingerprint }).from(paymentCard)
    .where(eq(paymentCard.stripeId, methodId));
  return {
    companyId, invoiceId: found.id, chargeId: charge?.id ?? null, kind: row.kind, amount, currency: found.currency, at, coupon,
    pack: row.packKey == null ? null : { key: row.packKey, quantity: row.quantity ?? 1, buyerId: found.metadata?.buyer ?? null },
    isFirst: !earlier && amount > 0,
    cardFingerprint: card?.fingerprint ?? charge?.payment_method_details?.card?.fingerprint ?? null,
  };
}

/** False when this cause is written down already. */
async function writeMoney(
  tx: Db, { now }: Payer, { companyId, amount, currency, at, pack, ...money }: Money, kind: 'ARRIVED' | 'RETURNED', cause: string,
): Promise<boolean> {
  // What nobody can change names no person.
  const data = { ...money, pack: pack && { key: pack.key, quantity: pack.quantity } };
  const written = await tx.insert(moneyEvent).values({ companyId, kind, cause, amount, currency, data, at, writtenAt: now() })
    .onConflictDoNothing().returning({ id: moneyEvent.id });
  return written.length > 0;
}
