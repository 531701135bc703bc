import type { Deck, DeckTheme } from '@heartwood/contract/deck';
import type { Services } from '../../request/context';

/** A deck as its reader may see it. */
export interface DeckToPrint {
  title: string;
  companyName: string;
  deck: Deck;
  theme: DeckTheme;
  /** What is said of facts of the plan that it shows, by their paths. */
  sources: ReadonlyMap<string, { name: string; source: string }>;
}

/** For a file of it; null for one that is not there, or not this person's to see. */
export async function readDeckToPrint(_services: Services, _userId: string, _presentationId: string): Promise<DeckToPrint | null> { return Promise.resolve(null); }
export async function companyOfPresentation(_services: Services, _userId: string, _presentationId: string): Promise<string | null> { return Promise.resolve(null); }
