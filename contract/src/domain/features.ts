import { AREAS, MODULES, type ModuleKey } from './modules';
import type { PlanName } from './plans';

const EVERY_PLAN: readonly PlanName[] = ['Free', 'Trial', 'Premium', 'Pro'];
const PAID_PLANS: readonly PlanName[] = ['Trial', 'Premium', 'Pro'];

/** The 33 flags of the specification (section 6), each with the plans that have it. The flag of a module is called as the module. */
export const FEATURES = {
  vision: EVERY_PLAN,
  businessSectors: EVERY_PLAN,
  belief: EVERY_PLAN,
  businessStage: EVERY_PLAN,
  /** The words of the company's profile; `customerSegment` is the module of the business model. */
  profileCustomerSegment: EVERY_PLAN,
  values: EVERY_PLAN,
  culture: EVERY_PLAN,
  marketGoals: EVERY_PLAN,
  sdgs: EVERY_PLAN,
  traction: EVERY_PLAN,
  skills: EVERY_PLAN,
  team: EVERY_PLAN,
  overallProblem: EVERY_PLAN,
  /** Solution and value proposition. */
  overallSolution: EVERY_PLAN,
  customerSegment: EVERY_PLAN,
  revenue: EVERY_PLAN,
  costs: EVERY_PLAN,
  /** The three markets rolled up: to be looked at, where working on them takes more. */
  marketPotentialOverview: EVERY_PLAN,
  channels: PAID_PLANS,
  keyResources: PAID_PLANS,
  keyPartners: PAID_PLANS,
  keyActivities: PAID_PLANS,
  pointOfDifferentiation: PAID_PLANS,
  /** The competitors, which are the rows of the comparison. */
  competition: PAID_PLANS,
  comparison: PAID_PLANS,
  marketStrategy: PAID_PLANS,
  sam: PAID_PLANS,
  tam: PAID_PLANS,
  som: PAID_PLANS,
  swot: PAID_PLANS,
  riskAnalysis: PAID_PLANS,
  scenarios: PAID_PLANS,
  presentation: PAID_PLANS,
} as const satisfies Readonly<Record<ModuleKey | OtherFeature, readonly PlanName[]>>;

/** Flags of what is no module of the 28 (product decisions, "Why these 28"). */
type OtherFeature = 'profileCustomerSegment' | 'marketPotentialOverview' | 'competition' | 'scenarios' | 'presentation';
export type Feature = keyof typeof FEATURES;

/** Whether somebody on this plan may change it. What is there already can be read on every plan, and counts. */
export function isFeatureOpen(feature: Feature, plan: PlanName): boolean {
  return FEATURES[feature].includes(plan);
}

export function isModuleOpen(key: ModuleKey, plan: PlanName): boolean {
  return isFeatureOpen(key, plan);
}

/** How many of the modules somebody on this plan can work on. */
export function openModules(plan: PlanName): number {
  return MODULES.filter(({ key }) => isModuleOpen(key, plan)).length;
}

/** By what names somebody asks for more than the plan has: modules and areas as they are called, what else a plan opens, and credits. */
export const WANTED_NAMES: readonly string[] = [
  ...new Set([...MODULES, ...AREAS].map(({ label }) => label)), 'Scenarios', 'Presentations', 'Credits',
];
