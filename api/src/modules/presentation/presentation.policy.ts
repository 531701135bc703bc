import { canEditModule, isFeatureOpen, type CompanyStanding, type PlanName } from '@heartwood/contract/domain';
import { forbidden, type AppError } from '../../request/errors';

/** Every member reads presentations; whoever edits the whole plan edits them. */
export const canEditDecks = (standing: CompanyStanding): boolean => canEditModule(standing, { assignees: [], visibleTo: [] });

/** View access comments; custom access, which has nothing assigned here, reads. */
export const canCommentOnDecks = (standing: CompanyStanding): boolean => (
  canEditDecks(standing) || (standing.kind === 'member' && standing.accessType === 'view')
);

export const isDecksOpen = (plan: PlanName): boolean => isFeatureOpen('presentation', plan);

export const noDeck = () => forbidden("You don't have permission to edit this presentation.");

/** Why nobody writes presentations on this plan, or null. What is there can be read, also through its links. */
export const refuseDecks = (plan: PlanName): AppError | null => (
  isDecksOpen(plan) ? null : forbidden('Presentations are read-only on the Free plan.', 'LOCKED')
);
