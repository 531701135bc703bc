import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What /metrics tells; one registry a server, so that tests can have many. */
export function createMetrics({ processMetrics }: { processMetrics: boolean }) {
  const registry = new Registry();
  const registers = [registry];
  // At the default of 10 ms the measuring of the event loop is most of what an idle process does.
  if (processMetrics) collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 });
  return {
    registry,
    restSeconds: new Histogram({
      name: 'heartwood_rest_seconds',
      help: 'REST requests by route',
      labelNames: ['route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    graphqlSeconds: new Histogram({
      name: 'heartwood_graphql_seconds',
      help: 'GraphQL requests over HTTP',
      labelNames: ['status'],
      buckets: SECONDS,
      registers,
    }),
    sockets: new Gauge({ name: 'heartwood_sockets', help: 'Live sockets', registers }),
    subscriptions: new Gauge({ name: 'heartwood_subscriptions', help: 'Live subscriptions', registers }),
    socketsDropped: new Counter({
      name: 'heartwood_sockets_dropped_total',
      help: 'Sockets closed by the server',
      labelNames: ['reason'],
      registers,
    }),
    unexpectedErrors: new Counter({ name: 'heartwood_unexpected_errors_total', help: 'Masked errors', registers }),
    clientErrors: new Counter({
      name: 'heartwood_client_errors_total',
      help: 'Errors that pages met, by the release they were met in',
      labelNames: ['remote', 'version', 'stage'],
      registers,
    }),
    remoteViews: new Counter({
      name: 'heartwood_remote_views_total', help: 'Views of a version that stood, as browsers tell', labelNames: ['remote', 'version'], registers,
    }),
    remoteLoadSeconds: new Counter({
      name: 'heartwood_remote_load_seconds_total', help: 'What it took until they stood', labelNames: ['remote', 'version'], registers,
    }),
    remoteLongSeconds: new Counter({
      name: 'heartwood_remote_long_seconds_total', help: 'Long tasks while they were open', labelNames: ['remote', 'version'], registers,
    }),
    brokenOperations: new Gauge({
      name: 'heartwood_broken_operations',
      help: 'Operations of versions that are out and that this schema does not answer',
      labelNames: ['remote', 'version'],
      registers,
    }),
    mails: new Counter({ name: 'heartwood_mails_total', help: 'Mails by what became of the attempt', labelNames: ['result'], registers }),
    jobs: new Counter({
      name: 'heartwood_jobs_total',
      help: 'Jobs by what became of the attempt',
      labelNames: ['kind', 'result'],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
