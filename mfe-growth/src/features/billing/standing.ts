import { PLAN_PRICES, type PlanName } from '@heartwood/contract/domain';

export type Frequency = 'MONTHLY' | 'YEARLY';

/** How a company stands with its plan: what the screens of billing derive their words from. */
export interface Standing {
  /** The plan in force. */
  plan: PlanName;
  /** The subscription's status, in Stripe's words; 'active' on Free. */
  status: string;
  trialUsed: boolean;
  /** The plan that is paid, or was chosen in the trial, whether or not it was cancelled since. */
  paidPlan: PlanName | null;
  /** How a paid plan is paid, or will be when the trial ends. */
  frequency: Frequency | null;
  /** When the trial or the paid period ends. */
  endsAt: string | null;
  /** When a plan that was cancelled ends. */
  cancelsAt: string | null;
  /** The plan that begins by itself: the one that was chosen in the trial, or the smaller one at the period's end. */
  next: { plan: PlanName; frequency: Frequency; at: string } | null;
}

const RANK: Readonly<Record<PlanName, number>> = { Free: 0, Trial: 1, Pro: 2, Premium: 3 };

export const isPaid = (plan: PlanName): boolean => plan === 'Pro' || plan === 'Premium';

/** Whether `plan` has more in it than `than`. */
export const isMore = (plan: PlanName, than: PlanName): boolean => RANK[plan] > RANK[than];

export const frequencyWord = (frequency: Frequency): string => (frequency === 'YEARLY' ? 'Yearly' : 'Monthly');
export const lineOf = (plan: PlanName, frequency: Frequency): string => `${plan}, ${frequencyWord(frequency).toLowerCase()}`;

/** Whether exactly this is paid and goes on: there is nothing to choose. */
export function isInForce({ plan, frequency, cancelsAt, next }: Standing, wanted: PlanName, period: Frequency): boolean {
  return isPaid(wanted) && plan === wanted && frequency === period && cancelsAt === null && next === null;
}

/** What the API says of a company's billing, as far as the plan goes. */
export interface PlanFacts {
  plan: PlanName;
  status: string;
  priceId?: string | null | undefined;
  frequency?: Frequency | null | undefined;
  currentEndDate?: string | null | undefined;
  nextPlan?: PlanName | null | undefined;
  nextFrequency?: Frequency | null | undefined;
  nextAt?: string | null | undefined;
  cancelsAt?: string | null | undefined;
  trialEndsAt?: string | null | undefined;
  trialUsed: boolean;
}

export function standingOf(facts: PlanFacts): Standing {
  const { plan, status, priceId, frequency, currentEndDate, nextPlan, nextFrequency, nextAt, cancelsAt, trialEndsAt, trialUsed } = facts;
  const endsAt = (plan === 'Trial' ? trialEndsAt : currentEndDate) ?? null;
  const at = nextAt ?? endsAt;
  const isNext = nextPlan != null && isPaid(nextPlan) && at !== null;
  return {
    plan, status, trialUsed, endsAt,
    paidPlan: PLAN_PRICES.find(({ key }) => key === priceId)?.plan ?? null,
    frequency: frequency ?? null,
    cancelsAt: cancelsAt ?? null,
    next: isNext ? { plan: nextPlan, frequency: nextFrequency ?? frequency ?? 'MONTHLY', at } : null,
  };
}
