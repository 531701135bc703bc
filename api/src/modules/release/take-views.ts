import { LOAD_STAGES, canaryNumberOf } from '@heartwood/contract';
import type { Context } from '../../request/context';
import type { ViewReport } from './pulse.schema';
import { isTheirs, liveRemotes } from './pulses';

/**
 * Writes down, in one line, how long the views took that the page of somebody has opened: what the API did for each is in the
 * lines with the same trace. What somebody can't have is left out.
 */
export async function takeViews({ config, log, now, tracing, viewer }: Context, views: readonly ViewReport[]): Promise<void> {
  if (!viewer || views.length === 0) return;
  const remotes = await liveRemotes(config);
  const number = canaryNumberOf(viewer.userId);
  const known = views.filter((view) => isTheirs(remotes.find(({ name }) => name === view.remote), view, number));
  if (known.length === 0) return;
  for (const { trace: traceId, span: spanId, ago, stages, ...view } of known) {
    const timed = LOAD_STAGES.flatMap((stage) => (stages[stage] === undefined ? [] : [[stage, stages[stage]] as const]));
    tracing?.view({ ...view, traceId, spanId, at: now().getTime() - ago, stages: timed });
  }
  log.info({ views: known.map(({ span: _span, ago: _ago, ...view }) => view) }, 'views');
}
