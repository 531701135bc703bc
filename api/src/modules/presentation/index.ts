import './presentation.fields';
import './presentation-talk.fields';

export { presentation } from './presentation.table';
export { PresentationThemeRef } from './presentation.schema';
export type { PresentationTheme } from './presentation-types';
export { companyOfPresentation, readDeckToPrint, type DeckToPrint } from './read-deck-to-print';
