import type { TraceParent } from '../request/trace-parent';

/** Names and numbers of our own lists alone: no values of statements, no addresses, nobody's name. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export interface OpenSpan {
  readonly traceId: string;
  /** What is done in the work, and after it, is a part of this. */
  within<T>(work: () => T): T;
  /** Ends it, once. `failure` is a code or the name of a class. */
  end(facts?: SpanFacts, failure?: string): void;
}

/** A view that a browser tells of, as the trace of everything that was done for it begins. */
export interface BrowserView extends TraceParent {
  remote: string;
  version: string;
  /** When it was asked for, in ms since 1970, and how many ms later it stood or failed. */
  at: number;
  ms: number;
  /** Ms of each stage, in their order. */
  stages: readonly (readonly [string, number])[];
  failed?: string | undefined;
}

/** Where spans go; `null` in its place where `OTEL_EXPORTER_OTLP_ENDPOINT` is not set. */
export interface Tracing {
  /** The outermost part of a trace in this process: a request, a job. */
  begin(name: string, facts: SpanFacts, parent?: TraceParent | null): OpenSpan;
  /** A part of what is being done that ends when it says so. */
  open(name: string, facts: SpanFacts): OpenSpan;
  /** A part of what is being done; what nobody asked for, such as a look for due jobs, is done without. */
  part<T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T>;
  /** A part that is over, with its begin in ms since 1970. */
  past(name: string, facts: SpanFacts, at: number, ms: number): void;
  view(view: BrowserView): void;
  /** Sends what waits, for two seconds at most. */
  close(): Promise<void>;
}

/** Work as a part of what is being done, where that is told. */
export function partOf<T>(tracing: Tracing | null, name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T> {
  return tracing ? tracing.part(name, facts, work) : work();
}

/** What an error is called in a trace. Its words may quote somebody. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
