import type { ViewTrace } from '../remotes/view-traces';

/** What each stage of a view took, in whole ms; one that was tried twice is added up. */
export function stageTimes({ marks }: Pick<ViewTrace, 'marks'>, mostMs = Infinity): Record<string, number> {
  const times: Record<string, number> = {};
  marks.slice(0, -1).forEach(([stage, at], index) => {
    const [, end = at] = marks[index + 1] ?? [];
    times[stage] = Math.min(Math.round((times[stage] ?? 0) + end - at), mostMs);
  });
  return times;
}

/** From the question to the view or its failure, in ms. */
export function wholeTime({ marks }: Pick<ViewTrace, 'marks'>): number {
  return (marks.at(-1)?.[1] ?? 0) - (marks[0]?.[1] ?? 0);
}
