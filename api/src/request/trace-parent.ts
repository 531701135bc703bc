/** Which view of a page a request belongs to, as the page says. */
export interface TraceParent {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits: what the request is a part of. */
  spanId: string;
}

const TRACE_PARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/;

/**
 * What a `traceparent` header (W3C Trace Context) names; null for anything else. It is a name that a stranger may have made up: good to
 * find lines by, and for nothing else. Whether a trace is kept is not theirs to say either.
 */
export function readTraceParent(header: string | string[] | undefined): TraceParent | null {
  const [, traceId, spanId] = (typeof header === 'string' && TRACE_PARENT.exec(header)) || [];
  return traceId !== undefined && spanId !== undefined ? { traceId, spanId } : null;
}
