import { FREE_MODULE_COUNT, GRACE_DAYS, MODULE_COUNT, TRIAL_MONTHS } from '@heartwood/contract/domain';
import type { PlanFacts } from '../graphql/me';

const DAY = 86_400_000;

export interface PlanStanding {
  /** "Free plan" or the current plan's name with "plan". */
  title: string;
  /** What is left of it, in words. */
  left: string;
  /** 0 to 1, for the meter. */
  share: number;
  /**
   * What is offered first: a card while a payment fails, more while there is more, nothing once the next plan is chosen, else where the
   * plan is looked after.
   */
  door: 'card' | 'upgrade' | 'manage' | 'none';
}

/** What was not charged is tried again for so many days (product decisions, row 94). */
export const isPaymentDue = ({ status, endsAt }: Pick<PlanFacts, 'status' | 'endsAt'>): boolean => status === 'past_due' && endsAt != null;

/** The plan in one line: how much is open on Free, how long a trial lasts, how many seats a paid plan has taken. */
export function planStanding(
  plan: Pick<PlanFacts, 'name' | 'status' | 'endsAt' | 'nextPlan' | 'usedTeam' | 'maxTeam'>, now: Date,
): PlanStanding {
  const title = `${plan.name} plan`;
  const door = plan.name === 'Premium' ? 'manage' : 'upgrade';
  if (isPaymentDue(plan) && plan.endsAt != null) {
    const days = trialDaysLeft(plan.endsAt, now);
    return {
      title: `${plan.name}, payment due`, left: daysLeft(days), share: Math.min(1, Math.max(0, 1 - days / GRACE_DAYS)), door: 'card',
    };
  }
  if (plan.name === 'Free') {
    return { title, left: `${FREE_MODULE_COUNT} of ${MODULE_COUNT} open`, share: FREE_MODULE_COUNT / MODULE_COUNT, door };
  }
  if (plan.name === 'Trial' && plan.endsAt != null) {
    const days = trialDaysLeft(plan.endsAt, now);
    const whole = TRIAL_MONTHS * 30.5;
    const share = Math.min(1, Math.max(0, 1 - days / whole));
    return plan.nextPlan == null
      ? { title, left: daysLeft(days), share, door }
      : { title: `Trial, then ${plan.nextPlan}`, left: daysLeft(days), share, door: 'none' };
  }
  return {
    title, left: `${plan.usedTeam} of ${plan.maxTeam} seats`, share: plan.maxTeam === 0 ? 0 : Math.min(1, plan.usedTeam / plan.maxTeam),
    door,
  };
}

const daysLeft = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'} left`;

/** Days that have begun count: the last day is 1. */
export function trialDaysLeft(endsAt: string, now: Date): number {
  return Math.max(0, Math.ceil((new Date(endsAt).getTime() - now.getTime()) / DAY));
}

/** A trial says when it is about to end: at 14, 3 and 1 days (product decisions, row 20). */
export function trialWarning(plan: Pick<PlanFacts, 'name' | 'endsAt' | 'nextPlan'>, now: Date): 14 | 3 | 1 | null {
  if (plan.name !== 'Trial' || plan.endsAt == null || plan.nextPlan != null) return null;
  const days = trialDaysLeft(plan.endsAt, now);
  if (days <= 1) return 1;
  if (days <= 3) return 3;
  return days <= 14 ? 14 : null;
}

/** "24 June", in the browser's zone. */
export function dayOf(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(new Date(iso));
}
