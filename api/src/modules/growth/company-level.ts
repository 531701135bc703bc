import { MODULES, type ModuleKey } from '@heartwood/contract/domain';
import { HAS_MARKET_GOAL_SQL, HAS_TRACTION_SQL } from '../timeline';

/** What the company level follows from: stated modules, and the records behind the five derived ones. */
export interface LevelFacts {
  /** Keys of the stated modules that are DONE. */
  doneKeys: readonly string[];
  /** Ids of the contract's SECTORS, in the order chosen. */
  sectors: readonly string[];
  stageId: number | null;
  isSoloFounder: boolean;
  /** Accepted members beside the owner. */
  acceptedMembers: number;
  hasMarketGoal: boolean;
  hasTraction: boolean;
}

/** `LevelFacts` of the company with the alias `c`, as JSON. */
export const LEVEL_FACTS_SQL = `json_build_object(
  'doneKeys', coalesce((select json_agg(g.key) from growth_component g where g.company_id = c.id and g.progress = 'DONE'), '[]'),
  'sectors', coalesce((select json_agg(x.sector_id order by x.position) from company_sector x where x.company_id = c.id), '[]'),
  'stageId', c.stage_id,
  'isSoloFounder', c.is_solo_founder,
  'acceptedMembers', (select count(*) from team_member x where x.company_id = c.id and x.is_accepted),
  'hasMarketGoal', ${HAS_MARKET_GOAL_SQL},
  'hasTraction', ${HAS_TRACTION_SQL}
)`;

/** Whether a module is done (product decisions, "The 28 modules"). */
export function isModuleDone(key: ModuleKey, facts: LevelFacts): boolean {
  switch (key) {
    case 'businessSectors': return facts.sectors.length > 0;
    case 'businessStage': return facts.stageId !== null;
    case 'team': return facts.acceptedMembers > 0 || facts.isSoloFounder;
    case 'marketGoals': return facts.hasMarketGoal;
    case 'traction': return facts.hasTraction;
    default: return facts.doneKeys.includes(key);
  }
}

/** 28 answers in the order of the module list. */
export function modulesDone(facts: LevelFacts): boolean[] {
  return MODULES.map((module) => isModuleDone(module.key, facts));
}

export function doneCount(facts: LevelFacts): number {
  return modulesDone(facts).filter(Boolean).length;
}
