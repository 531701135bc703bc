import { randomUUID } from 'node:crypto';
import { DECK_VERSION } from '@heartwood/contract/deck';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { invalid } from '../../request/errors';
import { cursorOf, pageOf, placeOf, sizeOf, type Page, type PageInput } from '../../text/page';
import { logActivity } from '../activity';
import { requireViewer } from '../identity';
import { checkDeck, migrateDeck } from './check-deck';
import { recordDeck, tellOfDeck } from './deck-event';
import { enterPresentation } from './enter-presentation';
import { noDeck } from './presentation.policy';
import { deckOf, VERSIONS, type DeckRights } from './presentation.queries';
import { presentationVersion } from './presentation.table';
import type { PresentationVersion } from './presentation-types';
import { readingOf } from './read-presentation';
import { signedSlide } from './signed-deck';
import { mergedSlide } from './update-presentation';
import { slideWithout } from './withheld';
import { keepVersion, writeDeck } from './write-deck';

/** What was kept of a deck, the newest first. Throws FORBIDDEN for outsiders. */
export async function readVersions(context: Context, id: string, { first, after }: PageInput): Promise<Page<PresentationVersion>> {
  const { userId } = requireViewer(context);
  const size = sizeOf(first);
  const [row] = await context.db.read<{ data: DeckRights & { rows: PresentationVersion[] } }>(
    VERSIONS, [id, userId, size + 1, ...placeOf(after, 'number')],
  );
  if (!row) throw noDeck();
  const { hidden } = readingOf(row.data, userId, context.now());
  return pageOf(row.data.rows, size, {
    view: ({ cover, ...version }) => ({ ...version, cover: cover && signedSlide(context, slideWithout(cover, hidden)) }),
    cursor: ({ revision }) => cursorOf(String(revision)),
  });
}

/** Puts a version back; what stood there is kept as one first. Twice is once. Throws FORBIDDEN, LOCKED, INVALID. */
export async function restoreVersion(context: Context, { id, versionId }: { id: string; versionId: string }): Promise<string> {
  await context.db.transaction(async (tx) => {
    const entered = await enterPresentation(tx, context, id, { slideIds: null });
    const [version] = await tx.select().from(presentationVersion)
      .where(and(eq(presentationVersion.id, versionId), eq(presentationVersion.presentationId, id)));
    if (!version) throw invalid('versionId', 'This version is not there any more.');
    const { settings, slideOrder, slides, schemaVersion, title, themeId } = version;
    const { slides: were } = checkDeck(migrateDeck(deckOf({ settings, order: slideOrder, slides, schemaVersion })));
    const revision = entered.revision + 1;
    const merged = were.map((slide) => mergedSlide(slide, { slides: entered.slides, hidden: new Set() }, revision));
    const changed = merged.filter((slide) => entered.slides[slide.id] !== slide);
    const order = merged.map((slide) => slide.id);
    const isSame = changed.length === 0 && order.join() === entered.order.join() && title === entered.title && themeId === entered.themeId
      && JSON.stringify(settings) === JSON.stringify(entered.settings) && schemaVersion === DECK_VERSION;
    if (isSame) return;
    await keepVersion(tx, entered, randomUUID());
    await writeDeck(tx, entered, { revision, order, changed, settings, face: { title, themeId } });
    const of = version.at.toISOString();
    await logActivity(tx, { ...entered, component: `presentation:${id}` }, { type: 'RESTORED', of });
    tellOfDeck(tx, context, id, 'changed');
    await recordDeck(tx, context, entered);
  });
  return id;
}
