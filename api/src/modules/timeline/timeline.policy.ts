import { canEditModule, isFeatureOpen, type CompanyStanding, type PlanName } from '@heartwood/contract/domain';
import { forbidden, type AppError } from '../../request/errors';

/** Every member reads the timeline; whoever edits the whole plan edits it. */
export const canEditTimeline = (standing: CompanyStanding): boolean => canEditModule(standing, { assignees: [], visibleTo: [] });

/** Why nobody writes scenarios on this plan, or null. What is there already can be read, and goals keep theirs. */
export const refuseScenarios = (plan: PlanName): AppError | null => (
  isFeatureOpen('scenarios', plan) ? null : forbidden('Scenarios are read-only on the Free plan.', 'LOCKED')
);
