import './presentation.fields';
import './presentation-talk.fields';
import './live-presentations';

export { readDeckForAll, type DeckForAll } from './read-shared-deck';
export { refuseDecks } from './presentation.policy';
export { presentationRoutes } from './presentation.routes';
export { presentation } from './presentation.table';
export { PresentationRef, PresentationThemeRef } from './presentation.schema';
export { seesPictures } from './sees-pictures';
export { sweepPresentationsJob } from './sweep-presentations.job';
export { writeDemoPresentations, type DemoPresentation } from './presentation.demo';
export { companyOfPresentation, readDeckToPrint, type DeckToPrint } from './read-deck-to-print';
export type { PresentationTheme } from './presentation-types';
