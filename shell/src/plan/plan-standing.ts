import { MODULE_COUNT, openModules, TRIAL_MONTHS } from '@heartwood/contract/domain';
import type { PlanFacts } from '../graphql/me';

const DAY = 86_400_000;

export interface PlanStanding {
  /** "Free plan" or the current plan's name with "plan". */
  title: string;
  /** What is left of it, in words. */
  left: string;
  /** 0 to 1, for the meter. */
  share: number;
}

/** The plan in one line: how much is open on Free, how long a trial lasts, how many seats a paid plan has taken. */
export function planStanding(plan: Pick<PlanFacts, 'name' | 'endsAt' | 'usedTeam' | 'maxTeam'>, now: Date): PlanStanding {
  const title = `${plan.name} plan`;
  if (plan.name === 'Free') {
    const open = openModules('Free');
    return { title, left: `${open} of ${MODULE_COUNT} open`, share: open / MODULE_COUNT };
  }
  if (plan.name === 'Trial' && plan.endsAt != null) {
    const days = trialDaysLeft(plan.endsAt, now);
    const whole = TRIAL_MONTHS * 30.5;
    return { title, left: `${days} ${days === 1 ? 'day' : 'days'} left`, share: Math.min(1, Math.max(0, 1 - days / whole)) };
  }
  return { title, left: `${plan.usedTeam} of ${plan.maxTeam} seats`, share: plan.maxTeam === 0 ? 0 : Math.min(1, plan.usedTeam / plan.maxTeam) };
}

/** Days that have begun count: the last day is 1. */
export function trialDaysLeft(endsAt: string, now: Date): number {
  return Math.max(0, Math.ceil((new Date(endsAt).getTime() - now.getTime()) / DAY));
}

/** A trial says when it is about to end: at 14, 3 and 1 days (product decisions, row 20). */
export function trialWarning(plan: Pick<PlanFacts, 'name' | 'endsAt'>, now: Date): 14 | 3 | 1 | null {
  if (plan.name !== 'Trial' || plan.endsAt == null) return null;
  const days = trialDaysLeft(plan.endsAt, now);
  if (days <= 1) return 1;
  if (days <= 3) return 3;
  return days <= 14 ? 14 : null;
}
