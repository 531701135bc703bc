import {
  DECK_LIMITS, updatedFields, type Binding, type Block, type BlockChange, type DeckOp, type PlanFact,
} from '@heartwood/contract/deck';
import type { Context } from '../../request/context';
import { invalid, tooLarge } from '../../request/errors';
import { enterPresentation, type EnteredDeck } from './enter-presentation';
import { noDeck } from './presentation.policy';
import { answered, applyPatch } from './patch-presentation';
import type { BindingChoice, Patched, RefusedStep } from './presentation-types';
import { readOne } from './read-presentation';
import { readPresentationFacts } from './read-facts';
import { bindingTo } from './templates';
import { requireViewer } from '../identity';

interface Choices { id: string; patchId: string; choices: readonly BindingChoice[] }

/**
 * Update, keep or follow again, for any number of places in one patch; the words are those of the plan as the viewer sees it now. The same
 * patch again is the first answer. A place that is gone, and a fact that the plan does not say any more, are refused by their index.
 * Throws FORBIDDEN, LOCKED, INVALID.
 */
export async function updateBindings(context: Context, { id, patchId, choices }: Choices): Promise<Patched> {
  if (choices.length === 0) throw invalid('choices', 'There is nothing to do.');
  if (choices.some(({ slideId }) => !/^[\w-]{8,36}$/.test(slideId))) throw invalid('choices', 'This is no slide.');
  if (choices.length > DECK_LIMITS.opsOfPatch) throw tooLarge(`At most ${DECK_LIMITS.opsOfPatch} places can be updated at once.`);
  const found = await readOne(context, { id, userId: requireViewer(context).userId, withDeck: false });
  if (!found) throw noDeck();
  const facts = new Map((await readPresentationFacts(context, found.companyId)).map((fact) => [fact.path, fact]));
  return context.db.transaction(async (tx) => {
    const entered = await enterPresentation(tx, context, id, { slideIds: [...new Set(choices.map(({ slideId }) => slideId))] });
    const known = await answered(tx, context, entered, patchId);
    if (known) return known;
    const { ops, refused } = stepsFor(entered, choices, facts);
    return applyPatch(tx, context, entered, { patchId, steps: ops, refusedBefore: refused });
  });
}

function stepsFor(
  entered: EnteredDeck, choices: readonly BindingChoice[], facts: ReadonlyMap<string, PlanFact>,
): { ops: DeckOp[]; refused: RefusedStep[] } {
  const changes = new Map<string, { slideId: string; block: Block; set: BlockChange }>();
  const refused: RefusedStep[] = [];
  for (const [index, { slideId, blockId, path, choice }] of choices.entries()) {
    const at = `${slideId}/${blockId}`;
    const block = changes.get(at)?.block ?? entered.slides[slideId]?.blocks.find((each) => each.id === blockId);
    const bound = block?.bindings.find((each) => each.path === path);
    const fact = facts.get(path);
    if (!block || !bound || (choice === 'UPDATE' && !fact)) {
      refused.push({ index, reason: 'GONE', block: null });
      continue;
    }
    const taken = entered.now.toISOString();
    const next: Binding = choice === 'UPDATE' && fact
      ? bindingTo(fact, taken)
      : { ...bound, mode: choice === 'KEEP' ? 'KEPT' : 'FOLLOW', takenAt: taken };
    const fields = choice === 'UPDATE' && fact ? updatedFields(block, fact, bound.words) : {};
    const set = {
      ...changes.get(at)?.set, ...fields, bindings: block.bindings.map((each) => (each === bound ? next : each)),
    } as BlockChange;
    changes.set(at, { slideId, set, block: { ...block, ...set } as Block });
  }
  return {
    ops: [...changes.values()].map(({ slideId, block, set }): DeckOp => ({ op: 'set-block', slideId, blockId: block.id, set })), refused,
  };
}
