import type { ViewProps } from '@heartwood/contract/kit';
import { DeckCover } from '../features/view/deck-cover';

/** `deck-cover@1` {id} */
export function DeckCoverSlot({ params: { id } }: ViewProps) {
  return typeof id === 'string' ? <DeckCover key={id} id={id} /> : null;
}
