import type { Block, DeckSettings, Slide } from './deck';

type Free<T> = T extends Block ? Partial<Omit<T, 'id' | 'kind' | 'rev'>> : never;
/** What is to be otherwise; `null` takes an optional field away. */
export type BlockChange = { [K in keyof Free<Block>]?: Free<Block>[K] | null } & Record<string, unknown>;
export type SlideChange = { [K in keyof Omit<Slide, 'id' | 'blocks' | 'rev'>]?: Slide[K] | null };

/**
 * A step of a deck. Places are said by what they come after (null: first), so that two people's steps go together. `seen` is the
 * `rev` that the writer saw: what somebody has changed since in the same fields is not written over, but answered back.
 */
export type DeckOp =
  | { op: 'add-slide'; slide: Slide; after: string | null }
  | { op: 'remove-slide'; slideId: string }
  | { op: 'move-slide'; slideId: string; after: string | null }
  | { op: 'set-slide'; slideId: string; set: SlideChange; seen?: number }
  | { op: 'add-block'; slideId: string; block: Block; after: string | null }
  | { op: 'remove-block'; slideId: string; blockId: string }
  | { op: 'move-block'; slideId: string; blockId: string; after: string | null }
  | { op: 'set-block'; slideId: string; blockId: string; set: BlockChange; seen?: number }
  | { op: 'set-deck'; set: Partial<DeckSettings> };

/** Why a step was not taken: what it is about is gone, or somebody has written the same words since. */
export interface RefusedOp { index: number; reason: 'GONE' | 'CHANGED' }
