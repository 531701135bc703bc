import { asc, eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { CREDIT_PACKS } from '@heartwood/contract/domain';
import { commission } from '../../modules/affiliate/affiliate.table';
import { billingCustomer, invoice, moneyEvent } from '../../modules/billing/billing.table';
import { creditLot, creditTransfer } from '../../modules/credit/credit.table';
import { billingSubscription, creditBalance, planNameOf } from '../../modules/plan';
import type { MoneyHistory } from './history';

/** What a paid invoice and what went back of it come to without tax. */
interface Settled {
  id: string; pack: number; arrived: number;
  /** By refunds and by disputes. */
  returned: { id: string; amount: number }[];
  /** By disputes that were won. */
  restored: { id: string; amount: number }[];
  isRefunded: boolean;
}

const LIVE = ['active', 'trialing', 'past_due'];
const idOf = (value: string | { id: string } | null | undefined) => (typeof value === 'string' ? value : value?.id ?? null);

/** Says everything in which our rows, our ledger and the provider do not agree, each a sentence. */
export async function disagreements(history: MoneyHistory): Promise<string[]> {
  const { stage: { stripe } } = history;
  const customer = await history.customerId();
  const subscriptions = customer === null ? [] : (await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data;
  const invoices = customer === null
    ? []
    : await stripe.invoices.list({ customer, limit: 100, expand: ['data.payments'] }).autoPagingToArray({ limit: 1000 });
  const settled = await Promise.all(invoices.filter(({ status }) => status === 'paid').map((one) => settledOf(stripe, one)));
  return [
    ...await ofSubscriptions(history, subscriptions), ...await ofInvoices(history, invoices, settled), ...await ofMoney(history, settled),
    ...await ofCredits(history, settled), ...await ofCommission(history, settled),
    ...onceOf('subscription', subscriptions.map(({ metadata }) => metadata.request)),
    ...onceOf('invoice', invoices.map(({ metadata }) => metadata?.request)),
  ];
}

const onceOf = (what: string, requests: (string | undefined)[]) => {
  const named = requests.filter((one) => one !== undefined);
  return new Set(named).size === named.length ? [] : [`a request made more than one ${what}`];
};

async function ofSubscriptions(
  { stage: { server, stripe }, companyId }: MoneyHistory, seen: readonly Stripe.Subscription[],
): Promise<string[]> {
  const rows = await server.db.orm.select().from(billingSubscription).where(eq(billingSubscription.companyId, companyId));
  const paid = rows.filter(({ stripeId }) => stripeId !== null);
  const wrong: string[] = [];
  if (seen.filter(({ status }) => LIVE.includes(status)).length > 1) wrong.push('the company pays for two plans');
  if (paid.length !== seen.length) wrong.push(`${paid.length} subscriptions are written down, ${seen.length} are there`);
  for (const one of seen) {
    const row = paid.find(({ stripeId }) => stripeId === one.id);
    const schedule = LIVE.includes(one.status) && one.schedule
      ? await stripe.subscriptionSchedules.retrieve(idOf(one.schedule) ?? '')
      : null;
    const next = idOf(schedule?.phases[1]?.items[0]?.price as string | Stripe.Price | undefined);
    const is = {
      status: one.status, price: one.items.data[0]?.price.lookup_key, cancels: one.cancel_at, isPending: one.pending_update !== null,
      next: next === null ? null : (await stripe.prices.retrieve(next)).lookup_key,
    };
    const says = row && {
      status: row.status, price: row.priceKey, cancels: row.cancelsAt === null ? null : row.cancelsAt.getTime() / 1000,
      isPending: row.isPending, next: row.nextPriceKey,
    };
    if (JSON.stringify(is) !== JSON.stringify(says))
      wrong.push(`subscription ${one.id} is ${JSON.stringify(is)}, we say ${JSON.stringify(says)}`);
  }
  const [customer] = await server.db.orm.select().from(billingCustomer).where(eq(billingCustomer.companyId, companyId));
  for (const one of seen.filter(({ status }) => LIVE.includes(status))) {
    if (one.automatic_tax.enabled !== (customer?.country != null))
      wrong.push(`tax of ${one.id} does not follow ${customer?.country ?? 'no country'}`);
  }
  const plan = await planNameOf(server.db.orm, companyId, server.now());
  const active = paid.find(({ status, endsAt }) => status === 'active' && (endsAt === null || endsAt > server.now()));
  if (active && plan !== active.plan) wrong.push(`${active.plan} is paid for, ${plan} is in force`);
  if (!rows.some(({ status }) => LIVE.includes(status)) && plan !== 'Free') wrong.push(`nothing is paid for, ${plan} is in force`);
  return wrong;
}

async function settledOf(stripe: Stripe, one: Stripe.Invoice): Promise<Settled> {
  const tax = (one.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const net = (amount: number) => (one.total === 0 ? 0 : Math.round(amount * (one.total - tax) / one.total));
  const intent = idOf(one.payments?.data.find(({ is_default: isDefault }) => isDefault)?.payment.payment_intent);
  const refunds = intent === null ? [] : (await stripe.refunds.list({ payment_intent: intent, limit: 100 })).data;
  const disputes = intent === null ? [] : (await stripe.disputes.list({ payment_intent: intent, limit: 100 })).data;
  const pack = CREDIT_PACKS.find(({ key }) => key === one.metadata?.pack);
  return {
    id: one.id, pack: pack ? pack.credits * Number(one.metadata?.quantity ?? 1) : 0, arrived: net(one.amount_paid),
    returned: [...refunds, ...disputes].map(({ id, amount }) => ({ id, amount: net(amount) })),
    restored: disputes.filter(({ status }) => status === 'won').map(({ id, amount }) => ({ id, amount: net(amount) })),
    isRefunded: one.amount_paid > 0 && refunds.reduce((sum, { amount }) => sum + amount, 0) >= one.amount_paid,
  };
}

const KINDS_OF: Record<string, string[]> = {
  paid: ['PAID', 'REFUNDED'], open: ['OPEN', 'FAILED'], void: ['VOID'], uncollectible: ['VOID'], draft: ['DRAFT'],
};

async function ofInvoices(
  { stage: { server }, companyId }: MoneyHistory, seen: readonly Stripe.Invoice[], settled: readonly Settled[],
): Promise<string[]> {
  const rows = await server.db.orm.select().from(invoice).where(eq(invoice.companyId, companyId));
  const wrong = rows.filter(({ stripeId }) => !seen.some(({ id }) => id === stripeId)).map(({ stripeId }) => (
    `invoice ${stripeId} is not at the provider`
  ));
  for (const one of seen) {
    const row = rows.find(({ stripeId }) => stripeId === one.id);
    if (!row && one.status === 'draft') continue;
    const isGone = row?.status === 'REFUNDED';
    const back = settled.find(({ id }) => id === one.id)?.isRefunded;
    if (!row || !KINDS_OF[one.status ?? '']?.includes(row.status) || row.amount !== one.total || isGone !== (back ?? false)) {
      wrong.push(`invoice ${one.id} of ${one.total} is ${one.status ?? ''}, we say ${row ? `${row.amount} ${row.status}` : 'nothing'}`);
    }
  }
  return wrong;
}

async function ofMoney({ stage: { server }, companyId }: MoneyHistory, settled: readonly Settled[]): Promise<string[]> {
  const rows = await server.db.orm.select().from(moneyEvent).where(eq(moneyEvent.companyId, companyId));
  const is = settled.flatMap(({ id, arrived, pack, returned, restored }) => [
    ...(arrived > 0 || pack > 0 ? [`arrived:${id} ${arrived}`] : []), ...returned.map((one) => `returned:${one.id} ${one.amount}`),
    ...restored.map((one) => `restored:${one.id} ${one.amount}`),
  ]);
  return apart('money', is, rows.map(({ cause, amount }) => `${cause} ${amount}`));
}

function apart(what: string, is: readonly string[], says: readonly string[]): string[] {
  return [
    ...is.filter((one) => !says.includes(one)).map((one) => `${what}: ${one} is not written down`),
    ...says.filter((one, place) => !is.includes(one) || says.indexOf(one) !== place).map((one) => `${what}: ${one} never was`),
  ];
}

/** What was held when its money went back goes later, with a reference that begins with the refund's. */
const isOf = (reference: string, refund: string) => reference === refund || reference.startsWith(`${refund}:`);

async function ofCredits({ stage: { server }, companyId }: MoneyHistory, settled: readonly Settled[]): Promise<string[]> {
  const { orm } = server.db;
  const rows = await orm.select().from(creditTransfer).where(eq(creditTransfer.companyId, companyId)).orderBy(asc(creditTransfer.id));
  const [balance] = await orm.select().from(creditBalance).where(eq(creditBalance.companyId, companyId));
  const lots = await orm.select().from(creditLot).where(eq(creditLot.companyId, companyId));
  const wrong: string[] = [];
  const accounts: Record<string, number> = {};
  for (const { amount, fromAccount, toAccount, reference, id } of rows) {
    if (reference === '' || amount <= 0 || fromAccount === toAccount) wrong.push(`transfer ${id} has no cause or moves nothing`);
    accounts[fromAccount] = (accounts[fromAccount] ?? 0) - amount;
    accounts[toAccount] = (accounts[toAccount] ?? 0) + amount;
    for (const name of ['paid', 'granted', 'held', 'spent']) if ((accounts[name] ?? 0) < 0)
      wrong.push(`${name} is below zero after transfer ${id}`);
  }
  if (Object.values(accounts).reduce((sum, amount) => sum + amount, 0) !== 0) wrong.push('the ledger does not sum to zero');
  for (const name of ['paid', 'granted', 'held'] as const) {
    if ((balance?.[name] ?? 0) !== (accounts[name] ?? 0))
      wrong.push(`the balance says ${balance?.[name] ?? 0} ${name}, the ledger ${accounts[name] ?? 0}`);
  }
  const remaining = lots.reduce((sum, lot) => sum + lot.remaining, 0);
  if (remaining !== (accounts.paid ?? 0) + (accounts.granted ?? 0)) wrong.push(`lots have ${remaining} left`);
  const bought = rows.filter(({ kind, toAccount, reference }) => (
    kind === 'ISSUE' && toAccount === 'paid' && !reference.startsWith('restored:')
  )).map(({ reference, amount }) => `${reference} ${amount}`);
  wrong.push(...apart('credits', settled.filter(({ pack }) => pack > 0).map(({ id, pack }) => `payment:${id} ${pack}`), bought));
  const refunds = settled.filter(({ pack }) => pack > 0).flatMap(({ returned }) => returned.map(({ id }) => `refund:${id}`));
  for (const { reference, amount } of rows.filter(({ kind, reference: cause }) => kind === 'ISSUE' && cause.startsWith('restored:'))) {
    const taken = rows.filter((one) => one.kind === 'TAKE_BACK' && isOf(one.reference, reference.replace('restored:', 'refund:')))
      .reduce((sum, one) => sum + one.amount, 0);
    if (taken !== amount) wrong.push(`${amount} credits were restored for ${reference}, ${taken} had been taken`);
  }
  for (const { reference } of rows.filter(({ kind }) => (
    kind === 'TAKE_BACK'
  ))) if (!refunds.some((refund) => isOf(reference, refund))) wrong.push(`credits were taken back for ${reference}`);
  return wrong;
}

async function ofCommission({ stage: { server }, companyId, isReferred }: MoneyHistory, settled: readonly Settled[]): Promise<string[]> {
  const rows = await server.db.orm.select().from(commission).where(eq(commission.referredId, companyId));
  const earned = rows.filter(({ kind, takenFrom }) => kind === 'EARNED' && takenFrom === null);
  const wrong = earned.filter(({ cause, base }) => settled.find(({ id }) => id === cause)?.arrived !== base).map(({ cause }) => (
    `commission of ${cause} is of other money`
  ));
  if (isReferred) for (const { id, arrived } of settled) if (arrived > 0 && !earned.some(({ cause }) => cause === id))
    wrong.push(`no commission of ${id}`);
  for (const { cause, base, amount } of earned) {
    const back = rows.filter(({ takenFrom }) => takenFrom === cause);
    const of = settled.find(({ id }) => id === cause);
    const sum = (moves: Settled['returned'] = []) => moves.reduce((all, one) => all + one.amount, 0);
    const returned = sum(of?.returned) - sum(of?.restored);
    const had = back.reduce((all, one) => all - one.base, 0);
    if (had !== Math.min(base, returned)) wrong.push(`of ${cause} ${returned} of ${base} went back, commission of ${had} was taken back`);
    const left = amount + back.reduce((all, one) => all + one.amount, 0);
    if (left < 0 || (had === base && left !== 0)) wrong.push(`commission of ${cause} has ${left} left`);
  }
  return wrong;
}
