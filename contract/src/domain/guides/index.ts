import type { ModuleKey } from '../modules';
import { BUSINESS_MODEL_GUIDES } from './business-model.guides';
import { COMPETITION_GUIDES } from './competition.guides';
import { FOUNDATION_GUIDES } from './foundation.guides';
import { IDEA_STAGE_GUIDES } from './idea-stage.guides';
import { MARKET_PLAN_GUIDES } from './market-plan.guides';
import { MARKET_POTENTIAL_GUIDES } from './market-potential.guides';
import type { ModuleGuide } from './module-guide';
import { RISK_ASSESSMENT_GUIDES } from './risk-assessment.guides';

// By area, so that the page of an area carries its own alone.
export { BUSINESS_MODEL_GUIDES } from './business-model.guides';
export { COMPETITION_GUIDES } from './competition.guides';
export { FOUNDATION_GUIDES } from './foundation.guides';
export { IDEA_STAGE_GUIDES } from './idea-stage.guides';
export { MARKET_PLAN_GUIDES } from './market-plan.guides';
export { MARKET_POTENTIAL_GUIDES } from './market-potential.guides';
export { RISK_ASSESSMENT_GUIDES } from './risk-assessment.guides';
export { EXAMPLE_KINDS, type AreaGuides, type ExampleKind, type ModuleGuide } from './module-guide';

/** The guides of all 28 modules. */
export const MODULE_GUIDES: Readonly<Record<ModuleKey, ModuleGuide>> = {
  ...IDEA_STAGE_GUIDES,
  ...FOUNDATION_GUIDES,
  ...BUSINESS_MODEL_GUIDES,
  ...COMPETITION_GUIDES,
  ...MARKET_POTENTIAL_GUIDES,
  ...RISK_ASSESSMENT_GUIDES,
  ...MARKET_PLAN_GUIDES,
};
