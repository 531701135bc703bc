import {
  CURRENCY, GRACE_DAYS, isManager, PLAN_PRICES, TRY_DAYS, type BillingFrequency, type PlanName, type PlanPrice,
} from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { forbidden, notFound } from '../../request/errors';
import { cursorOf, pageOf, placeOf, sizeOf, type Page, type PageInput } from '../../text/page';
import { noAccess, standingOf, type Seat } from '../company';
import { requireViewer } from '../identity';
import { activeSubscription, planInForceOf } from '../plan';
import { PAYERS_ALONE } from './billing.policy';
import { BILLING_OF, INVOICE_OF, SUBSCRIPTIONS_OF, type BillingFacts, type SubscriptionsFacts } from './billing.queries';
import type { CardRow, InvoiceRow, SubscriptionRow } from './billing-rows';
import { isLive } from './live';

const DAY_MS = 24 * 3_600_000;

export interface BillingSubscription {
  id: string;
  plan: PlanName;
  planId: string | null;
  priceId: string | null;
  frequency: BillingFrequency | null;
  status: string;
  isActive: boolean;
  currentStartDate: string;
  currentEndDate: string | null;
  endsAt: string | null;
  cancelsAt: string | null;
}

export interface BillingCard {
  id: string; brand: string; name: string | null; last4: string; bin: string | null; expiredDate: string; isExpired: boolean;
  isDefault: boolean
}

export interface BillingFailure {
  since: string; until: string; amount: number; currency: string; reason: string | null; invoiceId: string;
  tries: { at: string; isDone: boolean }[]
}

export interface Billing {
  companyId: string;
  plan: PlanName;
  status: string;
  hasSubscription: boolean;
  frequency: BillingFrequency | null;
  priceId: string | null;
  currentStartDate: string | null;
  currentEndDate: string | null;
  nextAmount: number | null;
  nextAt: string | null;
  currency: string;
  nextPlan: PlanName | null;
  nextPriceId: string | null;
  nextFrequency: BillingFrequency | null;
  cancelsAt: string | null;
  failure: BillingFailure | null;
  isPending: boolean;
  trialEndsAt: string | null;
  trialDaysLeft: number | null;
  trialUsed: boolean;
  card: BillingCard | null;
  cards: BillingCard[];
  details: NonNullable<BillingFacts['details']>;
  invoices: Page<InvoiceRow>;
}

const NO_DETAILS = {
  name: null, email: null, line1: null, line2: null, city: null, postalCode: null, country: null, companyRegistrationType: null,
  taxId: null,
};

export const priceOf = (key: string | null): PlanPrice | null => PLAN_PRICES.find((one) => one.key === key) ?? null;

export function viewCard({ expMonth, expYear, ...card }: CardRow, now: Date): BillingCard {
  return {
    ...card, bin: null, expiredDate: `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`,
    isExpired: Date.UTC(expYear, expMonth, 1) <= now.getTime(),
  };
}

export function viewSubscription(row: SubscriptionRow, isActive: boolean): BillingSubscription {
  const { id, plan, status, currentStart, currentEnd, endsAt, cancelsAt, priceKey } = row;
  return {
    id, plan, planId: plan, priceId: priceKey, frequency: priceOf(priceKey)?.frequency ?? null, status, isActive,
    currentStartDate: currentStart,
    currentEndDate: currentEnd, endsAt, cancelsAt,
  };
}

/** Every subscription that a company ever had, oldest first, for its people. */
export async function readSubscriptions(context: Context, companyId: string): Promise<BillingSubscription[]> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.read<{ data: SubscriptionsFacts }>(SUBSCRIPTIONS_OF, [companyId, userId]);
  if (!row || standingOf(row.data, userId).kind === 'none') throw noAccess();
  const active = activeSubscription(row.data.subscriptions);
  return row.data.subscriptions.map((one) => viewSubscription(one, one === active));
}

