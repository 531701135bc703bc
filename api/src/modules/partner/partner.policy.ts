import type { CompanyStanding } from '@heartwood/contract/domain';

/** Who opens the company's messaging to another site: its owner alone. */
export function canManagePartners(standing: CompanyStanding): boolean {
  return standing.kind === 'owner';
}
