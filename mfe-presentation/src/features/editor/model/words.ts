import type { Block, Deck, DeckOp, Slide } from '@heartwood/contract/deck';

/** Fields in which somebody writes: two who do are merged. Of all others, such as a place or a colour, the last one counts. */
export const WORDS: ReadonlySet<string> = new Set([
  'value', 'rows', 'labels', 'series', 'title', 'label', 'note', 'text', 'by', 'items', 'people', 'goals', 'fields', 'alt', 'notes',
]);

export type Words = Readonly<Record<string, unknown>>;
export type SetOp = Extract<DeckOp, { op: 'set-block' | 'set-slide' }>;

export const isSet = (op: DeckOp): op is SetOp => op.op === 'set-block' || op.op === 'set-slide';

export const slideOf = (deck: Deck, id: string): Slide | undefined => deck.slides.find((slide) => slide.id === id);
export const blockOf = (slide: Slide | undefined, id: string): Block | undefined => slide?.blocks.find((block) => block.id === id);

/** What the step changes, as it is in the deck. */
export function targetOf(deck: Deck, op: SetOp): Block | Slide | undefined {
  const slide = slideOf(deck, op.slideId);
  return op.op === 'set-slide' ? slide : blockOf(slide, op.blockId);
}

export const isOfSame = (a: SetOp, b: SetOp): boolean => (
  a.op === b.op && a.slideId === b.slideId && (a.op === 'set-slide' || a.blockId === (b as typeof a).blockId));

export function withoutSeen(op: DeckOp): DeckOp {
  if (!('seen' in op)) return op;
  const { seen: _, ...rest } = op;
  return rest as DeckOp;
}

/** The words that the step writes over, as they are in the deck; null for a step that writes none. */
export function wordsBefore(deck: Deck, op: DeckOp): Words | null {
  if (!isSet(op)) return null;
  const target = targetOf(deck, op) as Record<string, unknown> | undefined;
  const keys = Object.keys(op.set).filter((key) => WORDS.has(key));
  return keys.length > 0 && target ? Object.fromEntries(keys.map((key) => [key, target[key] ?? null])) : null;
}
