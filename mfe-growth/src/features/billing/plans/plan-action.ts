import type { PlanName } from '@heartwood/contract/domain';
import { isMore, isPaid, type Frequency, type Standing } from '../standing';

/** What the button of a plan does. */
export type PlanAction =
  | { kind: 'current' | 'used' | 'chosen'; label: string }
  | { kind: 'trial' | 'checkout' | 'change' | 'free' | 'keep'; label: string };

/** What can be done with a plan by a company that stands so. */
export function planAction(plan: PlanName, wanted: Frequency, standing: Standing): PlanAction {
  const { plan: present, paidPlan, next, frequency, trialUsed, cancelsAt } = standing;
  if (plan === 'Trial') {
    if (present === 'Trial')
      return next === null ? { kind: 'current', label: 'Current plan' } : { kind: 'current', label: 'Until it ends' };
    return present === 'Free' && !trialUsed
      ? { kind: 'trial', label: 'Start Free Trial' }
      : { kind: 'used', label: trialUsed ? 'Used once' : 'Before a paid plan' };
  }
  if (plan === 'Free') {
    if (present === 'Free') return { kind: 'current', label: 'Current plan' };
    if (cancelsAt !== null) return { kind: 'chosen', label: 'Comes next' };
    return { kind: 'free', label: 'Switch to Free' };
  }
  if (cancelsAt !== null && paidPlan === plan) return { kind: 'keep', label: 'Keep plan' };
  if (next?.plan === plan && next.frequency === wanted) return { kind: 'chosen', label: 'Comes next' };
  if (present === plan) {
    if (frequency === wanted) return { kind: 'current', label: 'Current plan' };
    return { kind: 'change', label: wanted === 'YEARLY' ? 'Switch to yearly' : 'Switch to monthly' };
  }
  if (isPaid(present)) return { kind: 'change', label: isMore(plan, present) ? `Upgrade to ${plan}` : `Change to ${plan}` };
  return next !== null && isPaid(next.plan)
    ? { kind: 'change', label: `Change to ${plan}` }
    : { kind: 'checkout', label: `Upgrade to ${plan}` };
}

/** The one plan that is offered as the next step: never more than one primary button. */
export function suggestedPlan({ plan, next }: Pick<Standing, 'plan' | 'next'>): PlanName | null {
  if (isPaid(plan)) return plan === 'Pro' ? 'Premium' : null;
  return next === null ? 'Pro' : null;
}
