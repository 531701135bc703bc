import type { Deck, DeckTheme } from '@heartwood/contract/deck';
import type { Services } from '../../request/context';
import { readFactsOf } from './read-facts';
import { readOne } from './read-presentation';

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
export async function readDeckToPrint(services: Services, userId: string, id: string): Promise<DeckToPrint | null> {
  const found = await readOne(services, { id, userId, withDeck: true });
  const facts = found?.data ? await readFactsOf(services, userId, found.companyId) : null;
  if (!found?.data || !facts) return null;
  const { title, companyName, data, theme } = found;
  return {
    title, companyName, deck: data, theme: theme.look, sources: new Map(facts.map(({ path, name, source }) => [path, { name, source }])),
  };
}

/** Whose a presentation is that this person sees; else null. */
export async function companyOfPresentation(
  services: Pick<Services, 'db' | 'now' | 'fileAddresses'>, userId: string, id: string,
): Promise<string | null> {
  return (await readOne(services, { id, userId, withDeck: false }))?.companyId ?? null;
}
