import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Where there are many series, few steps: a person's patience, not a curve. */
const STEPS = [0.01, 0.05, 0.25, 1, 5];

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
    operationSeconds: new Histogram({
      name: 'heartwood_operation_seconds',
      help: 'GraphQL requests over HTTP by the operation and whose it is; what no released client sends is unknown',
      labelNames: ['remote', 'operation', 'status'],
      buckets: STEPS,
      registers,
    }),
    subscriptionStarts: new Counter({
      name: 'heartwood_subscription_starts_total',
      help: 'Subscriptions that were asked for, by the operation and whose it is',
      labelNames: ['remote', 'operation'],
      registers,
    }),
    databaseSeconds: new Histogram({
      name: 'heartwood_database_seconds',
      help: 'Named statements and transactions, with the time they waited for a connection',
      labelNames: ['statement'],
      buckets: STEPS,
      registers,
    }),
    databaseCalls: new Gauge({
      name: 'heartwood_database_calls',
      help: 'Statements and transactions at work or waiting; on the embedded database one is at work',
      registers,
    }),
    busEvents: new Counter({
      name: 'heartwood_bus_events_total',
      help: 'Events between processes by their kind of topic',
      labelNames: ['direction', 'topic'],
      registers,
    }),
    busGaps: new Counter({ name: 'heartwood_bus_gaps_total', help: 'Times when events may have been missed', registers }),
    jobSeconds: new Histogram({
      name: 'heartwood_job_seconds',
      help: 'How long an attempt of a job took',
      labelNames: ['kind'],
      buckets: [0.05, 0.25, 1, 5, 30, 120],
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
    securityEvents: new Counter({
      name: 'heartwood_security_events_total',
      help: 'What the security log holds: what was done or refused',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
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
    webVitalsSeconds: new Histogram({
      name: 'heartwood_web_vitals_seconds',
      help: 'LCP, INP, FCP and TTFB as browsers tell, by whose page stood',
      labelNames: ['vital', 'remote', 'version'],
      buckets: [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 10],
      registers,
    }),
    webVitalsShift: new Histogram({
      name: 'heartwood_web_vitals_shift',
      help: 'CLS as browsers tell, by whose page stood',
      labelNames: ['remote', 'version'],
      buckets: [0.01, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    brokenOperations: new Gauge({
      name: 'heartwood_broken_operations',
      help: 'Operations of versions that are out and that this schema does not answer',
      labelNames: ['remote', 'version'],
      registers,
    }),
    pushes: new Counter({
      name: 'heartwood_pushes_total', help: 'Pushes by what became of the attempt', labelNames: ['result'], registers,
    }),
    slackPosts: new Counter({
      name: 'heartwood_slack_posts_total', help: 'Messages to Slack by what became of the attempt', labelNames: ['result'], registers,
    }),
    webhooks: new Counter({
      name: 'heartwood_webhooks_total',
      help: 'What the payment provider told: received, repeated, forged, and what became of it: handled, failed, given up',
      labelNames: ['result'],
      registers,
    }),
    spans: new Counter({
      name: 'heartwood_spans_total', help: 'Spans by whether the collector took them', labelNames: ['result'], registers,
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
