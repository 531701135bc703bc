import { and, asc, desc, eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { conflict, invalid, notFound } from '../../request/errors';
import { recordCompanyEvent } from '../company';
import { billingSubscription } from '../plan';
import { keepCustomer, type CustomerRow } from './billing-customer';
import { paymentCard } from './billing.table';
import { enterBilling, enterPayments, holdCompany, type Payer } from './enter-billing';
import { isLive } from './live';
import { keepNewestOfEach, unlessGone } from './newest-of-each-card';
import { cardNeeded, idOf, paymentFailure, refusalOf, type Payments } from './payments';
import { viewCard, type BillingCard } from './read-billing';

export type CardRow = typeof paymentCard.$inferSelect;
const MOST_CARDS = 10;

/** Where a card is typed: nothing but the provider's frame knows its number. */
export async function setUpCard(context: Context, companyId: string): Promise<{ clientSecret: string }> {
  const payments = await enterPayments(context, companyId);
  return asked(async () => {
    const customer = await keepCustomer(context, payments, companyId);
    if ((await cardRows(context.db.orm, companyId)).length >= MOST_CARDS)
      throw conflict(`A company has at most ${MOST_CARDS} cards. Remove one first.`);
    const setup = await payments.stripe.setupIntents.create(
      { customer: customer.stripeId, allowed_payment_method_types: ['card'], usage: 'off_session' },
    );
    return { clientSecret: setup.client_secret ?? '' };
  });
}

/** A card that the provider's frame has taken becomes the company's; typed once more it takes the place of the older one. */
export async function addCard(
  context: Context, { companyId, token }: { companyId: string; token: string },
): Promise<{ card: BillingCard; cards: BillingCard[] }> {
  const payments = await enterPayments(context, companyId);
  return asked(async () => {
    const customer = await keepCustomer(context, payments, companyId);
    const method = await attached(context.db.orm, payments.stripe, token, customer);
    const isFirst = (await cardRows(context.db.orm, companyId)).length === 0;
    if (isFirst) await unlessGone(chargeByDefault(payments.stripe, customer, method.id));
    await syncCards(context, payments, customer);
    const cards = await viewCards(context, companyId);
    const rows = await cardRows(context.db.orm, companyId);
    const kept = rows.find(({ stripeId }) => stripeId === method.id) ?? rows.find((row) => isSame(row, method));
    const added = cards.find(({ id }) => id === kept?.id);
    if (!added) throw invalid('token', 'This is no card.');
    return { card: added, cards };
  });
}

async function attached(tx: Db, stripe: Stripe, token: string, customer: CustomerRow): Promise<Stripe.PaymentMethod> {
  try {
    return await stripe.paymentMethods.attach(token, { customer: customer.stripeId });
  } catch (error) {
    if (refusalOf(error)?.type !== 'StripeInvalidRequestError') throw error;
    const known = await stripe.paymentMethods.retrieve(token).catch(() => null);
    if (known && idOf(known.customer) === customer.stripeId) return known;
    // Another tab has taken the same card at the same moment, and this one's is gone for it.
    if (known?.customer === null && (await cardRows(tx, customer.companyId)).some((row) => isSame(row, known))) return known;
    throw invalid('token', 'This card is not known, or belongs to somebody else.');
  }
}

const isSame = ({ fingerprint }: CardRow, { card }: Stripe.PaymentMethod): boolean => (
  fingerprint !== null && fingerprint === card?.fingerprint
);

const chargeByDefault = (stripe: Stripe, { stripeId }: CustomerRow, method: string) => (
  stripe.customers.update(stripeId, { invoice_settings: { default_payment_method: method } })
);

/** The next payment is this card's. */
export async function makeDefault(
  context: Context, payments: Payments, { companyId, cardId }: { companyId: string; cardId: string },
): Promise<CardRow> {
  const customer = await keepCustomer(context, payments, companyId);
  const card = await findCard(context.db.orm, companyId, cardId);
  if (!card.isDefault) await chargeByDefault(payments.stripe, customer, card.stripeId);
  await syncCards(context, payments, customer);
  return card;
}

export async function removeCard(context: Context, { companyId, cardId }: { companyId: string; cardId: string }): Promise<BillingCard[]> {
  const payments = await enterPayments(context, companyId);
  return asked(async () => {
    const [card] = await context.db.orm.select().from(paymentCard)
      .where(and(eq(paymentCard.companyId, companyId), eq(paymentCard.id, cardId)));
    if (!card) return viewCards(context, companyId);
    if (card.isDefault && await paysFor(context.db.orm, companyId)) {
      throw conflict(
        `The card ending ${card.last4} pays for the plan. Make another card the default, then remove this one.`, 'cardId', 'CARD_IN_USE',
      );
    }
    // Gone there already, it goes here too.
    await unlessGone(payments.stripe.paymentMethods.detach(card.stripeId));
    const customer = await keepCustomer(context, payments, companyId);
    const next = card.isDefault ? (await cardRows(context.db.orm, companyId)).find(({ id }) => id !== card.id) : undefined;
    if (next) await chargeByDefault(payments.stripe, customer, next.stripeId);
    await syncCards(context, payments, customer);
    return viewCards(context, companyId);
  });
}

async function paysFor(tx: Db, companyId: string): Promise<boolean> {
  const rows = await tx.select().from(billingSubscription).where(eq(billingSubscription.companyId, companyId));
  return rows.some(({ stripeId, status, cancelsAt }) => stripeId !== null && isLive({ status }) && cancelsAt === null);
}

export async function readCards(context: Context, companyId: string): Promise<BillingCard[]> {
  await context.db.transaction((tx) => enterBilling(tx, context, companyId));
  return viewCards(context, companyId);
}

export async function viewCards({ db, now }: Pick<Context, 'db' | 'now'>, companyId: string): Promise<BillingCard[]> {
  return (await cardRows(db.orm, companyId)).map(({ id, brand, last4, expMonth, expYear, name, isDefault }) => (
    viewCard({ id, brand, last4, expMonth, expYear, name, isDefault }, now())));
}

const cardRows = (tx: Db, companyId: string) => tx.select().from(paymentCard).where(eq(paymentCard.companyId, companyId))
  .orderBy(desc(paymentCard.isDefault), asc(paymentCard.createdAt), asc(paymentCard.id));

async function findCard(tx: Db, companyId: string, cardId: string): Promise<CardRow> {
  const [card] = await tx.select().from(paymentCard).where(and(eq(paymentCard.companyId, companyId), eq(paymentCard.id, cardId)));
  if (!card) throw notFound('There is no such card.');
  return card;
}

/** The card that is named, else the default one. Throws CARD_NEEDED where there is none. */
export async function cardToCharge({ db }: Pick<Context, 'db'>, companyId: string, cardId: string | null): Promise<CardRow> {
  if (cardId !== null) return findCard(db.orm, companyId, cardId);
  const [first] = await cardRows(db.orm, companyId);
  if (!first?.isDefault) throw cardNeeded();
  return first;
}

/** Cards are written down as the provider has them. */
export async function syncCards(services: Payer, { stripe }: Payments, { companyId, stripeId }: CustomerRow): Promise<void> {
  const customer = await stripe.customers.retrieve(stripeId);
  if (customer.deleted) return;
  const listed = (await stripe.customers.listPaymentMethods(stripeId, { type: 'card', limit: 100 })).data;
  const { methods, chosen, replaced } = await keepNewestOfEach(stripe, customer, listed);
  await services.db.transaction(async (tx) => {
    if (!await holdCompany(tx, companyId)) return;
    const before = await tx.select().from(paymentCard).where(eq(paymentCard.companyId, companyId));
    for (const { stripeId: gone } of before.filter((row) => !methods.some(({ id }) => id === row.stripeId))) {
      await tx.delete(paymentCard).where(eq(paymentCard.stripeId, gone));
    }
    for (const method of methods) {
      const row = rowOf(companyId, method, method.id === chosen);
      await tx.insert(paymentCard).values(row).onConflictDoUpdate({ target: paymentCard.stripeId, set: { ...row, createdAt: undefined } });
    }
    const told = (rows: readonly (typeof paymentCard.$inferInsert)[]) => (
      rows.map((row) => [row.stripeId, row.isDefault, row.expMonth, row.expYear, row.name].join(' ')).sort().join()
    );
    if (told(before) === told(methods.map((method) => rowOf(companyId, method, method.id === chosen)))) return;
    await recordCompanyEvent(tx, services, companyId, { type: 'COMPANY_CHANGED', actorId: null });
  });
  for (const id of replaced) await unlessGone(stripe.paymentMethods.detach(id));
}

function rowOf(
  companyId: string, { id, card, billing_details: { name }, created }: Stripe.PaymentMethod, isDefault: boolean,
): typeof paymentCard.$inferInsert {
  return {
    companyId, stripeId: id, brand: card?.brand ?? 'card', last4: card?.last4 ?? '', expMonth: card?.exp_month ?? 1,
    expYear: card?.exp_year ?? 2000,
    name: name ?? null, fingerprint: card?.fingerprint ?? null, isDefault, createdAt: new Date(created * 1000),
  };
}

async function asked<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw paymentFailure(error);
  }
}
