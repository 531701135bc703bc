import type { Block, Deck, Slide } from './deck';
import type { DeckOp, RefusedOp } from './ops';

type Refusal = RefusedOp['reason'];
type Step = Deck | Refusal;
type Identified = { id: string };

/**
 * The deck after the steps, at that revision. Nothing given is changed; slides and blocks that no step is about are the same
 * objects, so that what shows them need not look again. Steps that could not be taken are told by their index, the others are taken.
 * What is added a second time is left as it is; a place after something gone is the end.
 */
export function applyOps(deck: Deck, ops: readonly DeckOp[], revision: number): { deck: Deck; refused: RefusedOp[] } {
  const refused: RefusedOp[] = [];
  let now = deck;
  for (const [index, op] of ops.entries()) {
    const next = applied(now, op, revision);
    if (typeof next === 'string') refused.push({ index, reason: next });
    else now = next;
  }
  return { deck: now, refused };
}

function applied(deck: Deck, op: DeckOp, revision: number): Step {
  switch (op.op) {
    case 'set-deck': return { ...deck, settings: { ...deck.settings, ...op.set } };
    case 'add-slide': return withSlides(deck, added(deck.slides, stamped(op.slide, revision), op.after));
    case 'remove-slide': return withSlides(deck, removed(deck.slides, op.slideId));
    case 'move-slide': return withSlides(deck, moved(deck.slides, op.slideId, op.after));
    case 'set-slide': return withSlide(deck, op.slideId, (slide) => changed(slide, op.set, revision, op.seen));
    case 'add-block': return withBlocks(deck, op.slideId, (blocks) => added(blocks, { ...op.block, rev: revision }, op.after));
    case 'remove-block': return withBlocks(deck, op.slideId, (blocks) => removed(blocks, op.blockId));
    case 'move-block': return withBlocks(deck, op.slideId, (blocks) => moved(blocks, op.blockId, op.after));
    case 'set-block': return withBlocks(deck, op.slideId, (blocks) => (
      replaced(blocks, op.blockId, (block) => changed<Block>(block, op.set, revision, op.seen))));
  }
}

const stamped = (slide: Slide, rev: number): Slide => ({ ...slide, rev, blocks: slide.blocks.map((block) => ({ ...block, rev })) });

const withSlides = (deck: Deck, slides: Slide[] | Refusal): Step => (
  typeof slides === 'string' ? slides : slides === deck.slides ? deck : { ...deck, slides });

const withSlide = (deck: Deck, id: string, change: (slide: Slide) => Slide | Refusal) => (
  withSlides(deck, replaced(deck.slides, id, change))
);

const withBlocks = (deck: Deck, slideId: string, change: (blocks: Block[]) => Block[] | Refusal) => withSlide(deck, slideId, (slide) => {
  const blocks = change(slide.blocks);
  return typeof blocks === 'string' ? blocks : blocks === slide.blocks ? slide : { ...slide, blocks };
});

const indexOf = (items: readonly Identified[], id: string) => items.findIndex((item) => item.id === id);

function added<T extends Identified>(items: T[], item: T, after: string | null): T[] {
  if (indexOf(items, item.id) >= 0) return items;
  const at = placeAfter(items, after);
  return [...items.slice(0, at), item, ...items.slice(at)];
}

function removed<T extends Identified>(items: T[], id: string): T[] | Refusal {
  return indexOf(items, id) < 0 ? 'GONE' : items.filter((item) => item.id !== id);
}

function moved<T extends Identified>(items: T[], id: string, after: string | null): T[] | Refusal {
  const from = indexOf(items, id);
  if (from < 0) return 'GONE';
  if (after === id || idBefore(items, id) === after) return items;
  const others = items.filter((_, index) => index !== from);
  const at = placeAfter(others, after);
  return [...others.slice(0, at), items[from]!, ...others.slice(at)];
}

function replaced<T extends Identified>(items: T[], id: string, change: (item: T) => T | Refusal): T[] | Refusal {
  const at = indexOf(items, id);
  if (at < 0) return 'GONE';
  const next = change(items[at]!);
  return typeof next === 'string' ? next : next === items[at] ? items : items.with(at, next);
}

function placeAfter(items: readonly Identified[], after: string | null): number {
  if (after === null) return 0;
  const at = indexOf(items, after);
  return at < 0 ? items.length : at + 1;
}

/** What the item comes after; null for the first. */
function idBefore(items: readonly Identified[], id: string): string | null {
  return items[indexOf(items, id) - 1]?.id ?? null;
}

const FIXED = new Set(['id', 'kind', 'rev', 'blocks']);

/** Steps of one patch carry one revision: a second one does not take the first for somebody else's. */
function changed<T extends { rev: number }>(item: T, set: object, revision: number, seen: number | undefined): T | Refusal {
  const values = Object.entries(set).filter(([key, value]) => !FIXED.has(key) && value !== undefined && !isAs(item, key, value));
  if (!values.length) return item;
  if (seen !== undefined && item.rev > seen && item.rev !== revision) return 'CHANGED';
  const next: Record<string, unknown> = { ...item, rev: revision };
  for (const [key, value] of values) {
    if (value === null) delete next[key];
    else next[key] = value;
  }
  return next as unknown as T;
}

function isAs(item: object, key: string, value: unknown): boolean {
  const present = (item as Record<string, unknown>)[key];
  return value === null ? present === undefined : Object.is(present, value);
}

/** The step that takes this one back, as seen from the deck before it; null where it would change nothing. */
export function inverseOf(deck: Deck, op: DeckOp): DeckOp | null {
  if (op.op === 'set-deck') return { op: 'set-deck', set: before(deck.settings, op.set) };
  const { slides } = deck;
  const slideId = op.op === 'add-slide' ? op.slide.id : op.slideId;
  const slide = slides.find(({ id }) => id === slideId);
  if (op.op === 'add-slide') return slide ? null : { op: 'remove-slide', slideId };
  if (!slide) return null;
  switch (op.op) {
    case 'remove-slide': return { op: 'add-slide', slide, after: idBefore(slides, slideId) };
    case 'move-slide': return { op: 'move-slide', slideId, after: idBefore(slides, slideId) };
    case 'set-slide': return { op: 'set-slide', slideId, set: before(slide, op.set) };
    default: return inverseInSlide(slide, op);
  }
}

type BlockOp = Extract<DeckOp, { op: 'add-block' | 'remove-block' | 'move-block' | 'set-block' }>;

function inverseInSlide({ id: slideId, blocks }: Slide, op: BlockOp): DeckOp | null {
  const blockId = op.op === 'add-block' ? op.block.id : op.blockId;
  const block = blocks.find(({ id }) => id === blockId);
  if (op.op === 'add-block') return block ? null : { op: 'remove-block', slideId, blockId };
  if (!block) return null;
  switch (op.op) {
    case 'remove-block': return { op: 'add-block', slideId, block, after: idBefore(blocks, blockId) };
    case 'move-block': return { op: 'move-block', slideId, blockId, after: idBefore(blocks, blockId) };
    case 'set-block': return { op: 'set-block', slideId, blockId, set: before(block, op.set) };
  }
}

const before = (item: object, set: object) => Object.fromEntries(
  Object.keys(set).filter((key) => !FIXED.has(key)).map((key) => [key, (item as Record<string, unknown>)[key] ?? null]));
