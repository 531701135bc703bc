import { applyOps, type Deck, type DeckOp, type Slide } from '@heartwood/contract/deck';
import { seenOf } from './fit-ops';
import { isSame, mergeWords } from './merge-words';
import type { Pending, Sync } from './sync-types';
import { blockOf, isSet, slideOf, targetOf, withoutSeen, type SetOp } from './words';

/**
 * What waits, over what is known now: words that somebody else changed meanwhile are merged, words for a block or slide that is gone bring
 * it back. What is on its way is as it was sent; only what the person sees has it merged.
 */
export function rebase({ confirmed, revision, sending, pending, shown: before }: Sync): { pending: Pending[]; shown: Deck } {
  let now = confirmed;
  const over = (steps: readonly Pending[]) => steps.flatMap((step) => {
    const next = overWords(now, step) ?? rescued(now, before, step);
    if (!next) return [];
    const { deck, refused } = applyOps(now, [withoutSeen(next.op)], revision + 1);
    now = deck;
    return refused.length ? [] : [next];
  });
  over(sending?.steps ?? []);
  return { pending: over(pending), shown: now };
}

/** Null where what it is about is gone. */
function overWords(now: Deck, step: Pending): Pending | null {
  const { op, base } = step;
  if (!isSet(op)) return step;
  const target = targetOf(now, op) as Record<string, unknown> | undefined;
  if (!target) return null;
  const theirs = Object.entries(base ?? {}).filter(([key, value]) => !isSame(target[key] ?? null, value));
  if (!theirs.length) return step;
  const mine = op.set as Record<string, unknown>;
  const merged = theirs.map(([key, value]) => [key, mergeWords(value, mine[key], target[key])] as const);
  return {
    ...step, op: { ...op, set: { ...mine, ...Object.fromEntries(merged) } } as DeckOp,
    base: { ...base, ...Object.fromEntries(theirs.map(([key]) => [key, target[key] ?? null])) },
  };
}

/** Somebody took away what these words were written in: it comes back with them. */
function rescued(now: Deck, before: Deck, { op, base }: Pending): Pending | null {
  if (!base || !isSet(op)) return null;
  const lost = slideOf(before, op.slideId);
  if (!lost) return null;
  const slide = slideOf(now, op.slideId);
  if (!slide) return { op: { op: 'add-slide', slide: visible(withWords(lost, op)), after: idBefore(before.slides, lost.id) }, base: null };
  const block = op.op === 'set-block' ? blockOf(withWords(lost, op), op.blockId) : undefined;
  return block && !block.isWithheld
    ? { op: { op: 'add-block', slideId: slide.id, block, after: idBefore(lost.blocks, block.id) }, base: null }
    : null;
}

const visible = (slide: Slide): Slide => ({ ...slide, blocks: seenOf(slide.blocks) });

function withWords(slide: Slide, op: SetOp): Slide {
  const set = Object.fromEntries(Object.entries(op.set).filter(([, value]) => value !== null));
  if (op.op === 'set-slide') return { ...slide, ...set } as Slide;
  return { ...slide, blocks: slide.blocks.map((block) => (block.id === op.blockId ? { ...block, ...set } as typeof block : block)) };
}

const idBefore = (items: readonly { id: string }[], id: string) => items[items.findIndex((item) => item.id === id) - 1]?.id ?? null;
