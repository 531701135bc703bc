import { pageFetch } from './page-fetch';
import { createQuietLine } from './quiet-line';

/** Streams begin when the page stands: what they bring first it has just been told. A partner's panel has one too, and no session here. */
export const line = createQuietLine(pageFetch, { calmMs: 1_000, mostMs: 5_000, sinceArrival });

function sinceArrival(): number {
  const last = performance.getEntriesByType('resource').reduce(
    (latest, entry) => Math.max(latest, (entry as PerformanceResourceTiming).responseEnd), 0,
  );
  return performance.now() - last;
}
