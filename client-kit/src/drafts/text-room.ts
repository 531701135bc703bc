import { shownText, type DraftState } from './draft-state';

/** From this share of the room on it is worth saying. */
const NEAR = 0.9;

/** How full the room for a text is, formatting and all, when it is nearly full; null before. */
export function textRoom(state: Pick<DraftState, 'typed' | 'base'>, maxBytes: number): string | null {
  const text = shownText(state as DraftState);
  const share = new TextEncoder().encode(JSON.stringify(text)).length / maxBytes;
  if (share < NEAR) return null;
  const size = `${maxBytes / 1000} kB`;
  if (share > 1) return `${Math.ceil((share - 1) * 100)} % too long: a text has room for ${size}`;
  return `${Math.floor(share * 100)} % of ${size} used`;
}
