import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import { GRACE_DAYS, PLAN_PRICES, type PlanName, type PlanPrice } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import type { Announcer } from '../../events/announce';
import { conflict } from '../../request/errors';
import { recordCompanyEvent } from '../company';
import { grantAllowance } from '../credit';
import { billingSubscription } from '../plan';
import { endGivenPlan, momentAfter } from './end-given-plan.job';
import type { Payer } from './enter-billing';
import { isLive } from './live';
import { idOf, momentOf } from './payments';
import { tellPayers } from './tell-payers';

type Row = typeof billingSubscription.$inferSelect;
type Facts = Omit<Row, 'id' | 'companyId' | 'createdAt'>;

/** A subscription at the provider, and the price that a schedule gives its next period. */
export interface SeenSubscription { subscription: Stripe.Subscription; nextPrice: Stripe.Price | null }

const DAY_MS = 24 * 3_600_000;

/** Which price of the contract it is; null of a price that is not ours. */
export function keyOf(price: Stripe.Price): PlanPrice | null {
  const key = price.metadata.key ?? price.lookup_key;
  return PLAN_PRICES.find((one) => one.key === key) ?? null;
}

/**
 * Writes what the provider says of a company's subscriptions: the one place where a paid plan begins, changes and ends. One event of the
 * company for all of it, none where nothing has changed. The company's row is held.
 */
export async function setSubscriptions(
  tx: Db, services: Payer, companyId: string, seen: readonly SeenSubscription[], actorId: string | null = null,
): Promise<void> {
  const before = await tx.select().from(billingSubscription).where(eq(billingSubscription.companyId, companyId))
    .orderBy(asc(billingSubscription.createdAt));
  let isOther = false;
  for (const one of [...seen].sort((a, b) => a.subscription.created - b.subscription.created)) {
    const price = keyOf(one.subscription.items.data[0]?.price as Stripe.Price);
    if (!price) continue;
    const known = before.find(({ stripeId }) => stripeId === one.subscription.id) ?? null;
    const facts = factsOf(one, price, known, services.now());
    if (known && isSame(known, facts)) continue;
    isOther = true;
    if (known) await tx.update(billingSubscription).set(facts).where(eq(billingSubscription.id, known.id));
    else await tx.insert(billingSubscription).values({ ...facts, companyId, createdAt: momentOf(one.subscription.created) });
    await tellOfChange(tx, services, companyId, known, facts);
  }
  // What is paid takes the place of a trial, and of what an operator gave.
  if (seen.some(({ subscription }) => isLive(subscription) && subscription.status !== 'trialing')) {
    const ended = await tx.update(billingSubscription).set({ status: 'canceled', endsAt: services.now() })
      .where(and(
        eq(billingSubscription.companyId, companyId), isNull(billingSubscription.stripeId),
        inArray(billingSubscription.status, ['active', 'trialing']),
      ))
      .returning({ id: billingSubscription.id });
    isOther ||= ended.length > 0;
  }
  if (!isOther) return;
  await grantAllowance(tx, companyId, services.now());
  await recordCompanyEvent(tx, services, companyId, { type: 'COMPANY_CHANGED', actorId });
}

export interface Given { companyId: string; plan: PlanName; endsAt: Date | null; actorId: string | null }

/**
 * A plan that nobody pays for: a trial, or what an operator gives. What was given before ends now; Free is no subscription at all. Throws
 * CONFLICT where the company pays, because the provider would say otherwise tomorrow. The company's row is held.
 */
export async function giveSubscription(
  tx: Db, services: Announcer & Pick<Payer, 'now' | 'jobs'>, { companyId, plan, endsAt, actorId }: Given,
): Promise<void> {
  const rows = await tx.select().from(billingSubscription).where(eq(billingSubscription.companyId, companyId));
  if (rows.some(({ stripeId, status }) => stripeId !== null && isLive({ status }))) {
    throw conflict('The company pays for a plan. Cancel that first: it then ends with its period.');
  }
  await tx.update(billingSubscription).set({ status: 'canceled' })
    .where(and(eq(billingSubscription.companyId, companyId), inArray(billingSubscription.status, ['active', 'trialing'])));
  if (plan !== 'Free') {
    const id = randomUUID();
    await tx.insert(billingSubscription).values({
      id, companyId, plan, status: plan === 'Trial' ? 'trialing' : 'active', endsAt, createdAt: services.now(),
    });
    if (endsAt) await services.jobs.enqueue(tx, endGivenPlan, { payload: { id }, key: id, runAt: momentAfter(endsAt) });
  }
  await grantAllowance(tx, companyId, services.now());
  await recordCompanyEvent(tx, services, companyId, { type: 'COMPANY_CHANGED', actorId });
}

