/**
 * How much is built and how long each step takes. `SCALE=small` shows within half a minute that the whole of it works; its figures say
 * nothing.
 */
const FULL = {
  people: 10_000, companies: 500, posts: 30_000, likes: 4, comments: 1, messages: 100, processes: 3,
  firstMs: 30_000, warmMs: 3_000, stepMs: 8_000, lagMs: 10_000, halvings: 2,
  mix: { first: 200, most: 2_000 }, chat: { first: 2_000, most: 32_000 }, sends: { first: 50, most: 1_600 },
  bare: { first: 500, most: 4_000 },
};
const SMALL = {
  ...FULL, people: 200, companies: 10, posts: 300, messages: 40,
  firstMs: 300, warmMs: 300, stepMs: 700, lagMs: 1_500, halvings: 0,
  mix: { first: 40, most: 40 }, chat: { first: 200, most: 200 }, sends: { first: 10, most: 10 }, bare: { first: 40, most: 40 },
};

/** @typedef {typeof FULL} Size */

/** @type {Size} */
export const size = process.env.SCALE === 'small' ? SMALL : FULL;

/** p95 in ms from the moment a request was due. */
export const LIMITS = { feed: 70, plan: 70, history: 70, send: 40, typing: 40, read: 70 };

/** Requests of a mix by kind, of a hundred. */
export const MIX = { feed: 35, plan: 25, history: 30, send: 10 };

/** What somebody who is active in the chat does in a minute, beside an open socket with all that pages listen to. */
export const ACTIVE = { send: 1, history: 1, typing: 2, read: 1 };
export const ACTS_A_MINUTE = Object.values(ACTIVE).reduce((sum, each) => sum + each, 0);

/** Delivery may drift by so many ms in each second before it counts as growing; a queue that grows does so by hundreds. */
export const MOST_DRIFT = 8;
