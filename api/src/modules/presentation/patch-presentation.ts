import { applyOps, DECK_VERSION, type Deck, type DeckOp, type Slide } from '@heartwood/contract/deck';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { checkChanged, checkOps } from './check-deck';
import { recordDeck, tellOfDeck } from './deck-event';
import { enterPresentation, type EnteredDeck } from './enter-presentation';
import { presentationPatch } from './presentation.table';
import type { Patched, RefusedStep } from './presentation-types';
import { signedBlock, signedSlide } from './signed-deck';
import { emptied, isWithheld, PLACE, slideWithout } from './withheld';
import { claimPictures, keepSitting, writeDeck } from './write-deck';

interface Patch { id: string; patchId: string; ops: readonly unknown[] }

/**
 * Takes somebody's steps, those that can be taken; the same patch again is the first answer. Only what they touch is read, checked and
 * written. Throws FORBIDDEN, LOCKED, INVALID for steps that are none or make what no deck can be, TOO_LARGE: nothing is written then.
 */
export async function patchPresentation(context: Context, { id, patchId, ops }: Patch): Promise<Patched> {
  const steps = checkOps(ops);
  return context.db.transaction(async (tx) => {
    const entered = await enterPresentation(tx, context, id, {
      slideIds: [...new Set(steps.map(slideOf).filter((each) => each !== null))],
    });
    return await answered(tx, context, entered, patchId) ?? applyPatch(tx, context, entered, { patchId, steps });
  });
}

const slideOf = (op: DeckOp): string | null => (op.op === 'set-deck' ? null : op.op === 'add-slide' ? op.slide.id : op.slideId);

/** What was said when the patch came first; null when it is new. */
export async function answered(tx: Db, context: Context, entered: EnteredDeck, patchId: string): Promise<Patched | null> {
  const [known] = await tx.select().from(presentationPatch)
    .where(and(eq(presentationPatch.presentationId, entered.id), eq(presentationPatch.patchId, patchId)));
  return known ? { revision: known.revision, ops: known.ops, refused: known.refused.map((each) => ({ ...each })) } : null;
}

export interface Steps { patchId: string; steps: readonly DeckOp[]; refusedBefore?: readonly RefusedStep[] }

/** The steps on a deck that is held; their slides were read. */
export async function applyPatch(
  tx: Db, context: Context, entered: EnteredDeck, { patchId, steps, refusedBefore = [] }: Steps,
): Promise<Patched> {
  const deck = partOf(entered);
  const next = entered.revision + 1;
  const allowed = steps.map((op, index) => ({ op, index })).filter(({ op }) => !touchesWithheld(entered, op));
  const done = applyOps(deck, allowed.map(({ op }) => op), next);
  const refused = done.refused.map(({ index, reason }) => ({ index: allowed[index]!.index, reason }))
    .concat(steps.flatMap((op, index) => (touchesWithheld(entered, op) ? [{ index, reason: 'CHANGED' as const }] : [])))
    .sort((one, other) => one.index - other.index)
    .map((each): RefusedStep => ({ ...each, block: asItStands(context, entered, steps[each.index]!) }));
  const told = [...refusedBefore, ...refused];
  const wasRefused = new Set(refused.map(({ index }) => index));
  const taken = steps.filter((_, index) => !wasRefused.has(index));
  const isSame = done.deck === deck;
  const revision = isSame ? entered.revision : next;
  if (!isSame) await writeSteps(tx, context, entered, { before: deck, after: done.deck, revision });
  const { viewerId: by, now: at } = entered;
  await tx.insert(presentationPatch).values({
    presentationId: entered.id, patchId, revision, ops: isSame ? [] : taken, refused: told, by, at,
  });
  return { revision, ops: isSame ? [] : taken, refused: told };
}

async function writeSteps(
  tx: Db, context: Context, entered: EnteredDeck, { before, after, revision }: { before: Deck; after: Deck; revision: number },
): Promise<void> {
  const known = new Map(before.slides.map((slide) => [slide.id, slide]));
  const touched = after.slides.filter((slide) => known.get(slide.id) !== slide);
  const changed = touched.map((slide) => checkChanged(slide, known.get(slide.id)));
  await claimPictures(tx, entered, changed.map((slide, at) => ({
    ...slide, blocks: slide.blocks.filter((block) => !known.get(touched[at]!.id)?.blocks.includes(block)),
  })));
  const isFirst = await keepSitting(tx, entered);
  await writeDeck(tx, entered, {
    revision, order: after.slides.map(({ id }) => id), changed, ...(after.settings !== before.settings && { settings: after.settings }),
  });
  tellOfDeck(tx, context, entered.id, 'patched');
  // The list is told when somebody sits down to it, and of what it shows: the first slide, and how many there are.
  const isListed = isFirst || after.slides.length !== before.slides.length || after.slides[0] !== before.slides[0];
  if (isListed) await recordDeck(tx, context, entered);
}

/** A slide that no step is about: known by its place alone. */
const stub = (id: string): Slide => ({ id, layout: 'head', blocks: [], notes: '', rev: 0 });

const partOf = ({ settings, order, slides }: EnteredDeck): Deck => (
  { version: DECK_VERSION, settings, slides: order.map((id) => slides[id] ?? stub(id)) }
);

/** What somebody does not see they may move and remove, and not write over. */
function touchesWithheld({ slides, hidden }: EnteredDeck, op: DeckOp): boolean {
  if (op.op !== 'set-block') return false;
  const block = slides[op.slideId]?.blocks.find(({ id }) => id === op.blockId);
  return block !== undefined && isWithheld(block, hidden) && Object.keys(op.set).some((key) => !PLACE.includes(key));
}

function asItStands(context: Context, { slides, hidden }: EnteredDeck, op: DeckOp): unknown {
  const slide = slides[slideOf(op) ?? ''];
  if (!slide) return null;
  if (!('blockId' in op)) return signedSlide(context, slideWithout(slide, hidden));
  const block = slide.blocks.find(({ id }) => id === op.blockId);
  if (!block) return null;
  return isWithheld(block, hidden) ? emptied(block) : signedBlock(context, block);
}
