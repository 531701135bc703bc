import {
  canCommentOnModule, canEditModule, canSeeModule, canShareModule, isModuleOpen, type CompanyStanding, type ModuleKey, type ModuleReach,
  type PlanName,
} from '@heartwood/contract/domain';
import { forbidden, type AppError } from '../../request/errors';

/** `edit` the content, `share` = assign and choose who sees it, `comment` on it. */
export type ModuleRight = 'edit' | 'share' | 'comment';

const GRANTS: Record<ModuleRight, (standing: CompanyStanding, reach: ModuleReach) => boolean> = {
  edit: canEditModule,
  share: canShareModule,
  comment: canCommentOnModule,
};

const REFUSALS: Record<ModuleRight, string> = {
  edit: "You don't have permission to edit this module.",
  share: "You don't have permission to assign or share this module.",
  comment: "You don't have permission to comment on this module.",
};

/** Why the viewer may not, or null. A module that the plan does not open is read-only for everybody, the owner too. */
export function refuseModule(
  right: ModuleRight, module: { key: ModuleKey; standing: CompanyStanding; reach: ModuleReach; plan: PlanName },
): AppError | null {
  if (!GRANTS[right](module.standing, module.reach)) return forbidden(REFUSALS[right]);
  if (!isModuleOpen(module.key, module.plan)) return forbidden('This module is read-only on the Free plan.', 'LOCKED');
  return null;
}

/** Reading comments and history: nothing of a hidden module is told. */
export function refuseReading(standing: CompanyStanding, reach: ModuleReach): AppError | null {
  return canSeeModule(standing, reach) ? null : forbidden("You don't have permission to see this module.");
}
