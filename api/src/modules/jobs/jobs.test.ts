/** @embedded jobs: claims and leases */
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { recordedJob } from '../../testing/recorded-job';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import { until } from '../../testing/until';
import { JobRunner } from '.';
import type { AnyJob } from '.';

const lines: Record<string, unknown>[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => { lines.push(JSON.parse(line) as Record<string, unknown>); } });

interface Row {
  id: string;
  key: string;
  payload: unknown;
  attempts: number;
  in_seconds: number | null;
  claim: string | null;
  last_error: string | null;
  given_up_at: Date | null;
}

let server: TestServer;
let write: ReturnType<typeof recordedJob>;
beforeAll(async () => {
  write = recordedJob('write');
  server = await startTestServer({ jobs: [write.job], log });
});
afterAll(() => server.close());
beforeEach(() => {
  write.runs.length = 0;
  write.failures = 0;
  write.isHolding = false;
});
afterEach(() => server.db.orm.execute(sql`delete from job`));

const rows = (kind = 'write') => server.db.read<Row>({
  name: 'test-jobs',
  text: `select id, key, payload, attempts, extract(epoch from run_at - now())::float8 as in_seconds, claim, last_error, given_up_at
    from job where kind = $1 order by created_at`,
}, [kind]);
const isEmpty = async () => (await rows()).length === 0;
const makeDue = async () => {
  await server.db.orm.execute(sql`update job set run_at = now() where kind = 'write' and run_at is not null`);
  server.jobs.wake();
};
const inAnHour = () => new Date(Date.now() + 3_600_000);
const count = async (kind: string, result: string) => {
  const { values } = await server.metrics.jobs.get();
  return values.find(({ labels }) => labels.kind === kind && labels.result === result)?.value ?? 0;
};
/** Another process on the same database. */
const another = (...jobs: AnyJob[]) => startTestServer({ db: server.db, jobs, log });

describe('a job', () => {
  it('is one of many that one statement writes: of a key the last, and what waits already stays as it is', async () => {
    await server.jobs.enqueue(server.db.orm, write.job, { key: 'a', payload: { n: 1 }, runAt: inAnHour() });
    const asked = [['a', 2], ['b', 3], ['b', 4], ['c', 5]] as const;
    await server.jobs.enqueueMany(server.db.orm, write.job, asked.map(([key, n]) => ({ key, payload: { n }, runAt: inAnHour() })));
    await server.jobs.enqueueMany(server.db.orm, write.job, []);
    const left = (await rows()).map(({ key, payload }) => [key, payload]).sort();
    expect(left).toEqual([['a', { n: 1 }], ['b', { n: 4 }], ['c', { n: 5 }]]);
    await server.jobs.enqueueMany(server.db.orm, write.job, [{ key: 'a', payload: { n: 6 } }], { replace: true });
    await until(() => write.runs.length === 1);
    expect(write.runs).toMatchObject([{ key: 'a', payload: { n: 6 } }]);
  });

  it('runs soon after the commit with what it was given, and leaves', async () => {
    await server.db.transaction(async (tx) => {
      await server.jobs.enqueue(tx, write.job, { key: 'a', payload: { n: 1 } });
      expect(write.runs).toEqual([]);
    });
    await until(() => write.runs.length > 0, 2_000);
    expect(write.runs).toEqual([{ id: expect.any(String), key: 'a', attempt: 1, payload: { n: 1 } }]);
    await until(isEmpty);
  });

  it('is not there when the command is rolled back', async () => {
    await expect(server.db.transaction(async (tx) => {
      await server.jobs.enqueue(tx, write.job, { payload: {} });
      throw new Error('rolled back');
    })).rejects.toThrow('rolled back');
    expect(await rows()).toEqual([]);
  });

  it('waits for its moment', async () => {
    const runAt = new Date(Date.now() + 400);
    await server.jobs.enqueue(server.db.orm, write.job, { key: 'later', payload: {}, runAt: inAnHour() });
    await server.jobs.enqueue(server.db.orm, write.job, { key: 'soon', payload: {}, runAt });
    await until(() => write.runs.length > 0, 4_000);
    expect(Date.now()).toBeGreaterThanOrEqual(runAt.getTime());
    expect(write.runs.map(({ key }) => key)).toEqual(['soon']);
  });

  it('is there once for its key while it waits, as it was asked for first', async () => {
    await server.jobs.enqueue(server.db.orm, write.job, { key: 'a', payload: { n: 1 }, runAt: inAnHour() });
    await server.jobs.enqueue(server.db.orm, write.job, { key: 'a', payload: { n: 2 } });
    await server.jobs.enqueue(server.db.orm, write.job, { key: 'b', payload: { n: 3 }, runAt: inAnHour() });
    expect(await rows()).toMatchObject([{ key: 'a', payload: { n: 1 } }, { key: 'b', payload: { n: 3 } }]);
    expect((await rows())[0]?.in_seconds).toBeGreaterThan(3_500);
  });

  it('is moved where that is asked for, and is another one then', async () => {
    await server.jobs.enqueue(server.db.orm, write.job, { key: 'a', payload: { n: 1 }, runAt: inAnHour() });
    const [before] = await rows();
    await server.jobs.enqueue(server.db.orm, write.job, { key: 'a', payload: { n: 2 }, replace: true });
    await until(() => write.runs.length > 0, 4_000);
    expect(write.runs).toMatchObject([{ key: 'a', payload: { n: 2 } }]);
    expect(write.runs[0]?.id).not.toBe(before?.id);
  });

  it('has a key of its own where none is given', async () => {
    for (const n of [1, 2]) await server.jobs.enqueue(server.db.orm, write.job, { payload: { n }, runAt: inAnHour() });
    expect(new Set((await rows()).map(({ key }) => key)).size).toBe(2);
  });

  it('that is asked for while it runs runs once more afterwards, as another one', async () => {
    write.isHolding = true;
    await server.jobs.enqueue(server.db.orm, write.job, { key: 'a', payload: { n: 1 } });
    await until(() => write.held.length === 1);
    for (const n of [2, 3]) await server.jobs.enqueue(server.db.orm, write.job, { key: 'a', payload: { n } });
    expect(await rows()).toHaveLength(1);
    expect(write.runs).toHaveLength(1);
    write.letGo();
    await until(isEmpty);
    expect(write.runs).toMatchObject([{ payload: { n: 1 }, attempt: 1 }, { payload: { n: 3 }, attempt: 1 }]);
    expect(write.runs[1]?.id).not.toBe(write.runs[0]?.id);
  });
});

