import {
  applyOps, blockWithin, BLOCK_LIMITS, DECK_LIMITS, slideWithin, withinLimits, type Block, type Deck, type DeckOp, type Slide,
} from '@heartwood/contract/deck';
import { blockOf, slideOf } from './words';

/** The steps as the server takes them, and why some of them are left out, as a sentence. */
export interface FittedOps { ops: DeckOp[]; why: string | null }

const FULL_SLIDE = `A slide can have at most ${DECK_LIMITS.blocksOfSlide} blocks.`;
const FULL_DECK = `A presentation can have at most ${DECK_LIMITS.slides} slides.`;

/** Texts and lists cut to what their fields hold; blocks and slides beyond what a slide and a deck hold left out. */
export function fittedOps(deck: Deck, ops: readonly DeckOp[]): FittedOps {
  const taken: DeckOp[] = [];
  let why: string | null = null;
  let now = deck;
  for (const op of ops) {
    const isKnown = op.op === 'add-slide' && slideOf(now, op.slide.id) !== undefined;
    const slide = op.op === 'add-block' ? slideOf(now, op.slideId) : undefined;
    if (op.op === 'add-slide' && !isKnown && now.slides.length >= DECK_LIMITS.slides) why ??= FULL_DECK;
    else if (op.op === 'add-block' && slide && slide.blocks.length >= DECK_LIMITS.blocksOfSlide) why ??= FULL_SLIDE;
    else {
      const next = within(now, op);
      taken.push(next);
      now = applyOps(now, [next], 0).deck;
    }
  }
  return { ops: taken, why };
}

function within(deck: Deck, op: DeckOp): DeckOp {
  switch (op.op) {
    case 'add-slide': return { ...op, slide: slideWithin(op.slide) };
    case 'add-block': return { ...op, block: blockWithin(op.block) };
    case 'set-slide': return op.set.notes == null
      ? op
      : { ...op, set: { ...op.set, notes: op.set.notes.slice(0, BLOCK_LIMITS.slide.notes) } };
    case 'set-deck': return op.set.footer === undefined
      ? op
      : { ...op, set: { ...op.set, footer: op.set.footer.slice(0, BLOCK_LIMITS.footer) } };
    case 'set-block': {
      const block = blockOf(slideOf(deck, op.slideId), op.blockId);
      return block ? { ...op, set: withinLimits(block.kind, op.set) } : op;
    }
    default: return op;
  }
}

/** What the reader does not see can't be put anywhere: it would be empty there. */
export const seenOf = (blocks: readonly Block[]): Block[] => blocks.filter(({ isWithheld }) => !isWithheld);

/** What the steps would take away that the person does not see, and could not bring back. */
export function losesWithheld(deck: Deck, ops: readonly DeckOp[]): boolean {
  return ops.some((op) => {
    if (op.op === 'remove-block') return blockOf(slideOf(deck, op.slideId), op.blockId)?.isWithheld === true;
    return op.op === 'remove-slide' && hasWithheld(slideOf(deck, op.slideId));
  });
}

const hasWithheld = (slide: Slide | undefined): boolean => slide?.blocks.some(({ isWithheld }) => isWithheld) ?? false;

/** A step without what is withheld; null where nothing is left of it. */
export function withoutWithheld(op: DeckOp): DeckOp | null {
  if (op.op === 'add-block') return op.block.isWithheld ? null : op;
  return op.op === 'add-slide' && hasWithheld(op.slide) ? { ...op, slide: { ...op.slide, blocks: seenOf(op.slide.blocks) } } : op;
}
