export const PLAN_NAMES = ['Free', 'Trial', 'Premium', 'Pro'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** Seats without the owner; pending and accepted both count (product decisions, row 13). */
export const SEATS: Record<PlanName, { maxTeam: number; maxAdvisory: number }> = {
  Free: { maxTeam: 2, maxAdvisory: 5 },
  Pro: { maxTeam: 5, maxAdvisory: 5 },
  Premium: { maxTeam: 10, maxAdvisory: 10 },
  Trial: { maxTeam: 5, maxAdvisory: 5 },
};

/** The trial offer (specification, section 9). */
export const TRIAL_MONTHS = 2;

export interface Subscription {
  plan: PlanName;
  status: string;
  endsAt: Date | null;
}

/**
 * The plan in force: 'active' and 'trialing' give paid rights (product decisions, row 21), and 'past_due' for the days that its
 * payment is tried again, to its `endsAt` (row 94). What is past its end is Free.
 */
export function planInForce(subscription: Subscription | null, now: Date): PlanName {
  if (!subscription || !['active', 'trialing', 'past_due'].includes(subscription.status)) return 'Free';
  if (subscription.status === 'past_due' && subscription.endsAt === null) return 'Free';
  if (subscription.endsAt && subscription.endsAt <= now) return 'Free';
  return subscription.plan;
}
