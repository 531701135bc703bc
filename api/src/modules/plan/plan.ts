import { asc, eq } from 'drizzle-orm';
import { planInForce, SEATS, type PlanName, type Subscription } from '@heartwood/contract/domain';
import type { Db } from '../../db/database';
import { billingSubscription } from './plan.table';

/** One row of `billing_subscription`, oldest first in a list. */
export interface SubscriptionFacts { plan: PlanName; status: string; endsAt: string | null }

/** Seats taken: pending and accepted rows, without the owner (product/decisions 13). */
export interface SeatFacts { team: number; advisory: number }

export interface Plan {
  name: PlanName;
  status: string;
  endsAt: string | null;
  /** What was chosen during the trial and begins at its end. */
  nextPlan: PlanName | null;
  trialUsed: boolean;
  maxTeam: number;
  maxAdvisory: number;
  usedTeam: number;
  usedAdvisory: number;
  aiCreditCount: number;
}

/** `SubscriptionFacts[]` of the company with the alias `c`, as JSON. */
export const SUBSCRIPTIONS_SQL = `coalesce((
  select json_agg(json_build_object('plan', s.plan, 'status', s.status, 'endsAt', s.ends_at) order by s.created_at)
  from billing_subscription s
  where s.company_id = c.id), '[]')`;

/** How many credits the company with the alias `c` can spend. */
export const CREDITS_SQL = `coalesce((
  select balance.paid + balance.granted
  from credit_balance balance
  where balance.company_id = c.id), 0)`;

/**
 * The active subscription is the one with status 'active', then a running trial, then one whose payment is tried again, otherwise the
 * first (spec section 4).
 */
export function activeSubscription<Row extends { plan: PlanName; status: string }>(subscriptions: readonly Row[]): Row | null {
  const withStatus = (status: string) => subscriptions.find((one) => one.status === status);
  // What was chosen during a trial waits for its end, at the payment provider as a trial too.
  const trial = subscriptions.find(({ plan, status }) => plan === 'Trial' && status === 'trialing');
  return withStatus('active') ?? trial ?? withStatus('trialing') ?? withStatus('past_due') ?? subscriptions[0] ?? null;
}

function waitingPlan(subscriptions: readonly Pick<SubscriptionFacts, 'plan' | 'status'>[]): PlanName | null {
  return subscriptions.find(({ plan, status }) => plan !== 'Trial' && status === 'trialing')?.plan ?? null;
}

/** The plan that a company has today; rights follow its name. */
export function planOf(subscriptions: readonly SubscriptionFacts[], seats: SeatFacts, aiCreditCount: number, now: Date): Plan {
  const chosen = activeSubscription(subscriptions);
  const endsAt = chosen?.endsAt == null ? null : new Date(chosen.endsAt);
  const name = planInForce(chosen && { plan: chosen.plan, status: chosen.status, endsAt }, now);
  const inForce = chosen !== null && chosen.plan === name;
  return {
    name,
    status: inForce ? chosen.status : 'active',
    endsAt: inForce ? chosen.endsAt : null,
    nextPlan: name === 'Trial' ? waitingPlan(subscriptions) : null,
    trialUsed: subscriptions.some((one) => one.plan === 'Trial'),
    ...SEATS[name],
    usedTeam: seats.team,
    usedAdvisory: seats.advisory,
    aiCreditCount,
  };
}

export interface PlanInForce { name: PlanName; endsAt: Date | null }

/** What these subscriptions, oldest first, give today, and until when. */
export function planInForceOf(subscriptions: readonly Subscription[], now: Date): PlanInForce {
  const chosen = activeSubscription(subscriptions);
  const name = planInForce(chosen, now);
  return { name, endsAt: chosen?.plan === name ? chosen.endsAt : null };
}

/** The name alone, for a command in its transaction. */
export async function planNameOf(tx: Db, companyId: string, now: Date): Promise<PlanName> {
  const subscriptions = await tx.select().from(billingSubscription)
    .where(eq(billingSubscription.companyId, companyId))
    .orderBy(asc(billingSubscription.createdAt));
  return planInForce(activeSubscription(subscriptions), now);
}
