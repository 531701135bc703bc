import { dayName, type Bar, type Unit } from './insight-points';

/** A small line below a number: where it goes. */
export interface Trend { words: string; way: 'up' | 'down' | 'level' }

interface Shares { shareViews: number; shareViewsBefore?: number | null; shareLinkCount: number; since: string }

/** A week that has less visits is no news. */
const FEW = 5;

/** What the numbers say, in a sentence: when visits jumped, else how they stand beside the time before. */
export function headline(bars: readonly Bar[], unit: Unit, visits: number, before: number | null, weeks: number | null): string {
  if (visits === 0) return before ? 'Nobody has visited since' : 'Nobody has visited yet';
  const jump = unit === 'week'
    ? bars.findLastIndex(({ value }, at) => at > 0 && value >= FEW && value >= 2 * Math.max(1, bars[at - 1]?.value ?? 0))
    : -1;
  const bar = bars[jump];
  if (bar) {
    const times = bar.value >= 3 * Math.max(1, bars[jump - 1]?.value ?? 0) ? 'tripled' : 'doubled';
    return `Visits ${times} ${jump === bars.length - 1 ? 'this week' : `in the week of ${dayName(bar.from)}`}`;
  }
  if (before === null || before === 0)
    return `${visits.toLocaleString('en-US')} ${visits === 1 ? 'visit' : 'visits'} by people who are not of the team`;
  const percent = percentOf(visits, before);
  const than = `the ${weeks} weeks before`;
  if (percent === 0) return `As many visits as in ${than}`;
  return `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'fewer'} visits than in ${than}`;
}

export function visitTrend(visits: number, before: number | null, weeks: number | null, since: string): Trend {
  if (before === null) return { words: `since ${dayName(since)}`, way: 'level' };
  if (before === 0)
    return { words: visits === 0 ? 'none before either' : `none in the ${weeks} weeks before`, way: visits === 0 ? 'level' : 'up' };
  const percent = percentOf(visits, before);
  if (percent === 0) return { words: `as many as the ${weeks} weeks before`, way: 'level' };
  return {
    words: `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'fewer'} than the ${weeks} weeks before`, way: percent > 0 ? 'up' : 'down',
  };
}

/** Where nothing has changed, how many links there are to open. */
export function shareTrend({ shareViews, shareViewsBefore, shareLinkCount, since }: Shares, weeks: number | null): Trend {
  if (shareViewsBefore != null && shareViewsBefore > 0 && shareViews !== shareViewsBefore)
    return visitTrend(shareViews, shareViewsBefore, weeks, since);
  return { words: `from ${shareLinkCount} ${shareLinkCount === 1 ? 'link' : 'links'}`, way: 'level' };
}

export function newTrend(count: number, what: string, none: string): Trend {
  if (count === 0) return { words: none, way: 'level' };
  return count > 0 ? { words: `${count.toLocaleString('en-US')} ${what}`, way: 'up' } : { words: `${-count} fewer ${what}`, way: 'down' };
}

const percentOf = (now: number, before: number) => Math.round((now / before - 1) * 100);