/** What owner and admins see of plan and payments; null for everybody else. */
export async function readBilling(context: Context, { companyId, ...page }: { companyId: string } & PageInput): Promise<Billing | null> {
  const { userId } = requireViewer(context);
  const size = sizeOf(page.first);
  const [row] = await context.db.read<{ data: BillingFacts }>(BILLING_OF, [
    companyId, userId, ...placeOf(page.after, 'moment', 'id'), size + 1,
  ]);
  if (!row || !isManager(standingOf(row.data, userId))) return null;
  const { data } = row;
  const now = context.now();
  const cards = data.cards.map((card) => viewCard(card, now));
  return {
    companyId, ...standOf(data, now), trialUsed: data.trialUsed, details: data.details ?? NO_DETAILS, cards,
    card: cards.find(({ isDefault }) => isDefault) ?? null, currency: CURRENCY,
    invoices: pageOf(data.invoices, size, {
      view: (one) => reachable(context, one), cursor: ({ createdAt, id }) => cursorOf(createdAt, id),
    }),
  };
}

type Standing = Omit<Billing, 'companyId' | 'currency' | 'trialUsed' | 'details' | 'cards' | 'card' | 'invoices'>;

function standOf({ subscriptions, failing, isUnderWay }: BillingFacts, now: Date): Standing {
  const inForce = planInForceOf(subscriptions.map((one) => ({ ...one, endsAt: one.endsAt === null ? null : new Date(one.endsAt) })), now);
  const paid = subscriptions.findLast((one) => one.isPaid && isLive(one)) ?? null;
  const trial = inForce.name === 'Trial' ? inForce.endsAt : null;
  const price = priceOf(paid?.priceKey ?? null);
  const comesLater = paid?.status === 'trialing';
  const next = priceOf(paid?.nextPriceKey ?? (comesLater ? paid.priceKey : null));
  const isEnding = paid?.cancelsAt != null;
  const leavesTrial = trial === null
    ? null
    : subscriptions.findLast((one) => one.plan === 'Trial' && one.status === 'trialing')?.cancelsAt ?? null;
  return {
    plan: inForce.name,
    status: paid && !comesLater ? paid.status : trial ? 'trialing' : 'active',
    hasSubscription: paid !== null,
    frequency: price?.frequency ?? null,
    priceId: price?.key ?? null,
    currentStartDate: paid?.currentStart ?? null,
    currentEndDate: paid?.currentEnd ?? null,
    nextAmount: isEnding ? null : (next ?? price)?.amount ?? null,
    nextAt: isEnding ? null : paid?.currentEnd ?? null,
    nextPlan: isEnding ? null : next?.plan ?? null,
    nextPriceId: isEnding ? null : next?.key ?? null,
    nextFrequency: isEnding ? null : next?.frequency ?? null,
    cancelsAt: paid ? paid.cancelsAt : leavesTrial,
    failure: paid?.failingSince != null && failing ? failureOf(paid.failingSince, failing) : null,
    isPending: isUnderWay || subscriptions.some((one) => one.isPending || one.status === 'incomplete'),
    trialEndsAt: trial?.toISOString() ?? null,
    trialDaysLeft: trial && Math.ceil((trial.getTime() - now.getTime()) / DAY_MS),
  };
}

function failureOf(since: string, { id, amount, currency, failure, tries }: InvoiceRow): BillingFailure {
  const begun = new Date(since).getTime();
  const at = (days: number) => new Date(begun + days * DAY_MS).toISOString();
  return {
    since, until: at(GRACE_DAYS), amount, currency, reason: failure, invoiceId: id,
    tries: TRY_DAYS.map((days, place) => ({ at: at(days), isDone: place < tries })),
  };
}

/** One invoice of a company, for owner and admins. */
export async function readInvoice(context: Context, companyId: string, id: string): Promise<InvoiceRow> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.read<{
    data: { ownerId: string; seat: Seat | null; invoice: InvoiceRow | null };
  }>(INVOICE_OF, [companyId, userId, id]);
  if (!row || !isManager(standingOf(row.data, userId))) throw forbidden(PAYERS_ALONE);
  if (!row.data.invoice) throw notFound('There is no such invoice.');
  return reachable(context, row.data.invoice);
}

/** An account on this machine is at another port each time it starts. */
function reachable({ payments }: Context, row: InvoiceRow): InvoiceRow {
  const origin = payments?.localOrigin ?? null;
  const moved = (address: string | null) => (address === null || origin === null ? address : address.replace(/^https?:\/\/[^/]+/, origin));
  return { ...row, pdfUrl: moved(row.pdfUrl), hostedUrl: moved(row.hostedUrl) };
}
