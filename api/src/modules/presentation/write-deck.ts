import { randomUUID } from 'node:crypto';
import { DECK_LIMITS, DECK_VERSION, type Deck, type DeckSettings, type Slide } from '@heartwood/contract/deck';
import { foldText } from '@heartwood/contract/domain';
import { and, countDistinct, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { claimFiles, fileIdOf, knownFiles } from '../files';
import { bytesOf, picturesOf, tooManyBytes, tooManySlides } from './check-deck';
import type { EnteredDeck } from './enter-presentation';
import { presentation, presentationPatch, presentationVersion } from './presentation.table';

/** A pause of this length ends a sitting, and so often at most a version is kept. */
const PAUSE_MS = 10 * 60 * 1000;
/** Versions of one deck; the oldest go. */
const MOST_VERSIONS = 100;

/** What is otherwise than in the deck that was entered. */
interface DeckWrite {
  revision: number;
  order: readonly string[];
  /** Slides that are new or otherwise. */
  changed: readonly Slide[];
  settings?: DeckSettings;
  /** Its title and theme, where they change with it. */
  face?: { title: string; themeId: string };
}

/**
 * Where somebody else wrote last, or paused, what stands there is kept as a version before it is written over; two who write at once make
 * one in ten minutes, not one each time: what was put off is kept then, whoever goes on. True where somebody sat down.
 */
export async function keepSitting(tx: Db, entered: EnteredDeck): Promise<boolean> {
  const { id, updatedBy, updatedAt, viewerId, now } = entered;
  const goesOn = updatedBy === viewerId && now.getTime() - updatedAt.getTime() < PAUSE_MS;
  const [newest] = await tx.select({ at: presentationVersion.at, revision: presentationVersion.revision }).from(presentationVersion)
    .where(eq(presentationVersion.presentationId, id)).orderBy(desc(presentationVersion.revision)).limit(1);
  const age = newest === undefined ? Infinity : now.getTime() - newest.at.getTime();
  if (age < PAUSE_MS) return false;
  // Who goes on has written at least once in the ten minutes after those in which one was put off.
  if (goesOn && (newest === undefined || age >= 2 * PAUSE_MS || !await othersWrote(tx, entered, newest.revision))) return false;
  await keepVersion(tx, entered, randomUUID());
  return !goesOn;
}

/** What is no patch of one's own counts as theirs: whoever replaces all slides at once writes none. */
async function othersWrote(tx: Db, { id, viewerId, revision }: EnteredDeck, since: number): Promise<boolean> {
  const [own] = await tx.select({ revisions: countDistinct(presentationPatch.revision) }).from(presentationPatch)
    .where(and(eq(presentationPatch.presentationId, id), gt(presentationPatch.revision, since), eq(presentationPatch.by, viewerId)));
  return (own?.revisions ?? 0) < revision - since;
}

/** Keeps the deck as it stands, in one statement: it does not leave the database. The same revision twice is one version. */
export async function keepVersion(tx: Db, { id }: EnteredDeck, versionId: string): Promise<void> {
  await tx.insert(presentationVersion).select(
    tx.select({
      id: sql`${versionId}::uuid`.as('id'), presentationId: presentation.id, revision: presentation.revision, title: presentation.title,
      themeId: presentation.themeId, schemaVersion: presentation.schemaVersion, settings: presentation.settings,
      slideOrder: presentation.slideOrder, slides: presentation.slides, by: presentation.updatedBy, at: presentation.updatedAt,
    }).from(presentation).where(and(eq(presentation.id, id), sql`not exists (
      select from presentation_version v
      where v.presentation_id = ${id}::uuid and v.revision = ${presentation.revision})`)),
  );
  await tx.execute(sql`delete from presentation_version v where v.presentation_id = ${id}::uuid and v.revision <= (
    select o.revision from presentation_version o where o.presentation_id = ${id}::uuid order by o.revision desc offset ${MOST_VERSIONS} limit 1)`);
}

/** Writes what changed and no more: slides that are not named stay where they lie. Throws INVALID, TOO_LARGE. */
export async function writeDeck(tx: Db, entered: EnteredDeck, { revision, order, changed, settings, face }: DeckWrite): Promise<void> {
  if (order.length > DECK_LIMITS.slides) throw tooManySlides();
  const there = new Set(order);
  const gone = entered.order.filter((id) => !there.has(id));
  const before = [...gone, ...changed.map(({ id }) => id)].reduce(
    (sum, id) => sum + (entered.slides[id] ? bytesOf(entered.slides[id]) : 0), 0,
  );
  const bytes = Math.max(0, entered.bytes - before + changed.reduce((sum, slide) => sum + bytesOf(slide), 0));
  if (bytes > DECK_LIMITS.bytes && bytes > entered.bytes) throw tooManyBytes();
  const parts = JSON.stringify(Object.fromEntries(changed.map((slide) => [slide.id, slide])));
  await tx.update(presentation).set({
    ...face && { ...face, searchText: foldText(face.title) }, ...settings && { settings }, revision, bytes, updatedBy: entered.viewerId,
    updatedAt: entered.now, schemaVersion: DECK_VERSION,
    ...(order.join() !== entered.order.join() && { slideOrder: [...order] }),
    ...((gone.length > 0 || changed.length > 0) && {
      slides: sql`(${presentation.slides} - array[${gone.length > 0 ? sql.join(gone.map((id) => sql`${id}`), sql`, `) : sql``}]::text[]) || ${parts}::jsonb`,
    }),
  }).where(eq(presentation.id, entered.id));
}

/** The parts in which a new deck is written. */
export const partsOf = ({ version, settings, slides }: Deck) => ({
  schemaVersion: version, settings, slideOrder: slides.map(({ id }) => id),
  slides: Object.fromEntries(slides.map((slide) => [slide.id, slide])),
  bytes: slides.reduce((sum, slide) => sum + bytesOf(slide), 0),
});

/**
 * Pictures belong to the decks of a company together: blocks are copied between them. One that is new must be an own upload, or one that
 * everybody sees, such as a face. Throws INVALID.
 */
export async function claimPictures(
  tx: Db, { companyId, viewerId, now }: Pick<EnteredDeck, 'companyId' | 'viewerId' | 'now'>, slides: readonly Slide[],
): Promise<void> {
  const ids = [...new Set(slides.flatMap(({ blocks }) => blocks.flatMap(picturesOf)).flatMap((address) => fileIdOf(address) ?? []))];
  if (ids.length === 0) return;
  const subject = { kind: 'presentation', id: companyId } as const;
  const known = await knownFiles(tx, ids, subject);
  await claimFiles(tx, { ids: ids.filter((id) => !known.has(id)), ownerId: viewerId, subject, field: 'data', isPicture: true, at: now });
}
