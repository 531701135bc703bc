import {
  blockWithin, updatedFields, type Binding, type Block, type Deck, type DeckOp, type PlanFact, type Slide,
} from '@heartwood/contract/deck';
import { isSame } from './merge-words';
import { newBlock } from './new-blocks';

export type Facts = ReadonlyMap<string, PlanFact>;
export type BindingState = 'fresh' | 'stale' | 'kept' | 'gone';

export interface Bound {
  slideId: string;
  block: Block;
  binding: Binding;
  /** Null where the plan does not say it any more, or not to this reader. */
  fact: PlanFact | null;
  state: BindingState;
}

export const factsOf = (facts: readonly PlanFact[]): Facts => new Map(facts.map((fact) => [fact.path, fact]));

function stateOf({ mode, digest, path }: Binding, facts: Facts): BindingState {
  const fact = facts.get(path);
  if (!fact) return 'gone';
  return mode === 'KEPT' ? 'kept' : fact.digest === digest ? 'fresh' : 'stale';
}

/** What a slide shows of the plan, in the order in which it is read. */
export const boundOf = ({ id, blocks }: Slide, facts: Facts): Bound[] => blocks.flatMap((block) => block.bindings.map((binding) => ({
  slideId: id, block, binding, fact: facts.get(binding.path) ?? null, state: stateOf(binding, facts),
})));

export const boundOfDeck = ({ slides }: Deck, facts: Facts): Bound[] => slides.flatMap((slide) => boundOf(slide, facts));
export const isStale = (slide: Slide, facts: Facts): boolean => (
  slide.blocks.some(({ bindings }) => bindings.some((binding) => stateOf(binding, facts) === 'stale')));

type Choice = 'update' | 'keep' | 'follow' | 'unlink';

/** The steps by which bound words take what the plan says, stay, follow again, or are on their own. Several of one block are one step. */
export function bindingOps(chosen: readonly Bound[], choice: Choice, now: string): DeckOp[] {
  const blocks = new Map<Block, Bound[]>();
  for (const bound of chosen) blocks.set(bound.block, [...blocks.get(bound.block) ?? [], bound]);
  return [...blocks].map(([block, all]) => {
    const fields = choice === 'update' || choice === 'follow'
      ? all.reduce((set, each) => ({ ...set, ...wordsOf({ ...block, ...set } as Block, each) }), {})
      : {};
    const bindings = block.bindings.flatMap((binding): Binding[] => {
      const bound = all.find((each) => each.binding === binding);
      if (!bound) return [binding];
      if (choice === 'unlink') return [];
      if (choice === 'keep') return [{ ...binding, mode: 'KEPT', takenAt: now }];
      const { fact } = bound;
      return [fact ? { ...binding, mode: 'FOLLOW', words: fact.words, digest: fact.digest, takenAt: now } : binding];
    });
    return { op: 'set-block', slideId: all[0]!.slideId, blockId: block.id, set: { ...fields, bindings } } as DeckOp;
  });
}

/** The block's own fields with the plan's words in place of those it had, as far as they are otherwise then. */
function wordsOf(block: Block, { binding, fact }: Bound): object {
  if (!fact) return {};
  return Object.fromEntries(Object.entries(updatedFields(block, fact, binding.words))
    .filter(([key, value]) => !isSame((block as unknown as Record<string, unknown>)[key], value)));
}

/** Figures stand as figures. */
const SHORT = 14;

/** A block that shows a fact and follows it. */
export function boundBlock(fact: PlanFact, now: string): Block {
  const { path, words, digest, kind, name, content } = fact;
  const binding: Binding = { path, mode: 'FOLLOW', words, digest, takenAt: now };
  const begun = kind !== 'words' ? { ...newBlock(kind), ...content }
    : words.length <= SHORT ? { ...newBlock('metric'), value: words, label: name, note: '' }
      : { ...newBlock('text'), value: [{ type: 'paragraph', children: [{ text: words }] }] };
  return blockWithin({ ...begun, bindings: [binding] } as Block);
}
