import { LEVELS } from '@heartwood/contract/text';
import { shownText, type DraftState } from './draft-state';

/** From this share of the room on it is worth saying. */
const NEAR = 0.9;
const MAX = LEVELS.module.maxBytes;

/** How full the room for a module's text is, formatting and all, when it is nearly full; null before. */
export function textRoom(state: Pick<DraftState, 'typed' | 'base'>): string | null {
  const text = shownText(state as DraftState);
  const share = new TextEncoder().encode(JSON.stringify(text)).length / MAX;
  if (share < NEAR) return null;
  const size = `${MAX / 1000} kB`;
  return share > 1 ? `${Math.ceil((share - 1) * 100)} % too long: a text has room for ${size}` : `${Math.floor(share * 100)} % of ${size} used`;
}
