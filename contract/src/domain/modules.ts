/** The seven areas of the growth framework, in the order of the ring. `route` is the page under `/app/growth-framework`. */
export const AREAS = [
  { key: 'ideaStage', label: 'Idea stage', route: '' },
  { key: 'foundation', label: 'Foundation', route: 'foundation' },
  { key: 'businessModel', label: 'Business model', route: 'business-model' },
  { key: 'competition', label: 'Competition', route: 'competition' },
  { key: 'marketPotential', label: 'Market potential', route: 'market-potential' },
  { key: 'riskAssessment', label: 'Risk assessment', route: 'risk-assessment' },
  { key: 'marketPlan', label: 'Market plan', route: '' },
] as const;

export type AreaKey = (typeof AREAS)[number]['key'];

/** How a module becomes done: by the user's own statement, or by records that exist (product decisions, "The 28 modules"). */
export type Completion = 'stated' | 'derived';

export interface GrowthModuleDefinition {
  key: string;
  label: string;
  /** For places under 120 px. */
  shortLabel?: string;
  area: AreaKey;
  completion: Completion;
}

export const MODULES = [
  { key: 'businessSectors', label: 'Business sectors', area: 'ideaStage', completion: 'derived' },
  { key: 'businessStage', label: 'Business stage', area: 'ideaStage', completion: 'derived' },
  { key: 'vision', label: 'Vision', area: 'foundation', completion: 'stated' },
  { key: 'belief', label: 'Belief', area: 'foundation', completion: 'stated' },
  { key: 'values', label: 'Values', area: 'foundation', completion: 'stated' },
  { key: 'culture', label: 'Culture', area: 'foundation', completion: 'stated' },
  {
    key: 'sdgs',
    label: 'Sustainable development goals',
    shortLabel: 'Development goals',
    area: 'foundation',
    completion: 'stated',
  },
  { key: 'skills', label: 'Skills', area: 'foundation', completion: 'stated' },
  { key: 'team', label: 'Team and advisors', area: 'foundation', completion: 'derived' },
  { key: 'overallProblem', label: 'Overall problem', area: 'businessModel', completion: 'stated' },
  { key: 'overallSolution', label: 'Overall solution', area: 'businessModel', completion: 'stated' },
  { key: 'customerSegment', label: 'Customer segments', area: 'businessModel', completion: 'stated' },
  { key: 'channels', label: 'Channels', area: 'businessModel', completion: 'stated' },
  { key: 'keyResources', label: 'Key resources', area: 'businessModel', completion: 'stated' },
  { key: 'keyActivities', label: 'Key activities', area: 'businessModel', completion: 'stated' },
  { key: 'keyPartners', label: 'Key partners', area: 'businessModel', completion: 'stated' },
  { key: 'revenue', label: 'Revenue', area: 'businessModel', completion: 'stated' },
  { key: 'costs', label: 'Costs', area: 'businessModel', completion: 'stated' },
  { key: 'pointOfDifferentiation', label: 'Point of differentiation', area: 'competition', completion: 'stated' },
  { key: 'comparison', label: 'Comparison', area: 'competition', completion: 'stated' },
  { key: 'tam', label: 'TAM', area: 'marketPotential', completion: 'stated' },
  { key: 'sam', label: 'SAM', area: 'marketPotential', completion: 'stated' },
  { key: 'som', label: 'SOM', area: 'marketPotential', completion: 'stated' },
  { key: 'marketStrategy', label: 'Go-to-market strategy', area: 'marketPotential', completion: 'stated' },
  { key: 'swot', label: 'SWOT', area: 'riskAssessment', completion: 'stated' },
  { key: 'riskAnalysis', label: 'Risk analysis', area: 'riskAssessment', completion: 'stated' },
  { key: 'marketGoals', label: 'Market goals', area: 'marketPlan', completion: 'derived' },
  { key: 'traction', label: 'Traction', area: 'marketPlan', completion: 'derived' },
] as const satisfies readonly GrowthModuleDefinition[];

export type ModuleKey = (typeof MODULES)[number]['key'];

const BY_KEY: ReadonlyMap<string, GrowthModuleDefinition & { key: ModuleKey }> = new Map(MODULES.map((module) => [module.key, module]));

export function isModuleKey(key: string): key is ModuleKey {
  return BY_KEY.has(key);
}

export function moduleOf(key: ModuleKey): GrowthModuleDefinition & { key: ModuleKey } {
  const found = BY_KEY.get(key);
  if (!found) throw new Error(`unknown module ${key}`);
  return found;
}

export function modulesOfArea(area: AreaKey): readonly (GrowthModuleDefinition & { key: ModuleKey })[] {
  return MODULES.filter((module) => module.area === area);
}
