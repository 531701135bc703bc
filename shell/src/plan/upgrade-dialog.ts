import type { ShellDialog } from '../dialogs/dialogs.model';
import type { PlanFacts } from '../graphql/me';

/** What Upgrade opens: the trial while the company may have it, else the plans. `feature` is what it was wanted for. */
export function upgradeDialog({ name, trialUsed }: Pick<PlanFacts, 'name' | 'trialUsed'>, feature?: string): ShellDialog {
  return name === 'Free' && !trialUsed ? { name: 'trial' } : { name: 'plan', about: 'upgrade', ...(feature !== undefined && { feature }) };
}
