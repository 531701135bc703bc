import type { CompanyStanding } from '@heartwood/contract/domain';
import { canManageBilling } from '../company';

/** Whether a plan's words may go to somebody else's machine at all: owner and admins. */
export function canSwitchSuggestions(standing: CompanyStanding): boolean {
  return canManageBilling(standing);
}
