/** @embedded what is read of the database itself */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createLog } from '../../process/log';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { clientReport } from './operations.table';
import { sweepReports } from './sweep-reports';

const lines: string[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ log: createLog('warn', { write: (line) => void lines.push(line) }) });
  const { remotesDir } = server.config;
  mkdirSync(remotesDir, { recursive: true });
  writeFileSync(join(remotesDir, 'registry.json'), JSON.stringify({
    schema: 1,
    remotes: [{ name: 'growth', version: '2.0.0-bbbbbbbb', canary: { version: '3.0.0-cccccccc', percent: 10 } }, null, { name: 5 }],
    releases: { growth: [{ name: 'growth', version: '1.0.0-aaaaaaaa' }] },
  }));
});
afterAll(() => server.close());
beforeEach(async () => {
  lines.length = 0;
  server.metrics.clientErrors.reset();
  await server.db.orm.delete(clientReport);
});

const report = {
  id: 'abcd2345',
  remote: 'growth',
  version: '2.0.0-bbbbbbbb',
  stage: 'mount',
  kind: 'TypeError',
  place: '82.bdecc15c.js:1:2345',
  count: 1,
};
const TRACE = 'abcdef0123456789abcdef0123456789';
const send = (...reports: object[]) => server.request('POST', '/api/v1/reports', { body: { reports } });
const rows = () => server.db.orm.select().from(clientReport).orderBy(clientReport.errorId);
const counted = async () =>
  (await server.metrics.clientErrors.get()).values.map(({ labels, value }) => [labels.remote, labels.version, labels.stage, value]);

it('keeps an error under the id that the person was shown, logs it and counts it by release', async () => {
  const { status, body } = await send(report, { ...report, id: 'canary22', version: '3.0.0-cccccccc', count: 7, place: null, trace: TRACE });
  expect([status, body]).toEqual([204, null]);
  expect(await rows()).toEqual([
    {
      errorId: 'abcd2345',
      remote: 'growth',
      version: '2.0.0-bbbbbbbb',
      stage: 'mount',
      kind: 'TypeError',
      place: '82.bdecc15c.js:1:2345',
      traceId: null,
      count: 1,
      createdAt: expect.any(Date),
    },
    {
      errorId: 'canary22',
      remote: 'growth',
      version: '3.0.0-cccccccc',
      stage: 'mount',
      kind: 'TypeError',
      place: null,
      traceId: TRACE,
      count: 7,
      createdAt: expect.any(Date),
    },
  ]);
  expect(await counted()).toEqual([['growth', '2.0.0-bbbbbbbb', 'mount', 1], ['growth', '3.0.0-cccccccc', 'mount', 7]]);
  expect(lines.map((line) => (JSON.parse(line) as { errorId?: string }).errorId)).toEqual(['abcd2345', 'canary22']);
  expect(lines.map((line) => (JSON.parse(line) as { trace?: string }).trace)).toEqual([undefined, TRACE]);
});

it('knows a version that was live before: an older tab is open somewhere', async () => {
  await send({ ...report, version: '1.0.0-aaaaaaaa' });
  expect(await counted()).toEqual([['growth', '1.0.0-aaaaaaaa', 'mount', 1]]);
});

it('makes no names of what strangers write: remotes and versions that were never released are unknown', async () => {
  await send(
    { ...report, id: 'aaaaaaa2', remote: 'invented' },
    { ...report, id: 'aaaaaaa3', remote: 'other', version: 'x' },
    { ...report, id: 'aaaaaaa4', version: '9.9.9' },
    { ...report, id: 'aaaaaaa5', remote: 'shell', version: '0123abcd' },
  );
  expect(await counted()).toEqual([
    ['unknown', 'unknown', 'mount', 2],
    ['growth', 'unknown', 'mount', 1],
    ['shell', 'unknown', 'mount', 1],
  ]);
  expect((await rows()).map(({ remote, version }) => `${remote} ${version}`)).toEqual([
    'unknown unknown',
    'unknown unknown',
    'growth unknown',
    'shell unknown',
  ]);
});

it('counts an id that is told again, and leaves it as it is when another error takes it', async () => {
  await send(report, report);
  await send({ ...report, count: 4 });
  await send({ ...report, stage: 'chunk' });
  expect(await rows()).toMatchObject([{ errorId: 'abcd2345', stage: 'mount', count: 5 }]);
});

it('takes in nothing but what it names: words, addresses and people are left out', async () => {
  const secret = 'ada@people.example';
  await send({ ...report, message: secret, user: secret, url: `/app?mail=${secret}`, stack: secret });
  expect(JSON.stringify([await rows(), lines, await server.metrics.registry.metrics()])).not.toContain('people.example');
});

it.each([
  ['an id that is none', { id: '<script>' }],
  ['words in place of a class', { kind: 'Ada wrote this' }],
  ['an address in place of a file', { place: 'https://people.example/ada:1:2' }],
  ['a stage of its own', { stage: 'ada' }],
  ['a name with spaces', { remote: 'ada lovelace' }],
  ['a trace that is none', { trace: 'ada lovelace' }],
  ['a number beyond all measure', { count: 1e9 }],
])('refuses %s', async (_what, change) => {
  expect((await send({ ...report, ...change })).status).toBe(422);
  expect([await rows(), lines, await counted()]).toEqual([[], [], []]);
});

it('refuses more than ten at once, none at all, and what is too large', async () => {
  const many = Array.from({ length: 11 }, (_, at) => ({ ...report, id: `aaaaaa${at + 10}` }));
  expect((await send(...many)).status).toBe(422);
  expect((await send()).status).toBe(422);
  expect((await server.request('POST', '/api/v1/reports', { body: { reports: [report], more: 'x'.repeat(5_000) } })).status).toBe(413);
});

it('hears one address thirty times a minute', async () => {
  const limited = await startTestServer({ config: { rateLimits: true }, db: server.db });
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++) statuses.push((await limited.request('POST', '/api/v1/reports', { body: { reports: [report] } })).status);
  await limited.close();
  expect(statuses).toEqual([...Array<number>(30).fill(204), 429]);
});

it('forgets after 30 days, and what is beyond the number that is kept', async () => {
  const at = (days: number) => sql`now() - make_interval(days => ${days})`;
  const kept = (errorId: string, days: number) =>
    server.db.orm
      .insert(clientReport)
      .values({
        errorId,
        remote: 'growth',
        version: 'unknown',
        stage: 'mount',
        kind: 'Error',
        count: 1,
        createdAt: at(days) as unknown as Date,
      });
  for (const [id, days] of [['older222', 31], ['third222', 29], ['second22', 2], ['first222', 1]] as const) await kept(id, days);
  await sweepReports(server.db);
  expect((await rows()).map(({ errorId }) => errorId)).toEqual(['first222', 'second22', 'third222']);
  await sweepReports(server.db, 1);
  expect((await rows()).map(({ errorId }) => errorId)).toEqual(['first222']);
});
