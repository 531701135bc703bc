import { MARKET_POTENTIAL_GUIDES } from '@heartwood/contract/guides';
import { AreaPage } from '../../area-page/area-page';
import type { ModuleParts } from '../../area-page/module-parts';
import { MarketPotentialPageDocument } from '../../generated/graphql';
import { MARKET_POTENTIAL, type MarketPotentialKey } from './bodies';
import type { MarketPotentialArea } from './market-potential-area';

/** The market potential: TAM, SAM, SOM and the strategy, one open at a time. */
export function MarketPotentialPage(parts: ModuleParts) {
  return (
    <AreaPage<MarketPotentialArea, MarketPotentialKey>
      area="marketPotential" document={MarketPotentialPageDocument} bodies={MARKET_POTENTIAL} guides={MARKET_POTENTIAL_GUIDES} {...parts}
    />
  );
}
