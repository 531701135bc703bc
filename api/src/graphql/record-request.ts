import type { Context, Services } from '../request/context';

interface Request { operation: string | null | undefined; status: number; ms: number }

/** A line of the log and a number for each request. */
export function record({ metrics, log }: Services, context: Context | undefined, { operation, status, ms }: Request): void {
  metrics.graphqlSeconds.observe({ status }, ms / 1000);
  log.info({
    id: context?.requestId, operation: operation?.slice(0, 80), status, ms: Math.round(ms * 10) / 10, user: context?.viewer?.userId,
  }, 'graphql');
}
