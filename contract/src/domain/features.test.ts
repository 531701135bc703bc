import { FEATURES, isFeatureOpen, isModuleOpen, openModules, type Feature } from './features';
import { FREE_MODULE_COUNT, MODULE_COUNT } from './module-count';
import { MODULES } from './modules';
import { PLAN_NAMES } from './plans';

/** As section 6 of the specification writes them, with the flag of each. */
const ON_EVERY_PLAN: Readonly<Record<string, Feature>> = {
  'vision': 'vision', 'business sectors': 'businessSectors', 'belief': 'belief', 'business stage': 'businessStage',
  'customer segment': 'profileCustomerSegment', 'values': 'values', 'culture': 'culture', 'market goals': 'marketGoals', 'SDGs': 'sdgs',
  'traction': 'traction', 'skills': 'skills', 'team': 'team', 'overall problem': 'overallProblem',
  'solution and value proposition': 'overallSolution', 'business-model customer segment': 'customerSegment', 'revenue': 'revenue',
  'costs': 'costs', 'market potential overview': 'marketPotentialOverview',
};
const ON_PAID_PLANS: Readonly<Record<string, Feature>> = {
  'channels': 'channels', 'key resources': 'keyResources', 'key partners': 'keyPartners', 'key activities': 'keyActivities',
  'point of differentiation': 'pointOfDifferentiation', 'competition': 'competition', 'comparison': 'comparison',
  'market strategy': 'marketStrategy', 'SAM': 'sam', 'TAM': 'tam', 'SOM': 'som', 'SWOT': 'swot', 'risk analysis': 'riskAnalysis',
  'scenarios': 'scenarios', 'presentation': 'presentation',
};

describe('the features of the plans', () => {
  it('are the 33 of the specification, each once', () => {
    const named = [...Object.values(ON_EVERY_PLAN), ...Object.values(ON_PAID_PLANS)];
    expect(named).toHaveLength(33);
    expect([...named].sort()).toEqual(Object.keys(FEATURES).sort());
  });

  it.each(Object.entries(ON_EVERY_PLAN))('%s is open on every plan', (_name, feature) => {
    expect(PLAN_NAMES.filter((plan) => isFeatureOpen(feature, plan))).toEqual(PLAN_NAMES);
  });

  it.each(Object.entries(ON_PAID_PLANS))('%s is open on all plans but Free', (_name, feature) => {
    expect(PLAN_NAMES.filter((plan) => isFeatureOpen(feature, plan))).toEqual(['Trial', 'Premium', 'Pro']);
  });

  it.each([['Free', 16], ['Trial', 28], ['Premium', 28], ['Pro', 28]] as const)('open on %s %p modules', (plan, open) => {
    expect(MODULES.filter(({ key }) => isModuleOpen(key, plan))).toHaveLength(open);
    expect(openModules(plan)).toBe(open);
  });

  it('are counted without being named', () => {
    expect([openModules('Free'), openModules('Pro')]).toEqual([FREE_MODULE_COUNT, MODULE_COUNT]);
  });
});
