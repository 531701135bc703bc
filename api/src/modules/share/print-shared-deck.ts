import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { deckFileType, printDeck } from '../export';
import { readDeckForAll } from '../presentation';
import { linkGone, visitOf } from './open-link';
import { findDeckLink } from './open-shared-deck';

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
  const { bytes, slides } = await printDeck(context, {
    title: deck.title, companyName: deck.companyName, deck: deck.data, theme: deck.theme.look,
    sources: new Map(deck.figures.map(({ path, ...figure }) => [path, figure])),
    lane: 'reader', format: 'PDF', slides: null, page: 'SLIDE', withNotes: false, withSources: true, withHidden: false,
  });
  const { extension, contentType } = deckFileType('PDF', slides);
  return { name: `${deck.title}.${extension}`, contentType, bytes };
}
