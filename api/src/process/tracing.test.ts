/** @embedded the statements of both databases are parts of a trace */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMetrics } from './metrics';
import { openTracing } from './open-tracing';
import { Signer } from './signer';
import { startTestServer, type TestServer } from '../testing/test-server';
import { until } from '../testing/until';

interface Span { traceId: string; spanId: string; parentSpanId?: string; name: string; status: { code?: number } }

/** A collector of OTLP over HTTP. */
async function startCollector() {
  const bodies: string[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => void (body += part.toString()));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const spans = () => bodies.flatMap((body) => (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans).flatMap(({ spans: all }) => all);
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies, spans, close: () => server.close() };
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const VIEW = '00f067aa0ba902b7';
const signer = new Signer(['a secret of thirty-two letters...'], 'traces');
const LIVE = '1.0.0-live';
const view = {
  trace: TRACE, span: VIEW, remote: 'garden', version: LIVE, ago: 900, ms: 640, stages: { registry: 2, script: 358, mount: 280 },
};

let collector: Awaited<ReturnType<typeof startCollector>>;
let server: TestServer;
beforeAll(async () => {
  collector = await startCollector();
  server = await startTestServer({ config: { traces: { endpoint: collector.endpoint, ratio: 1, service: 'heartwood' } } });
  mkdirSync(server.config.remotesDir, { recursive: true });
  const garden = {
    name: 'garden', version: LIVE, contract: '1.0', entry: `/remotes/garden/${LIVE}/mf-manifest.json`, integrity: 'sha384-AAAA',
    pages: [], slots: [], menu: [],
  };
  const pointers = { schema: 1, remotes: [garden], releases: { garden: [garden] }, history: [], marks: {} };
  writeFileSync(join(server.config.remotesDir, 'registry.json'), JSON.stringify(pointers));
});
afterAll(async () => {
  await server.close();
  collector.close();
});

const traced = { traceparent: `00-${TRACE}-${VIEW}-01` };
const inTrace = () => collector.spans().filter(({ traceId }) => traceId === TRACE);

it('is one from the browser to the statement, each part below the one that asked for it, and names nobody', async () => {
  const { token, email, userId } = await server.signIn({ firstname: 'Grace', lastname: 'Hopper' });
  const question = { query: 'query Mine { me { user { id email firstname } companies { id } } }', operationName: 'Mine' };
  await server.request('POST', '/graphql', { token, headers: traced, body: question });
  await server.request('POST', '/api/v1/pulses', { token, body: { pulses: [], views: [view] } });
  await until(() => inTrace().some(({ name }) => name === 'view garden') && inTrace().some(({ name }) => name === 'POST /graphql'));
  const found = inTrace();
  const named = (name: string | RegExp) => found.find((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)));
  const [whole, door, operation, statement] = [named('view garden'), named('POST /graphql'), named('unknown unknown'), named(/^SQL /)];
  expect([whole?.spanId, whole?.parentSpanId ?? '']).toEqual([VIEW, '']);
  expect([door?.parentSpanId, operation?.parentSpanId, statement?.parentSpanId]).toEqual([VIEW, door?.spanId, operation?.spanId]);
  expect(found.filter(({ parentSpanId }) => parentSpanId === VIEW).map(({ name }) => name).toSorted()).toEqual([
    'POST /graphql', 'mount', 'registry', 'script',
  ]);
  const told = collector.bodies.join('');
  for (const word of [email, userId, token, 'Grace', 'Hopper', '127.0.0.1', 'select', 'Mine']) expect(told).not.toContain(word);
});

it('has the door of REST with its route and what was answered', async () => {
  await server.request('POST', '/api/v1/auth/login', { headers: { traceparent: `00-${'b'.repeat(32)}-${VIEW}-00` }, body: {
    email: 'nobody@people.example', password: 'a guess' } });
  await until(() => collector.spans().some(({ name }) => name === 'POST /api/v1/auth/login'));
  const span = collector.spans().find(({ name }) => name === 'POST /api/v1/auth/login');
  expect(span).toMatchObject({ traceId: 'b'.repeat(32), parentSpanId: VIEW, status: { code: 2 } });
  expect(JSON.stringify(span)).toContain('401');
  expect(collector.bodies.join('')).not.toContain('people.example');
});

it('is not kept beyond the share that was asked for, whatever a browser says', async () => {
  const traces = { endpoint: collector.endpoint, ratio: 0, service: 'heartwood' };
  const silent = await startTestServer({ db: server.db, config: { traces } });
  const before = collector.bodies.length;
  await silent.request('POST', '/graphql', { headers: traced, body: { query: '{ __typename }' } });
  await silent.close();
  expect(collector.bodies).toHaveLength(before);
});

it('is kept by chance, in all processes alike, whatever number a browser chooses', async () => {
  // Of the smallest numbers, which a share of the numbers themselves would always keep.
  const chosen = Array.from({ length: 40 }, (_, at) => `${'0'.repeat(30)}${(at + 16).toString(16)}`);
  const keptBy = async () => {
    const own = await startCollector();
    const metrics = createMetrics({ processMetrics: false });
    const tracing = openTracing({ endpoint: own.endpoint, ratio: 0.5, service: 'heartwood' }, metrics, signer);
    for (const traceId of chosen) tracing.begin('GET /', {}, { traceId, spanId: VIEW }).end();
    await tracing.close();
    own.close();
    return own.spans().map(({ traceId }) => traceId).sort();
  };
  const kept = await keptBy();
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.length).toBeLessThan(35);
  expect(await keptBy()).toEqual(kept);
});

it('is lost, and nothing else, while the collector is away: nobody waits, and what is kept has an end', async () => {
  const metrics = createMetrics({ processMetrics: false });
  const tracing = openTracing({ endpoint: 'http://127.0.0.1:9', ratio: 1, service: 'heartwood' }, metrics, signer);
  const begun = performance.now();
  const heap = process.memoryUsage().heapUsed;
  for (let at = 0; at < 50_000; at += 1) tracing.begin('GET /', {}).end();
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(process.memoryUsage().heapUsed - heap).toBeLessThan(100_000_000);
  await expect(tracing.begin('GET /', {}).within(() => tracing.part('SQL x', {}, () => Promise.resolve(7)))).resolves.toBe(7);
  await until(async () => ((await metrics.spans.get()).values.find(({ labels }) => labels['result'] === 'lost')?.value ?? 0) > 0);
  const closing = performance.now();
  await tracing.close();
  expect(performance.now() - closing).toBeLessThan(4_000);
});
