import type { Drafts } from '@heartwood/contract';
import { createEvent, createStore } from 'effector';
import { useUnit } from 'effector-react';

const BOX = 'post-box';

/** Which draft stands in the composer over the feed: it is open again after a reload. */
export const readBox = (drafts: Drafts): string | null => drafts.get(BOX);
export const keepBox = (drafts: Drafts, id: string | null): void => drafts.set(BOX, id);
/** A draft came or went, in this tab. */
export const draftsMoved = createEvent();
export const $draftMoves = createStore(0).on(draftsMoved, (count) => count + 1);
const countDrafts = (drafts: Drafts): number => drafts.keys('post:').length;

/** How many posts are not published on this device, as it comes to be so in this tab. */
export function useDraftCount(drafts: Drafts): number {
  useUnit($draftMoves);
  return countDrafts(drafts);
}
