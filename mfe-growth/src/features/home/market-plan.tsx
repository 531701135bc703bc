import { latePart } from '@heartwood/shared-ui';
import { useHasPage } from '../../module/market-plan-offer';
import type { HomeCardProps } from './home-card';
import { MARKET_PLAN_KEYS } from './market-plan-parts';
import { useCardOnHome } from './use-card-on-home';

const MarketPlanCard = latePart(() => import('./market-plan-card').then((part) => part.MarketPlanCard));

/** `?module=marketGoals` and `?module=traction`: the card of the market plan, as soon as a published remote has what it holds. */
export function MarketPlan(props: HomeCardProps) {
  const { openKey, close } = useCardOnHome(MARKET_PLAN_KEYS);
  const hasPage = useHasPage();
  return openKey === null || !hasPage(openKey) ? null : <MarketPlanCard openKey={openKey} onClose={close} {...props} />;
}
