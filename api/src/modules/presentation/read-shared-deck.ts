import { modulesOfPath, type Deck } from '@heartwood/contract/deck';
import type { ModuleKey } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { planStatement } from '../growth';
import { migrateDeck } from './check-deck';
import { composeFacts } from './facts';
import { DECK_FACTS_KEYS, DECK_KINDS, DECK_LISTS, sourceForAll, type DeckFacts } from './plan-source';
import { deckOf, KEPT_JSON, PRESENTATION_JSON, type KeptDeck } from './presentation.queries';
import type { PresentationRow, PresentationTheme } from './presentation-types';
import { signed } from './signed-deck';
import { findTheme } from './themes-of-decks';

/** What strangers get of a deck, with what its figures are founded on. */
export interface DeckForAll {
  revision: number;
  title: string;
  companyName: string;
  companyLogo: string | null;
  data: Deck;
  theme: PresentationTheme;
  figures: { path: string; name: string; source: string }[];
}

interface SharedFacts extends DeckFacts { rows: DeckFacts['rows'] & { shown: { row: PresentationRow; deck: KeptDeck } | null } }

/** $1 company, $2 keys of its modules, $3 presentation. */
export const DECK_FOR_ALL = planStatement('deck-for-all', DECK_KINDS, {
  ...DECK_LISTS,
  shown: () => `(
    select json_build_object('row', ${PRESENTATION_JSON}, 'deck', ${KEPT_JSON('p')})
    from presentation p
    where p.id = $3::uuid and p.company_id = c.id and not p.is_deleted)`,
});

/** In one statement; null when it is gone. */
export async function readDeckForAll(
  context: Pick<Context, 'db' | 'fileAddresses'>, { companyId, presentationId }: { companyId: string; presentationId: string },
): Promise<DeckForAll | null> {
  const [found] = await context.db.read<{ data: SharedFacts }>(DECK_FOR_ALL, [companyId, DECK_FACTS_KEYS, presentationId]);
  const shown = found?.data.rows.shown;
  if (!found || !shown) return null;
  const { row, deck } = shown;
  const source = sourceForAll(found.data);
  const data = forStrangers(migrateDeck(deckOf(deck)) as Deck, source.sees);
  const bound = new Set(data.slides.flatMap(({ blocks }) => blocks.flatMap(({ bindings }) => bindings.map(({ path }) => path))));
  return {
    revision: row.revision, title: row.title, companyName: row.companyName, companyLogo: source.company.logo, data: signed(context, data),
    theme: findTheme(row.themeId, row.companyId, row.ownTheme),
    figures: composeFacts(source).filter(({ path }) => bound.has(path))
      .map(({ path, name, source: mark }) => ({ path, name, source: mark })),
  };
}

/**
 * No notes, no hidden slides, and no block with something of a module that part of the team is kept from. What a block was bound to is
 * told by its name alone: its words may say more than the block does.
 */
export function forStrangers(deck: Deck, sees: (key: ModuleKey) => boolean): Deck {
  return {
    ...deck,
    slides: deck.slides.filter(({ isHidden }) => !isHidden).map((slide) => ({
      ...slide, notes: '',
      blocks: slide.blocks.filter(({ bindings }) => bindings.every(({ path }) => modulesOfPath(path).every(sees)))
        .map((block) => ({ ...block, bindings: block.bindings.map((each) => ({ ...each, words: '', digest: '' })) })),
    })),
  };
}
