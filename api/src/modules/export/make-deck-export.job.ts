import type { Services } from '../../request/context';
import { AppError } from '../../request/errors';
import { readDeckToPrint } from '../presentation';
import { tellOfSlide } from './export-event';
import { exportJob, type Export, type MadeFile } from './fill-export';
import { deckFileType, printDeck } from './print-deck';
import { DECK_FORMATS } from './printed-deck';

/** Makes the file of a presentation that somebody asked for, of what they may see at this moment. */
export const makeDeckExport = exportJob('make-deck-export', make);

async function make(services: Services, { id, userId, format, deck: choice }: Export): Promise<MadeFile> {
  const as = DECK_FORMATS.find((each) => each === format);
  if (!choice || !as) throw new AppError('INVALID', 400, 'A presentation can’t be had in this form.');
  const deck = await readDeckToPrint(services, userId, choice.presentationId);
  if (!deck) throw new AppError('NOT_FOUND', 404, 'This presentation is not there any more, or it is not yours to see.');
  const { bytes, slides } = await printDeck(services, {
    ...deck, ...choice, format: as, onSlide: (slide, slideCount) => tellOfSlide(services, id, { slide, slideCount }),
  });
  return { name: deck.title, bytes, ...deckFileType(as, slides) };
}
