import type { Deck, DeckOp } from '@heartwood/contract/deck';
import { emptied, isWithheld, PLACE, slideWithout, type Hidden } from './withheld';

/**
 * What one reader has of a deck, as far as they are kept from it: followed step by step, for what a block said when a step was made counts.
 */
export class WithheldBlocks {
  readonly #hidden: Hidden;
  readonly #known = new Set<string>();

  constructor(whole?: { presentation: { data: unknown }; hidden: Hidden }) {
    this.#hidden = whole?.hidden ?? new Set();
    for (const { id, blocks } of (whole?.presentation.data as Deck | null | undefined)?.slides ?? []) {
      for (const block of blocks) this.#take(id, block.id, block.isWithheld === true);
    }
  }

  /** The steps without what the reader does not see; null where they have to read the deck anew. */
  patchesWithout<Patch extends { ops: readonly DeckOp[] }>(patches: readonly Patch[]): Patch[] | null {
    if (this.#hidden.size === 0) return [...patches];
    const told = patches.map((patch) => ({ ...patch, ops: patch.ops.map((op) => this.#without(op)) }));
    return told.some(({ ops }) => ops.includes(null)) ? null
      : told.map((patch) => ({ ...patch, ops: patch.ops.filter((op) => op !== null) }));
  }

  #without(op: DeckOp): DeckOp | null {
    if (op.op === 'add-slide') {
      for (const block of op.slide.blocks) this.#take(op.slide.id, block.id, isWithheld(block, this.#hidden));
      return { ...op, slide: slideWithout(op.slide, this.#hidden) };
    }
    if (op.op === 'add-block') {
      const isKept = this.#take(op.slideId, op.block.id, isWithheld(op.block, this.#hidden));
      return isKept ? { ...op, block: emptied(op.block) } : op;
    }
    if (op.op !== 'set-block') return op;
    const was = this.#known.has(`${op.slideId}/${op.blockId}`);
    const { bindings } = op.set;
    const is = bindings ? isWithheld({ bindings } as never, this.#hidden) : was;
    if (was !== is) return null;
    return is ? { ...op, set: Object.fromEntries(Object.entries(op.set).filter(([key]) => PLACE.includes(key))) } : op;
  }

  #take(slideId: string, blockId: string, isKept: boolean): boolean {
    if (isKept) this.#known.add(`${slideId}/${blockId}`);
    else this.#known.delete(`${slideId}/${blockId}`);
    return isKept;
  }
}
