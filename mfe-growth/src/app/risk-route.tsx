import { RiskPage } from '../features/risk/risk.page';
import { MODULE_PARTS } from './module-parts';

export function RiskRoute() {
  return <RiskPage {...MODULE_PARTS} />;
}
