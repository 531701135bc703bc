import { AREAS, modulesOfArea, type AreaKey } from '@heartwood/contract/domain';
import { BUSINESS_MODEL } from '../features/business-model/bodies';
import { COMPETITION } from '../features/competition/bodies';
import { FOUNDATION } from '../features/foundation/bodies';
import { MARKET_POTENTIAL } from '../features/market-potential/bodies';
import { RISK } from '../features/risk/bodies';
import { areaPath } from '../module/module-page';

const BODIES: Partial<Record<AreaKey, object>> = {
  foundation: FOUNDATION, businessModel: BUSINESS_MODEL, competition: COMPETITION, marketPotential: MARKET_POTENTIAL, riskAssessment: RISK,
};

it.each(AREAS.filter(({ key }) => areaPath(key) !== null).map(({ key }) => key))('every module of %s has a body', (area) => {
  expect(Object.keys(BODIES[area] ?? {}).sort()).toEqual(modulesOfArea(area).map(({ key }) => key).sort());
});