describe('a job that fails', () => {
  it('runs again a little later under the same id, and tells why until it has worked', async () => {
    write.failures = 1;
    await server.jobs.enqueue(server.db.orm, write.job, { payload: {} });
    const [row] = await until(async () => { const found = await rows(); return found[0]?.last_error ? found : null; });
    expect(row).toMatchObject({ attempts: 1, claim: null, given_up_at: null, last_error: 'write does not work today' });
    expect(row?.in_seconds).toBeGreaterThan(3);
    expect(row?.in_seconds).toBeLessThan(6);
    await makeDue();
    await until(isEmpty);
    expect(write.runs.map(({ id, attempt }) => [id, attempt])).toEqual([[row?.id, 1], [row?.id, 2]]);
  });

  it('is given up after the last attempt: it stays, is counted, and is told of once', async () => {
    write.failures = 2;
    await server.jobs.enqueue(server.db.orm, write.job, { key: 'hopeless', payload: {}, runAt: inAnHour() });
    await server.db.orm.execute(sql`update job set attempts = 9`);
    await makeDue();
    await until(async () => (await rows())[0]?.attempts === 10 && (await rows())[0]?.claim === null);
    expect((await rows())[0]?.in_seconds).toBeGreaterThan(23 * 3_600);
    await makeDue();
    const [row] = await until(async () => { const found = await rows(); return found[0]?.given_up_at ? found : null; });
    expect(row).toMatchObject({ in_seconds: null, attempts: 11, last_error: 'write does not work today' });
    expect(await count('write', 'given up')).toBe(1);
    expect(lines.filter(({ job, msg }) => job === row?.id && msg === 'a job was given up')).toHaveLength(1);
    // Its key is free.
    await server.jobs.enqueue(server.db.orm, write.job, { key: 'hopeless', payload: {} });
    await until(async () => (await rows()).length === 1 && write.runs.length === 3);
  });

  it('for the last time, and was asked for meanwhile, begins from the first attempt', async () => {
    write.failures = 1;
    write.isHolding = true;
    await server.jobs.enqueue(server.db.orm, write.job, { key: 'a', payload: { n: 1 }, runAt: inAnHour() });
    await server.db.orm.execute(sql`update job set attempts = 10`);
    await makeDue();
    await until(() => write.held.length === 1);
    await server.jobs.enqueue(server.db.orm, write.job, { key: 'a', payload: { n: 2 } });
    write.letGo();
    await until(isEmpty);
    expect(write.runs.map(({ attempt }) => attempt)).toEqual([11, 1]);
  });
});

