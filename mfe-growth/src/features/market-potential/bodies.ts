import { isBlank } from '@heartwood/shared-ui/rich-text';
import type { AreaBodies, BodyKind } from '../../area-page/bodies';
import type { MarketPotentialArea } from './market-potential-area';
import { MarketRows } from './market-rows';
import { MARKETS, type MarketKey } from './markets';
import { StrategyBasis } from './strategy-basis';

export type MarketPotentialKey = MarketKey | 'marketStrategy';

/** A market is a list, and wants one row (product decisions, row 109). */
const market = (key: MarketKey): BodyKind<MarketPotentialArea> => ({
  text: 'below', Rows: MarketRows, isWide: true, hasRail: true,
  missing: ({ marketCustomers }) => (
    marketCustomers.some((row) => row.key === key) ? null : `Add at least one segment to ${MARKETS[key].label} first.`
  ),
});

/** What each module of the market potential is made of. */
export const MARKET_POTENTIAL: AreaBodies<MarketPotentialArea, MarketPotentialKey> = {
  tam: market('tam'),
  sam: market('sam'),
  som: market('som'),
  marketStrategy: {
    text: 'above', otherText: 'Other description', Rows: StrategyBasis,
    missing: (_area, text) => (isBlank(text) ? 'Write the strategy first.' : null),
  },
};
