import { MODULES } from '@heartwood/contract/domain';
import { levelText } from '../company/company-level';
import type { CompanyCard } from '../graphql/me';

const TEAM_AT = MODULES.findIndex(({ key }) => key === 'team');

/**
 * What the company's level loses with its only other member (product/decisions, "The 28 modules"); nothing where the module is not done.
 */
export function teamTurnsBack({ done, modulesDone }: Pick<CompanyCard, 'done' | 'modulesDone'>): string {
  if (!modulesDone[TEAM_AT]) return '';
  return `Nobody else is in the team: “${MODULES[TEAM_AT]?.label ?? ''}” turns back to not done, and ${levelText(done)} becomes ${levelText(done - 1)}.`;
}
