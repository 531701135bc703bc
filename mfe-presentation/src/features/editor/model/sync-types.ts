import type { Deck, DeckOp, RefusedOp } from '@heartwood/contract/deck';
import type { Words } from './words';

/** A step that the server does not have yet. */
export interface Pending {
  op: DeckOp;
  /** Of the words that it writes: what stood there when they were written. */
  base: Words | null;
  /** How often the server has refused it. */
  tries?: number;
  /** It was in a patch that the server did not take as a whole: it goes by itself. */
  isAlone?: true;
}

/** `at`: when its steps were taken, in milliseconds; they say by `seen` what they were written over, however often they are sent. */
export interface SentPatch { patchId: string; steps: readonly Pending[]; at?: number }
/** A step that the server will never take. `words` are what it would have written, `why` is the reason as a sentence. */
export interface SetAside { words: string; why: string }
/** Steps that the server took, ours or somebody else's. */
export interface HeardPatch { revision: number; ops: readonly DeckOp[] }

/**
 * One deck between this tab and the server: what both agree on, what is on its way, what waits, and what the person sees, which is all of
 * that on top of each other. Everything here is replaced, never changed.
 */
export interface Sync {
  confirmed: Deck;
  revision: number;
  sending: SentPatch | null;
  pending: readonly Pending[];
  shown: Deck;
  /** Steps heard of before the ones they follow; by revision. */
  ahead: ReadonlyMap<number, HeardPatch>;
  /** An answer that waits for the steps before it. */
  answer: Answer | null;
  /** What the person has to be told of. */
  aside: readonly SetAside[];
}

export interface Answer {
  revision: number;
  refused: readonly RefusedOp[];
  /** Nothing was otherwise afterwards: it made no revision of its own. */
  isEmpty?: boolean;
}
