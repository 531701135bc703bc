import { DECK_LIMITS } from '@heartwood/contract/deck';
import type { Context } from '../../request/context';
import { forbidden, invalid } from '../../request/errors';
import { requireViewer } from '../identity';
import { companyOfPresentation } from '../presentation';
import { takeDown } from './ask-export';
import type { DeckChoice } from './deck-choice';
import { makeDeckExport } from './make-deck-export.job';
import type { DeckFormat } from './printed-deck';

/**
 * Takes down that somebody wants a presentation as a file; a job makes it of what they may see then. Throws FORBIDDEN for one of a company
 * that is not theirs and for the id of another's export, INVALID for slides that can't be, TOO_MANY while three are being made.
 */
export async function askDeckExport(
  context: Context, { id, format, ...deck }: { id: string; format: DeckFormat } & DeckChoice,
): Promise<string> {
  const companyId = await companyOfPresentation(context, requireViewer(context).userId, deck.presentationId);
  if (companyId === null) throw forbidden("You don't have permission to see this presentation.");
  const { slides } = deck;
  if (slides && (slides.length === 0 || slides.length > DECK_LIMITS.slides || slides.some((each) => each < 1)))
    throw invalid('slides', 'Write slides like 1–6, 8.');
  return takeDown(
    context, { id, companyId, format, areas: [], deck, page: 'A4_LANDSCAPE', withComments: false, onlyShared: false }, makeDeckExport,
  );
}
