import { COMPETITION_GUIDES } from '@heartwood/contract/guides';
import { AreaPage } from '../../area-page/area-page';
import type { ModuleParts } from '../../area-page/module-parts';
import { CompetitionPageDocument } from '../../generated/graphql';
import { COMPETITION, type CompetitionKey } from './bodies';
import type { CompetitionArea } from './competition-area';

/** The competition: what sets the company apart, and the comparison with what else a customer could choose. */
export function CompetitionPage(parts: ModuleParts) {
  return (
    <AreaPage<CompetitionArea, CompetitionKey>
      area="competition" document={CompetitionPageDocument} bodies={COMPETITION} guides={COMPETITION_GUIDES} navigation="tabs" {...parts}
    />
  );
}
