import { canaryBucketOf, canaryNumberOf } from '@heartwood/contract';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createLog } from '../../process/log';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { readPulses } from './pulses';
import { watchCanaries } from './watch-canaries';

const OPERATOR = 'the token of an operator, with 32 letters';
const LIVE = '1.0.0-live';
const CANARY = '2.0.0-canary';

const lines: string[] = [];
let server: TestServer;
let canaryPeople: string[] = [];
let others: string[] = [];

const registry = () => join(server.config.remotesDir, 'registry.json');
const pointers = () => JSON.parse(readFileSync(registry(), 'utf8')) as {
  remotes: { canary?: { version: string } }[]; marks: Record<string, Record<string, { state: string; reason: string }>>;
  history: { action: string; version: string; by?: { squad?: string }; reason?: string }[];
};
const remote = (version: string) => ({
  name: 'garden', version, contract: '1.0', entry: `/remotes/garden/${version}/mf-manifest.json`, integrity: 'sha384-AAAA', pages: [], slots: [],
  menu: [], owner: { squad: 'Garden', contact: 'garden@heartwood.example' },
});
const { name: _name, pages: _pages, slots: _slots, menu: _menu, owner: _owner, ...canary } = { ...remote(CANARY), percent: 50 };
let isFresh = 0;
const publish = () => {
  // Another size: another stamp, however fast the disk is.
  isFresh += 1;
  writeFileSync(registry(), JSON.stringify({
    schema: 1, remotes: [{ ...remote(LIVE), canary }], releases: { garden: [remote(LIVE), remote(CANARY)] }, history: [], marks: {},
    at: 'x'.repeat(isFresh),
  }));
};

const told = { loads: 4, loadMs: 2_000, errors: 0, longTasks: 2, longMs: 200 };
const tell = (token: string, version: string, more: Partial<typeof told> = {}) => (
  server.request('POST', '/api/v1/pulses', { token, body: { pulses: [{ remote: 'garden', version, ...told, ...more }] } })
);

beforeAll(async () => {
  server = await startTestServer({
    config: { operatorToken: OPERATOR }, log: createLog('info', { write: (line) => void lines.push(line) }),
  });
  mkdirSync(server.config.remotesDir, { recursive: true });
  while (canaryPeople.length < 11 || others.length < 11) {
    const { token, userId: id } = await server.signIn();
    (canaryBucketOf('garden', canaryNumberOf(id)) < 50 ? canaryPeople : others).push(token);
  }
  canaryPeople = canaryPeople.slice(0, 11);
  others = others.slice(0, 11);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  publish();
  await server.db.orm.execute(sql`delete from remote_pulse`);
});
const isRunning = () => pointers().remotes[0]?.canary?.version === CANARY;
const everybodyTells = async (more: Partial<typeof told>) => {
  for (const token of others) await tell(token, LIVE);
  for (const token of canaryPeople) await tell(token, CANARY, more);
};

