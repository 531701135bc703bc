import { canaryNumberOf } from '@heartwood/contract';
import type { Context } from '../../request/context';
import type { VitalsReport } from './pulse.schema';
import { isTheirs, liveRemotes } from './pulses';

const TIMES = ['LCP', 'INP', 'FCP', 'TTFB'] as const;

/** Counts how pages felt, by versions that somebody can have: what they make up makes no new series. */
export async function takeVitals({ config, metrics, viewer }: Context, told: readonly VitalsReport[]): Promise<void> {
  if (!viewer || told.length === 0) return;
  const remotes = await liveRemotes(config);
  const number = canaryNumberOf(viewer.userId);
  for (const { remote, version, CLS, ...times } of told) {
    if (!isTheirs(remotes.find(({ name }) => name === remote), { remote, version }, number)) continue;
    if (CLS !== undefined) metrics.webVitalsShift.observe({ remote, version }, CLS);
    for (const vital of TIMES) {
      const ms = times[vital];
      if (ms !== undefined) metrics.webVitalsSeconds.observe({ vital, remote, version }, ms / 1_000);
    }
  }
}
