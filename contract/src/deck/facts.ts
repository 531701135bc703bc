import { isModuleKey, MODULES, type ModuleKey } from '../domain';
import type { Block } from './deck';

/** What a fact's value can fill: words anywhere in a text, or the content of a block of that kind. */
export type FactKind = 'words' | 'table' | 'chart' | 'team' | 'goals' | 'canvas' | 'logos';

/** Something that the plan says, as the reader may see it. One they may not see is not in the list, and says so where it is bound. */
export interface PlanFact {
  path: string;
  /** "SAM", "Overall problem". */
  name: string;
  module: ModuleKey | null;
  kind: FactKind;
  /** In one line: "€587M", "4 competitors". */
  words: string;
  /** Of the block's own fields (`rows`, `people`, …); for words null. */
  content: Partial<Block> | null;
  digest: string;
  /** What it is founded on, as in the share view: "Assumption", "True · 2 sources". */
  source: string;
  changedAt: string | null;
  /** Who changed it. */
  changedBy: string | null;
}

/** What is put together of several modules; who does not see all of them does not see it. */
const TOGETHER: Readonly<Record<string, readonly ModuleKey[]>> = {
  market: ['tam', 'sam', 'som'],
  canvas: MODULES.filter(({ area }) => area === 'businessModel').map(({ key }) => key),
};

/** The modules that a fact comes from, by its path: `sam.value` from one, `market.nested` from three, `company.name` from none. */
export function modulesOfPath(path: string): readonly ModuleKey[] {
  const [from = ''] = path.split('.');
  return isModuleKey(from) ? [from] : Object.hasOwn(TOGETHER, from) ? TOGETHER[from]! : [];
}
