import type { Drafts } from '@heartwood/contract';

const BOX = 'post-box';

/** Which draft stands in the composer over the feed: it is open again after a reload. */
export const readBox = (drafts: Drafts): string | null => drafts.get(BOX);
export const keepBox = (drafts: Drafts, id: string | null): void => drafts.set(BOX, id);
export const countDrafts = (drafts: Drafts): number => drafts.keys('post:').length;
