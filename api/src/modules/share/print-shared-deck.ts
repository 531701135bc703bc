import { createHash } from 'node:crypto';
import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { deckFileType, printDeck } from '../export';
import { readDeckForAll, type DeckForAll } from '../presentation';
import { KeptPrints } from './kept-prints';
import { linkGone, visitOf } from './open-link';
import { findDeckLink } from './open-shared-deck';

/** Of this process, however many links and readers ask. */
const prints = new KeptPrints(48 * 1024 * 1024);

/**
 * The same for two readings that look the same: what the revision does not say is who sees which part of the plan, and what it is founded
 * on.
 */
function lookOf(presentationId: string, { revision, companyName, data: { slides }, theme: { look }, figures }: DeckForAll): string {
  const shown = slides.map(({ id, blocks }) => [id, blocks.map((block) => block.id)]);
  return createHash('sha256').update(JSON.stringify([presentationId, revision, companyName, shown, look, figures])).digest('base64');
}

/**
 * The PDF of a deck that somebody has opened by a link which allows it: what the link shows, and no more. Throws NOT_FOUND for a link that
 * is over, FORBIDDEN where it was not opened or does not allow it.
 */
export async function printSharedDeck(
  context: Context, { token, viewId }: { token: string; viewId: string },
): Promise<{ name: string; contentType: string; bytes: Buffer }> {
  const link = await findDeckLink(context, token);
  if (!link.isLive) throw linkGone();
  if (!link.allowsDownload) throw forbidden('This link does not allow to download the presentation.');
  await visitOf(context, link, viewId);
  const deck = await readDeckForAll(context, link);
  if (!deck) throw linkGone();
  const bytes = await prints.have(lookOf(link.presentationId, deck), context.now(), () => printDeck(context, {
    title: deck.title, companyName: deck.companyName, deck: deck.data, theme: deck.theme.look,
    sources: new Map(deck.figures.map(({ path, ...figure }) => [path, figure])),
    lane: 'reader', format: 'PDF', slides: null, page: 'SLIDE', withNotes: false, withSources: true, withHidden: false,
  }));
  const { extension, contentType } = deckFileType('PDF', 1);
  return { name: `${deck.title}.${extension}`, contentType, bytes };
}