describe('what browsers tell of a version', () => {
  it('is added up for each person, and shown beside the live version', async () => {
    await everybodyTells({ loadMs: 2_400 });
    expect((await tell(canaryPeople[0] ?? '', CANARY, { errors: 2 })).status).toBe(204);
    const { body } = await server.request<{ remotes: { versions: object[] }[] }>('GET', '/api/v1/version-states', { token: others[0] ?? '' });
    expect(body.remotes[0]?.versions).toMatchObject([
      { version: CANARY, state: 'canary', pulse: { people: 11, failing: 1, loadMs: 600, longMs: 50 } },
      { version: LIVE, state: 'live', pulse: { people: 11, failing: 0, loadMs: 500, longMs: 50 } },
    ]);
  });

  it('is one statement, however many versions it tells of; of one that it names twice, the sum', async () => {
    const statements = async () => (await server.metrics.databaseSeconds.get()).values
      .find(({ metricName, labels }) => metricName?.endsWith('_count') && labels.statement === 'add-pulses')?.value ?? 0;
    const before = await statements();
    const pulse = { remote: 'garden', version: LIVE, ...told };
    await server.request('POST', '/api/v1/pulses', { token: others[0] ?? '', body: { pulses: [pulse, { ...pulse, loads: 3 }] } });
    const { rows } = await server.db.orm.execute(sql`select loads, load_ms from remote_pulse`) as unknown as { rows: object[] };
    expect([await statements() - before, rows]).toEqual([1, [{ loads: 7, load_ms: 4_000 }]]);
  });

  it('names nobody', async () => {
    const { token, userId: id } = await server.signIn();
    await tell(token, LIVE);
    const rows = await server.db.orm.execute(sql`select * from remote_pulse`);
    expect(JSON.stringify(rows)).toContain(LIVE);
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  it.each([
    ['a stranger', { token: undefined }, 401], ['who tells of other numbers', { body: { pulses: [{ remote: 'garden', version: LIVE, ...told, errors: -1 }] } }, 422],
    ['who tells of too much', { body: { pulses: Array(21).fill({ remote: 'garden', version: LIVE, ...told }) } }, 422],
  ])('is not heard from %s', async (_who, more, status) => {
    const request = { token: others[0], body: { pulses: [{ remote: 'garden', version: LIVE, ...told }] }, ...more } as { token?: string; body: object };
    expect((await server.request('POST', '/api/v1/pulses', request)).status).toBe(status);
  });

  it('does not count where it can’t be so: a canary that is not theirs, a version that is nobody’s', async () => {
    await tell(others[0] ?? '', CANARY, { errors: 100 });
    await tell(others[0] ?? '', '9.9.9', { errors: 100 });
    const pulses = await readPulses(server);
    expect([pulses.of('garden', CANARY).people, pulses.of('garden', '9.9.9').people]).toEqual([0, 0]);
  });
});

describe('views that a page has opened', () => {
  const view = {
    trace: 'a'.repeat(31) + '1', span: 'b'.repeat(16), remote: 'garden', version: LIVE, ago: 4_000, ms: 640,
    stages: { registry: 2, manifest: 40, script: 300, evaluate: 18, mount: 280 },
  };
  const open = (views: object[]) => server.request('POST', '/api/v1/pulses', { token: others[0] ?? '', body: { pulses: [], views } });
  const told = () => lines.map((line) => JSON.parse(line) as { msg: string; views?: object[] }).filter(({ msg }) => msg === 'views');
  beforeEach(() => void (lines.length = 0));

  it('are one line, found by each trace, with what their stages took', async () => {
    const failed = { ...view, trace: 'c'.repeat(32), failed: 'mount' };
    expect((await open([view, failed])).status).toBe(204);
    const { span: _span, ago: _ago, ...kept } = view;
    expect(told()).toMatchObject([{ views: [kept, { trace: 'c'.repeat(32), failed: 'mount' }] }]);
  });

  it('are left out where nobody can have that version', async () => {
    await open([{ ...view, version: '9.9.9' }, { ...view, version: CANARY }, { ...view, remote: 'nobody' }]);
    expect(told()).toEqual([]);
  });

  it.each([
    ['a trace that is none', { trace: 'x' }], ['a trace of nothing', { trace: '0'.repeat(32) }], ['a trace in capitals', { trace: 'A'.repeat(32) }],
    ['a stage beyond all measure', { stages: { mount: 1e9 } }], ['a failure of its own', { failed: 'ada' }],
  ])('are refused with %s', async (_what, more) => {
    expect((await open([{ ...view, ...more }])).status).toBe(422);
  });

  it('are ten at most', async () => {
    expect((await open(Array(11).fill(view))).status).toBe(422);
  });
});

describe('how pages felt', () => {
  const vitals = { remote: 'garden', version: LIVE, LCP: 1_200, INP: 90.5, CLS: 0.02 };
  const feel = (...told: object[]) => (
    server.request('POST', '/api/v1/pulses', { token: others[0] ?? '', body: { pulses: [], vitals: told } })
  );
  const series = async () => (await server.metrics.registry.getSingleMetricAsString('heartwood_web_vitals_seconds'))
    + await server.metrics.registry.getSingleMetricAsString('heartwood_web_vitals_shift');

  it('is counted by vital, remote and version', async () => {
    expect((await feel(vitals)).status).toBe(204);
    const text = await series();
    expect(text).toContain(`heartwood_web_vitals_seconds_sum{vital="LCP",remote="garden",version="${LIVE}"} 1.2`);
    expect(text).toContain(`heartwood_web_vitals_seconds_bucket{le="0.1",vital="INP",remote="garden",version="${LIVE}"} 1`);
    expect(text).toContain(`heartwood_web_vitals_shift_count{remote="garden",version="${LIVE}"} 1`);
  });

  it('makes no series of what nobody can have', async () => {
    await feel({ ...vitals, remote: 'invented' }, { ...vitals, version: '9.9.9' }, { ...vitals, version: CANARY });
    expect(await series()).not.toMatch(/invented|9\.9\.9|canary/);
  });

  it.each([['below nothing', { LCP: -1 }], ['beyond all measure', { INP: 1e9 }], ['more than all of a page', { CLS: 1_000 }], ['words', { FCP: 'ada' }]])(
    'is refused with %s', async (_what, more) => {
      expect((await feel({ ...vitals, ...more })).status).toBe(422);
    },
  );
});

describe('a canary', () => {
  it('goes on while it does as well as the live version', async () => {
    await everybodyTells({ loadMs: 2_200, longMs: 240 });
    await watchCanaries(server);
    expect(isRunning()).toBe(true);
  });

  it('is not stopped by one person, whatever they send and however often; nor by two', async () => {
    await everybodyTells({});
    const worst = { errors: 100, loadMs: 1_000_000, longMs: 600_000, longTasks: 1_000 };
    for (let at = 0; at < 15; at += 1) await tell(canaryPeople[0] ?? '', CANARY, worst);
    await tell(canaryPeople[1] ?? '', CANARY, worst);
    for (const token of others) await tell(token, CANARY, worst);
    await watchCanaries(server);
    expect(isRunning()).toBe(true);
  });

  it('is not kept alive by one person who tells that all is well', async () => {
    await everybodyTells({ errors: 1 });
    for (let at = 0; at < 10; at += 1) await tell(canaryPeople[0] ?? '', CANARY, { loads: 100, loadMs: 1 });
    await watchCanaries(server);
    expect(isRunning()).toBe(false);
  });

  it('stops by itself where people meet errors: it counts as failed, and log, audit and squad are told why', async () => {
    for (const token of others) await tell(token, LIVE);
    for (const token of canaryPeople.slice(0, 3)) await tell(token, CANARY, { errors: 1 });
    await watchCanaries(server);
    const reason = 'The canary stopped by itself: 3 of 3 people met errors (100 %), with the live version 0 %';
    expect(isRunning()).toBe(false);
    expect(pointers().marks['garden']?.[CANARY]).toMatchObject({ state: 'failed', reason });
    expect(pointers().history.at(-1)).toMatchObject({ action: 'end-canary', version: LIVE, by: { squad: 'Heartwood' }, reason });
    const { body } = await server.request<{ acts: object[] }>('GET', '/api/v1/operator/releases', { headers: { 'x-operator-token': OPERATOR } });
    expect(body.acts[0]).toMatchObject({ squad: 'Heartwood', action: 'end-canary', remote: 'garden', version: CANARY, outcome: 'done', reason });
    const [mail] = await server.mailbox('garden@heartwood.example');
    expect(mail).toMatchObject({ subject: 'A canary of Heartwood has stopped', text: expect.stringContaining('3 of 3 people met errors') });
    const mails = (await server.mailbox('garden@heartwood.example')).length;
    await watchCanaries(server);
    // Published again it begins anew.
    publish();
    await watchCanaries(server);
    expect([isRunning(), (await server.mailbox('garden@heartwood.example')).length]).toEqual([true, mails]);
  });

  it('stops where it is slow for most', async () => {
    await everybodyTells({ loadMs: 8_000 });
    await watchCanaries(server);
    expect(pointers().marks['garden']?.[CANARY]?.reason).toMatch(/a view of it stands after 2000 ms, of the live version after 500 ms/);
  });
});
