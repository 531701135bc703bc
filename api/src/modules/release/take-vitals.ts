import type { Context } from '../../request/context';
import type { VitalsReport } from './pulse.schema';

const TIMES = ['LCP', 'INP', 'FCP', 'TTFB'] as const;

/** Counts how pages felt. */
export function takeVitals({ metrics }: Context, told: readonly VitalsReport[]): void {
  for (const { remote, version, CLS, ...times } of told) {
    if (CLS !== undefined) metrics.webVitalsShift.observe({ remote, version }, CLS);
    for (const vital of TIMES) {
      const ms = times[vital];
      if (ms !== undefined) metrics.webVitalsSeconds.observe({ vital, remote, version }, ms / 1_000);
    }
  }
}
