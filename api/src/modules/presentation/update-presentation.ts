import type { Deck, Slide } from '@heartwood/contract/deck';
import { foldText } from '@heartwood/contract/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { conflict, invalid } from '../../request/errors';
import { logActivity } from '../activity';
import { newSecret } from '../identity';
import { checkDeck } from './check-deck';
import { checkTheme, checkTitle, checkType } from './create-presentation';
import { recordDeck, tellOfDeck } from './deck-event';
import { enterPresentation, type EnteredDeck } from './enter-presentation';
import { presentation } from './presentation.table';
import { isWithheld } from './withheld';
import { claimPictures, keepSitting, writeDeck } from './write-deck';

export interface PresentationSet {
  title?: string | null | undefined;
  type?: string | null | undefined;
  themeId?: string | null | undefined;
  hasViewKey?: boolean | null | undefined;
  isDeleted?: boolean | null | undefined;
  data?: object | null | undefined;
}

interface Update { id: string; baseRevision?: number | null | undefined; set: PresentationSet }

/** The same twice is the same. Throws FORBIDDEN, LOCKED, INVALID with a field, CONFLICT for an older `baseRevision`. */
export async function updatePresentation(context: Context, { id, baseRevision, set }: Update): Promise<string> {
  const deck = set.data == null ? null : checkDeck(set.data);
  await context.db.transaction(async (tx) => {
    const entered = await enterPresentation(tx, context, id, {
      slideIds: deck ? null : [], isDeletedToo: set.isDeleted != null, isOnEveryPlan: onlyCloses(set),
    });
    if (baseRevision != null && baseRevision < entered.revision) throw conflict('Somebody else has changed this meanwhile.');
    if (deck && baseRevision == null) throw invalid('baseRevision', 'Say which revision the slides were changed from.');
    const face = faceOf(entered, set);
    if (!deck && Object.keys(face).length === 0) return;
    await keepSitting(tx, entered);
    if (deck) await replaceDeck(tx, context, entered, deck);
    if (Object.keys(face).length > 0) await writeFace(tx, entered, face, deck ? entered.revision + 1 : entered.revision);
    tellOfDeck(tx, context, id, 'changed');
    await recordDeck(tx, context, entered);
  });
  return id;
}

/** Deletes, has back what was deleted, or closes the open address, and does nothing else. */
function onlyCloses({ hasViewKey, isDeleted, ...rest }: PresentationSet): boolean {
  return (hasViewKey === false || isDeleted != null) && hasViewKey !== true && Object.values(rest).every((each) => each == null);
}

type Face = Partial<Pick<typeof presentation.$inferInsert, 'title' | 'searchText' | 'type' | 'themeId' | 'viewKey' | 'isDeleted'>>;

/** The columns that change. */
function faceOf(entered: EnteredDeck, set: PresentationSet): Face {
  const face: Face = {};
  const title = set.title == null ? entered.title : checkTitle(set.title);
  if (title !== entered.title) Object.assign(face, { title, searchText: foldText(title) });
  if (set.type != null && set.type !== entered.type) face.type = checkType(set.type);
  if (set.themeId != null && set.themeId !== entered.themeId) face.themeId = checkTheme(set.themeId, entered.companyId);
  if (set.hasViewKey != null && set.hasViewKey !== (entered.viewKey !== null)) face.viewKey = set.hasViewKey ? newSecret() : null;
  if (set.isDeleted != null && set.isDeleted !== entered.isDeleted) face.isDeleted = set.isDeleted;
  return face;
}

async function writeFace(tx: Db, entered: EnteredDeck, face: Face, revision: number): Promise<void> {
  const { id, viewerId, now } = entered;
  await tx.update(presentation).set({ ...face, revision: revision + 1, updatedBy: viewerId, updatedAt: now })
    .where(eq(presentation.id, id));
  const label = (face.title ?? entered.title).slice(0, 60);
  await logActivity(tx, { ...entered, component: `presentation:${id}` }, { type: face.isDeleted ? 'ITEM_DELETED' : 'ITEM_SAVED', label });
}

/** All slides at once. What the writer does not see stays as it was where they left its block. */
async function replaceDeck(tx: Db, context: Context, entered: EnteredDeck, deck: Deck): Promise<void> {
  const revision = entered.revision + 1;
  const slides = deck.slides.map((slide) => mergedSlide(slide, entered, revision));
  const changed = slides.filter((slide) => entered.slides[slide.id] !== slide);
  await claimPictures(tx, entered, changed);
  await writeDeck(tx, entered, { revision, order: slides.map(({ id }) => id), changed, settings: deck.settings });
}

/** A block that is as it was keeps its revision, and so does a slide. */
export function mergedSlide(slide: Slide, { slides, hidden }: Pick<EnteredDeck, 'slides' | 'hidden'>, revision: number): Slide {
  const before = slides[slide.id];
  const known = new Map(before?.blocks.map((block) => [block.id, block]));
  const blocks = slide.blocks.map((block) => {
    const was = known.get(block.id);
    if (!was) return { ...block, rev: revision };
    return isWithheld(was, hidden) || isSame({ ...block, rev: was.rev }, was) ? was : { ...block, rev: revision };
  });
  const isAsBefore = before !== undefined && isSame({ ...slide, blocks: [], rev: before.rev }, { ...before, blocks: [] });
  const merged = { ...slide, blocks, rev: isAsBefore ? before.rev : revision };
  return before && isSame(merged, before) ? before : merged;
}

const isSame = (one: object, other: object) => sorted(one) === sorted(other);

/** JSON whose fields stand in one order: the database keeps none. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) => (
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1))) : each
  ));
}
