import type { ModuleKey } from '../domain';
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
