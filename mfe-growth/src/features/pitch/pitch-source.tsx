import { claimedOf, claimedTogether, isMarked, moduleClaim } from '@heartwood/contract/domain';
import { SourceLine } from '../../area-page/source/source-line';
import type { ModuleKey } from '../../generated/graphql';
import type { Deck } from './deck';
import { moduleOfDeck } from './pitch-parts';

/** What a text of a module is founded on; nothing where it claims nothing. */
export function ModuleSource({ deck, of }: { deck: Deck; of: ModuleKey }) {
  const module = moduleOfDeck(deck, of);
  const claimed = module && moduleClaim(deck, module);
  return claimed && isMarked(of, claimed) ? <SourceLine of={claimed} newest={claimed.evidence[0]} /> : null;
}

/** What a figure or a sentence is founded on that is made of rows. */
export function RowsSource({ deck, of, rowIds }: { deck: Deck; of: ModuleKey; rowIds: readonly string[] }) {
  const claimed = claimedTogether(rowIds.map((rowId) => claimedOf(deck, { key: of, rowId, field: null })));
  return <SourceLine of={claimed} newest={claimed.evidence[0]} />;
}
