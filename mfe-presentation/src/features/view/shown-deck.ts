import { isNewerDeck, themeOf, type Deck, type DeckSettings, type DeckTheme, type Slide } from '@heartwood/contract/deck';
import type { SourceWords } from '../../slide/slide-view';

/** A deck as it is looked at: without the slides that are hidden. */
export interface ShownDeck {
  /** The presentation's. */
  id: string;
  title: string;
  companyId: string;
  companyName: string;
  companyLogo: string | null;
  /** Of a form that this code does not know: it is not to be shown. */
  isNewer: boolean;
  slides: readonly Slide[];
  settings: DeckSettings;
  theme: DeckTheme;
  sources: SourceWords;
}

interface Answer {
  title: string;
  companyId: string;
  companyName: string;
  companyLogo?: string | null;
  data: unknown;
  theme: { slug: string; look: unknown };
}
interface Figure { path: string; name: string; source: string }

/** The server has checked what it answers; what it does not know of a look is the theme of that name. */
export function shownDeck(
  id: string, { title, companyId, companyName, companyLogo = null, data, theme }: Answer, figures: readonly Figure[],
): ShownDeck {
  const { slides, settings } = data as Deck;
  return {
    id, title, companyId, companyName, companyLogo, settings, isNewer: isNewerDeck(data),
    slides: slides.filter(({ isHidden }) => isHidden !== true),
    theme: (theme.look as DeckTheme | null) ?? themeOf(theme.slug),
    sources: sourcesOf(figures),
  };
}

export const sourcesOf = (figures: readonly Figure[]): SourceWords => (
  Object.fromEntries(figures.map(({ path, name, source }) => [path, { name, source }])));

/** Pictures of a slide, to have them before it is shown. */
export function picturesOf({ blocks }: Slide): string[] {
  return blocks.flatMap((block): (string | null)[] => {
    if (block.kind === 'image') return [block.address];
    if (block.kind === 'logos') return block.items.map(({ address }) => address);
    return block.kind === 'team' ? block.people.map(({ address }) => address) : [];
  }).filter((address): address is string => address !== null && address !== '');
}
