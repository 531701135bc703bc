/** How a version did for people: each of them counts once, however much their browser tells. */
export interface Pulse {
  people: number;
  /** People who met an error. */
  failing: number;
  /** Median over people of their mean ms until a view stands; null where nobody told. */
  loadMs: number | null;
  /** Median over people of ms in long tasks for each view. */
  longMs: number | null;
}

/** Before so many people have met an error, and so many have told of their times, it may be chance or one person's will. */
export const RULE = {
  hours: 3,
  failing: 3,
  /** Of a hundred people, more than of the live version's. */
  failingPoints: 5,
  failingTimes: 2,
  people: 10,
  loadTimes: 1.5,
  loadMs: 500,
  longTimes: 2,
  longMs: 200,
} as const;

/**
 * Why a canary is ill beside the live version of the same hours; null when it is not, or when too few people have told.
 * Errors are compared by the share of people who met one, times by the median of people: one person moves neither.
 */
export function illnessOf(canary: Pulse, live: Pulse): string | null {
  const [share, liveShare] = [shareOf(canary), shareOf(live)];
  if (canary.failing >= RULE.failing && share >= liveShare * RULE.failingTimes && share - liveShare >= RULE.failingPoints / 100)
    return `${canary.failing} of ${canary.people} people met errors (${percent(share)}), with the live version ${percent(liveShare)}`;
  if (canary.people < RULE.people || live.people < RULE.people) return null;
  if (isWorse(canary.loadMs, live.loadMs, RULE.loadTimes, RULE.loadMs))
    return `a view of it stands after ${canary.loadMs} ms, of the live version after ${live.loadMs} ms (medians of ${canary.people} people)`;
  if (isWorse(canary.longMs, live.longMs, RULE.longTimes, RULE.longMs))
    return `it holds the page up for ${canary.longMs} ms a view, the live version for ${live.longMs} ms (medians of ${canary.people} people)`;
  return null;
}

const shareOf = ({ failing, people }: Pulse): number => (people === 0 ? 0 : failing / people);
const percent = (share: number): string => `${Math.round(share * 100)} %`;

function isWorse(mine: number | null, live: number | null, times: number, by: number): boolean {
  return mine !== null && live !== null && mine >= live * times && mine - live >= by;
}
