import { LOAD_STAGES } from '@heartwood/contract';
import type { Context } from '../../request/context';
import type { ViewReport } from './pulse.schema';

/**
 * Writes down, in one line, how long the views took that the page of somebody has opened: what the API did for each is in the
 * lines with the same trace.
 */
export function takeViews({ log, now, tracing }: Context, views: readonly ViewReport[]): void {
  if (views.length === 0) return;
  for (const { trace: traceId, span: spanId, ago, stages, ...view } of views) {
    const timed = LOAD_STAGES.flatMap((stage) => (stages[stage] === undefined ? [] : [[stage, stages[stage]] as const]));
    tracing?.view({ ...view, traceId, spanId, at: now().getTime() - ago, stages: timed });
  }
  log.info({ views: views.map(({ span: _span, ago: _ago, ...view }) => view) }, 'views');
}
