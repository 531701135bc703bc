import { MarketPotentialPage } from '../features/market-potential/market-potential.page';
import { MODULE_PARTS } from './module-parts';

export function MarketPotentialRoute() {
  return <MarketPotentialPage {...MODULE_PARTS} />;
}
