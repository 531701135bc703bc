import type { CompanyStanding } from '@heartwood/contract/domain';
import { canManageBilling } from '../company';

/** Where credits came from and who spent them: whoever pays for them. */
export function canSeeLedger(standing: CompanyStanding): boolean {
  return canManageBilling(standing);
}

/** How many there are: everybody who belongs to the company, as with its plan. */
export function canSeeBalance(standing: CompanyStanding): boolean {
  return standing.kind !== 'none';
}
