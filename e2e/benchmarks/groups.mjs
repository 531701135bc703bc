import { measureBytes } from './bytes.mjs';
import { measureChat } from './chat/chat.mjs';
import { measureCompiledOperations } from './compiled-operations.mjs';
import { measureDecks } from './decks.mjs';
import { measureFeed } from './feed.mjs';
import { measureFeedScroll } from './feed-scroll.mjs';
import { measureFirstContent } from './first-content.mjs';
import { measureGrowthPages } from './growth-pages.mjs';
import { measureGrowthQuery } from './growth-query.mjs';
import { measureNeighbours } from './neighbours.mjs';
import { measureScale } from './scale/scale.mjs';
import { measureSplit } from './split.mjs';
import { measureStart } from './start.mjs';
import { measureSubscriptions } from './subscriptions.mjs';
import { measureTimeline } from './timeline.mjs';

/**
 * One measure. `ok` says whether `value` (or `ratio`, where there is a `ceiling`) meets the target; without a target it is true.
 * @typedef {{ name: string, value: number, unit: string, ceiling?: number, ratio?: number, target: string | null, ok: boolean }} Measure
 * @type {Record<string, () => AsyncGenerator<Measure>>}
 */
export const groups = {
  bytes: measureBytes,
  'first-content': measureFirstContent,
  split: measureSplit,
  query: measureGrowthQuery,
  growth: measureGrowthPages,
  compiled: measureCompiledOperations,
  subscriptions: measureSubscriptions,
  start: measureStart,
  chat: measureChat,
  neighbours: measureNeighbours,
  timeline: measureTimeline,
  feed: measureFeed,
  'feed-scroll': measureFeedScroll,
  decks: measureDecks,
  scale: measureScale,
};