describe('the runner', () => {
  it('begins what a killed process has left, when its lease is over and not before', async () => {
    await server.jobs.enqueue(server.db.orm, write.job, { key: 'left', payload: {}, runAt: inAnHour() });
    const isOver = new Date(Date.now() + 400);
    await server.db.orm.execute(sql`update job set claim = gen_random_uuid(), attempts = 1, run_at = ${isOver.toISOString()}::timestamptz`);
    server.jobs.wake();
    await until(() => write.runs.length > 0, 4_000);
    expect(Date.now()).toBeGreaterThanOrEqual(isOver.getTime());
    expect(write.runs).toMatchObject([{ key: 'left', attempt: 2 }]);
    await until(isEmpty);
  });

  it('gives up, unrun, what has ended its process at every attempt', async () => {
    await server.jobs.enqueue(server.db.orm, write.job, { payload: {}, runAt: inAnHour() });
    await server.db.orm.execute(sql`update job set claim = gen_random_uuid(), attempts = 11, run_at = now()`);
    server.jobs.wake();
    const [row] = await until(async () => { const found = await rows(); return found[0]?.given_up_at ? found : null; });
    expect(row?.last_error).toBe('No attempt came to an end.');
    expect(write.runs).toEqual([]);
  });

  it('leaves alone what another one has claimed after its own lease', async () => {
    write.isHolding = true;
    await server.jobs.enqueue(server.db.orm, write.job, { payload: {} });
    await until(() => write.held.length === 1);
    await server.db.orm.execute(sql`update job set claim = gen_random_uuid(), run_at = now() + interval '1 hour'`);
    write.letGo();
    await until(() => lines.some(({ msg }) => msg === 'a job took longer than its lease, and was begun by another process'));
    expect(await rows()).toHaveLength(1);
  });

  it('runs four at once, and the others as soon as one of them ends', async () => {
    write.isHolding = true;
    await server.db.transaction(async (tx) => {
      for (let n = 0; n < 6; n++) await server.jobs.enqueue(tx, write.job, { payload: { n } });
    });
    await until(() => write.held.length === 4);
    expect((await rows()).filter(({ claim }) => claim !== null)).toHaveLength(4);
    write.letGo();
    await until(isEmpty);
    expect(write.runs).toHaveLength(6);
  });

  it('has the place of one that hangs back when its lease is over', async () => {
    const [stuck, fine] = [recordedJob('stuck'), recordedJob('fine')];
    stuck.isHolding = true;
    const other = await startTestServer({ db: server.db, jobs: [stuck.job, fine.job], log, config: { jobLeaseSeconds: 1 } });
    for (let n = 0; n < 4; n++) await other.jobs.enqueue(server.db.orm, stuck.job, { payload: { n } });
    await until(() => stuck.held.length === 4);
    await other.jobs.enqueue(server.db.orm, fine.job, { payload: {} });
    await until(() => fine.runs.length > 0, 4_000);
    stuck.letGo();
    await other.close();
  });

  it('takes each job once, with others on the same database', async () => {
    const others = await Promise.all([another(write.job), another(write.job)]);
    try {
      const askers = [server, ...others];
      await Promise.all(Array.from({ length: 30 }, (_, n) => askers[n % 3]?.jobs.enqueue(server.db.orm, write.job, { payload: { n } })));
      await until(isEmpty, 15_000);
      const ran = write.runs.map(({ payload }) => (payload as { n: number }).n);
      expect(ran.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n));
    } finally {
      for (const each of others) await each.close();
    }
  });

  it('leaves kinds alone that another release knows', async () => {
    const newer = recordedJob('newer');
    await server.jobs.enqueue(server.db.orm, newer.job, { payload: {} });
    await server.jobs.enqueue(server.db.orm, write.job, { payload: {} });
    await until(isEmpty);
    expect(await rows('newer')).toMatchObject([{ attempts: 0, claim: null }]);
  });

  it('ends with what runs, and begins nothing more', async () => {
    const held = recordedJob('held');
    held.isHolding = true;
    const other = await another(held.job);
    await other.jobs.enqueue(server.db.orm, held.job, { payload: {} });
    await until(() => held.held.length === 1);
    let isClosed = false;
    const closing = other.close().then(() => { isClosed = true; });
    await until(() => other.lifecycle.draining);
    await other.jobs.enqueue(server.db.orm, held.job, { payload: {} });
    expect(isClosed).toBe(false);
    held.letGo();
    await closing;
    expect(held.runs).toHaveLength(1);
    expect(await rows('held')).toMatchObject([{ attempts: 0, claim: null }]);
  });

  it('leaves what comes while the process drains to the others', async () => {
    const held = recordedJob('held');
    const leaving = await another(held.job);
    leaving.lifecycle.draining = true;
    await leaving.jobs.enqueue(server.db.orm, held.job, { payload: {} });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(held.runs).toEqual([]);
    const other = await another(held.job);
    await until(() => held.runs.length === 1);
    await other.close();
    await leaving.close();
  });

  it('knows one handler of a kind', () => {
    expect(() => new JobRunner(server, [write.job, recordedJob('write').job])).toThrow('Two jobs are of the same kind.');
  });
});
