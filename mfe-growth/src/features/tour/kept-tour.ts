import type { Drafts } from '@heartwood/contract';

export const TOUR_SLOT = 'tour@1';
const KEY = 'growth:tour';

let isShown = false;

/** That the tour is open is kept on the device, so that a reload goes on with it. */
export function keepTour(drafts: Drafts, isOpen: boolean): void {
  isShown = isOpen;
  drafts.set(KEY, isOpen ? 'open' : null);
}

/** It was open when the page was left, and isn't now. */
export const isTourDue = (drafts: Drafts): boolean => !isShown && drafts.get(KEY) !== null;
