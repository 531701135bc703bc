import type { ShellDialog } from '../dialogs/dialogs.model';
import type { PlanFacts } from '../graphql/me';
import { SUBSCRIPTION } from './plan-places';

/**
 * What is shown to whoever wants more than the plan has: of something named, the smallest plan that opens it; else the trial while the
 * company may have it, else the plans.
 */
export function wanted(
  { name, trialUsed }: Pick<PlanFacts, 'name' | 'trialUsed'>, feature?: string,
): { dialog: ShellDialog } | { to: string } {
  if (feature !== undefined) return { dialog: { name: 'limit', feature } };
  return name === 'Free' && !trialUsed ? { dialog: { name: 'trial' } } : { to: SUBSCRIPTION };
}
