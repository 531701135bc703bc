import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Context, Services } from '../request/context';
import type { OpenSpan } from '../process/tracing';
import type { OperationSource } from './registered-operations';

/** Texts that no released client sends are one, however they are called. */
const OF_NOBODY = { remote: 'unknown', operation: 'unknown' };

/** Whose operation a request asks for. */
export function sourceOf({ operations }: Pick<Services, 'operations'>, { body }: FastifyRequest): OperationSource {
  const { query } = (body ?? {}) as { query?: unknown };
  return (typeof query === 'string' ? operations.sourceOf(query) : null) ?? OF_NOBODY;
}

const requests = new WeakMap<IncomingMessage, OpenSpan>();

/** The request as a part of the view that asks. */
export function traceRequest({ tracing }: Services, context: Context, request: IncomingMessage, response: ServerResponse): void {
  if (!tracing) return;
  const span = tracing.begin('POST /graphql', { 'http.request.method': request.method ?? '', 'http.route': '/graphql' }, context.trace);
  context.trace ??= { traceId: span.traceId, spanId: '' };
  requests.set(request, span);
  response.once('close', () => span.end({ 'http.response.status_code': response.statusCode }));
}

/** The operation as a part of its request, for everything that is done from here on: its body was read outside of any. */
export function traceOperation(services: Services, request: FastifyRequest, response: ServerResponse, next: () => void): void {
  const { tracing } = services;
  const above = requests.get(request.raw);
  if (!tracing || !above) return next();
  const { remote, operation } = sourceOf(services, request);
  const facts = { 'graphql.operation.name': operation, 'heartwood.remote': remote };
  const span = above.within(() => tracing.open(`${remote} ${operation}`, facts));
  response.prependOnceListener('close', () => span.end());
  span.within(next);
}
