import type { Block, DeckOp, Slide } from '@heartwood/contract/deck';
import { seenOf } from './fit-ops';
import { settledBox, type Box } from './geometry';

export const newId = (): string => crypto.randomUUID();

/** The blocks at their new places; those that stay where they are have no step. */
export function placed(slideId: string, blocks: readonly Block[], boxes: readonly Box[]): DeckOp[] {
  return blocks.flatMap((block, index): DeckOp[] => {
    const next = settledBox(boxes[index] ?? block);
    const set = Object.fromEntries(Object.entries(next).filter(([key, value]) => block[key as keyof Box] !== value));
    return Object.keys(set).length ? [{ op: 'set-block', slideId, blockId: block.id, set }] : [];
  });
}

export const removal = (slideId: string, ids: readonly string[]): DeckOp[] => (
  ids.map((blockId) => ({ op: 'remove-block', slideId, blockId })));

export const setAll = (slideId: string, blocks: readonly Block[], set: object): DeckOp[] => (
  blocks.map(({ id }) => ({ op: 'set-block', slideId, blockId: id, set }) as DeckOp));

/** On top of all that is there, in their order. */
export function addition({ id: slideId, blocks: present }: Slide, blocks: readonly Block[]): DeckOp[] {
  let after = present.at(-1)?.id ?? null;
  return blocks.map((block) => {
    const op: DeckOp = { op: 'add-block', slideId, block, after };
    after = block.id;
    return op;
  });
}

export type Depth = 'front' | 'forward' | 'backward' | 'back';

/** What is chosen goes nearer or further as one. */
export function depthOps({ id: slideId, blocks }: Slide, ids: readonly string[], depth: Depth): DeckOp[] {
  const chosen = blocks.filter(({ id }) => ids.includes(id));
  const others = blocks.filter(({ id }) => !ids.includes(id));
  const [first, last] = [blocks.indexOf(chosen[0]!), blocks.indexOf(chosen.at(-1)!)];
  const above = blocks.slice(last + 1).find(({ id }) => !ids.includes(id));
  const below = blocks.slice(0, first).findLast(({ id }) => !ids.includes(id));
  if (!chosen.length || !others.length) return [];
  let after: string | null = {
    front: others.at(-1)!.id, forward: above?.id ?? others.at(-1)!.id, back: null,
    backward: below ? others[others.indexOf(below) - 1]?.id ?? null : null,
  }[depth];
  return chosen.map((block) => {
    const op: DeckOp = { op: 'move-block', slideId, blockId: block.id, after };
    after = block.id;
    return op;
  });
}

/** Copies with ids of their own, a little beside; groups stay groups. What the reader does not see is not copied. */
export function copied(blocks: readonly Block[], by = 24): Block[] {
  const groups = new Map<string, string>();
  return seenOf(blocks).map((block) => {
    const { group, ...rest } = block;
    if (group !== undefined && !groups.has(group)) groups.set(group, newId());
    const box = settledBox({ x: block.x + by, y: block.y + by, width: block.width, height: block.height });
    return { ...rest, ...box, id: newId(), rev: 0, ...(group === undefined ? {} : { group: groups.get(group)! }) } as Block;
  });
}

export function copiedSlide(slide: Slide): Slide {
  return { ...slide, id: newId(), rev: 0, blocks: copied(slide.blocks, 0) };
}