function factsOf({ subscription, nextPrice }: SeenSubscription, price: PlanPrice, known: Row | null, now: Date): Facts {
  const { id, status, items, cancel_at: cancelAt, ended_at: endedAt, pending_update: pending, metadata } = subscription;
  const [item] = items.data;
  const cancelsAt = cancelAt === null ? null : momentOf(cancelAt);
  const failing = failureOf(subscription, known, now);
  const ends = [
    cancelsAt, failing.failingSince && new Date(failing.failingSince.getTime() + GRACE_DAYS * DAY_MS),
    endedAt === null ? null : momentOf(endedAt),
  ]
    .filter((one) => one !== null).sort((a, b) => a.getTime() - b.getTime());
  return {
    plan: price.plan, status, stripeId: id, priceKey: price.key, cancelsAt, endsAt: ends[0] ?? null, ...failing,
    paidUntil: paidUntilOf(subscription, known),
    currentStart: item ? momentOf(item.current_period_start) : null,
    currentEnd: item ? momentOf(item.current_period_end) : null,
    nextPriceKey: nextPrice && (keyOf(nextPrice)?.key ?? null),
    isPending: pending !== null, couponCode: metadata.coupon ?? null,
  };
}

/** A period begins before it is paid: it counts with its invoice. An invoice that waits changes nothing of what was paid before. */
function paidUntilOf({ latest_invoice: latest }: Stripe.Subscription, known: Row | null): Date | null {
  if (typeof latest !== 'object' || latest?.status !== 'paid') return known?.paidUntil ?? null;
  const ends = latest.lines.data.map(({ period }) => period.end);
  return ends.length === 0 ? known?.paidUntil ?? null : momentOf(Math.max(...ends));
}

/** Counted from the first try, whenever we hear of it. */
function failureOf(
  { status, latest_invoice: latest }: Stripe.Subscription, known: Row | null, now: Date,
): Pick<Facts, 'failingSince' | 'failingInvoiceId'> {
  if (status !== 'past_due' && status !== 'unpaid') return { failingSince: null, failingInvoiceId: null };
  const invoiceId = idOf(latest);
  const finalized = typeof latest === 'object' ? latest?.status_transitions.finalized_at ?? null : null;
  const since = known?.failingSince ?? (finalized === null ? now : momentOf(finalized));
  return { failingSince: since, failingInvoiceId: known?.failingInvoiceId ?? invoiceId };
}

function isSame(known: Row, facts: Facts): boolean {
  return (Object.keys(facts) as (keyof Facts)[]).every((key) => {
    const [was, is] = [known[key], facts[key]];
    return was instanceof Date && is instanceof Date ? was.getTime() === is.getTime() : was === is;
  });
}

async function tellOfChange(tx: Db, services: Payer, companyId: string, known: Row | null, facts: Facts): Promise<void> {
  if (!known) return;
  const plan = known.plan;
  if (facts.status === 'past_due' && known.status !== 'past_due') {
    await tellPayers(tx, services, {
      companyId, type: 'PAYMENT_FAILED', cause: `failed:${facts.failingInvoiceId ?? ''}`,
      data: { planName: plan, until: dayOf(facts.endsAt) },
    });
  }
  if (isLive(known) && ['canceled', 'unpaid'].includes(facts.status)) {
    await tellPayers(tx, services, { companyId, type: 'PLAN_ENDED', cause: `ended:${facts.stripeId ?? ''}`, data: { planName: plan } });
  }
}

const dayOf = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? '';
