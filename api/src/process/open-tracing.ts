import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace, type Context, type Span, type SpanOptions } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor, RandomIdGenerator, TraceIdRatioBasedSampler, TracerProvider, type Sampler, type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { TraceParent } from '../request/trace-parent';
import type { Config } from './config';
import type { Metrics } from './metrics';
import type { Signer } from './signer';
import { failureOf, type BrowserView, type OpenSpan, type SpanFacts, type Tracing } from './tracing';

/** What waits for a collector that is away; the rest is dropped. A span has about a kilobyte. */
const MOST_WAITING = 2_048;
const PATIENCE_MS = 5_000;
const LAST_MS = 2_000;

/** Spans to a collector, in batches and beside everything else. Loaded where there is one. */
export function openTracing(
  { endpoint, ratio, service }: NonNullable<Config['traces']>, metrics: Pick<Metrics, 'spans'>, signer: Pick<Signer, 'sign'>,
): Tracing {
  const ids = new GivenIds();
  const toCollector = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: PATIENCE_MS, concurrencyLimit: 1 });
  const exporter = counted(toCollector, metrics);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: sampleBySecret(ratio, signer),
    idGenerator: ids,
    spanProcessors: [new BatchSpanProcessor({
      exporter, maxQueueSize: MOST_WAITING, maxExportBatchSize: 256, scheduledDelayMillis: 1_000, exportTimeoutMillis: PATIENCE_MS,
    })],
  });
  const tracer = provider.getTracer('heartwood');
  const current = new AsyncLocalStorage<Context>();

  const open = (name: string, options: SpanOptions, above: Context): OpenSpan & { below: Context } => {
    const span = tracer.startSpan(name, options, above);
    const below = trace.setSpan(above, span);
    let isOver = false;
    return {
      below,
      traceId: span.spanContext().traceId,
      within: (work) => current.run(below, work),
      end(facts = {}, failure) {
        if (isOver) return;
        isOver = true;
        end(span, facts, failure);
      },
    };
  };

  return {
    begin: (name, facts, parent = null) => open(name, { kind: SpanKind.SERVER, attributes: facts }, contextOf(parent)),
    open: (name, facts) => open(name, { attributes: facts }, current.getStore() ?? ROOT_CONTEXT),
    async part(name, facts, work) {
      const above = current.getStore();
      if (!above) return work();
      const span = open(name, { kind: SpanKind.CLIENT, attributes: facts }, above);
      try {
        const value = await span.within(work);
        span.end();
        return value;
      } catch (error) {
        span.end({}, failureOf(error));
        throw error;
      }
    },
    past(name, facts, at, ms) {
      const above = current.getStore();
      if (above) tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: facts, startTime: at }, above).end(at + ms);
    },
    view: ({ remote, version, at, ms, stages, failed, ...given }: BrowserView) => {
      const attributes = { 'heartwood.remote': remote, 'heartwood.version': version };
      const whole = ids.with(given, () => tracer.startSpan(`view ${remote}`, { attributes, startTime: at }, ROOT_CONTEXT));
      const below = trace.setSpan(ROOT_CONTEXT, whole);
      let begun = at;
      for (const [stage, took] of stages) {
        const part = tracer.startSpan(stage, { startTime: begun }, below);
        begun += took;
        end(part, {}, stage === failed ? 'failed' : undefined, begun);
      }
      end(whole, {}, failed, at + ms);
    },
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => { timer = setTimeout(resolve, LAST_MS); });
      await Promise.race([provider.shutdown().catch(() => undefined), late]).finally(() => clearTimeout(timer));
    },
  };
}

/**
 * The share that is kept, the same traces in every process and at every part. By what our secret makes of the number: a browser
 * chooses the number, and would choose with it whether it is kept.
 */
function sampleBySecret(ratio: number, signer: Pick<Signer, 'sign'>): Sampler {
  const share = new TraceIdRatioBasedSampler(ratio);
  return {
    shouldSample: (context, traceId) => share.shouldSample(context, Buffer.from(signer.sign(traceId), 'base64url').toString('hex', 0, 16)),
    toString: () => `by secret, ${share.toString()}`,
  };
}

function end(span: Span, facts: SpanFacts, failure: string | undefined, at?: number): void {
  span.setAttributes(facts);
  if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', failure);
  span.end(at);
}

function contextOf(parent: TraceParent | null): Context {
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, traceFlags: TraceFlags.NONE, isRemote: true }) : ROOT_CONTEXT;
}

/** Ids by chance, but for what a browser has begun: its own span is written here, under the ids that its requests have named. */
class GivenIds {
  private readonly chance = new RandomIdGenerator();
  private given: TraceParent | null = null;

  generateTraceId = (): string => this.given?.traceId ?? this.chance.generateTraceId();
  generateSpanId = (): string => this.given?.spanId ?? this.chance.generateSpanId();

  with<T>(given: TraceParent, work: () => T): T {
    this.given = given;
    try {
      return work();
    } finally {
      this.given = null;
    }
  }
}

/** The same exporter, with what became of its spans counted. */
function counted(exporter: SpanExporter, { spans }: Pick<Metrics, 'spans'>): SpanExporter {
  return {
    export: (batch, done) => exporter.export(batch, (result) => {
      spans.inc({ result: result.code === 0 ? 'sent' : 'lost' }, batch.length);
      done(result);
    }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
