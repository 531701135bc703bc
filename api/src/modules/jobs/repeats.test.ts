/** @embedded jobs that repeat */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { recordedJob } from '../../testing/recorded-job';
import { openTestDatabase } from '../../testing/test-database';
import { startTestServer } from '../../testing/test-server';
import { until } from '../../testing/until';
import { every, everyDay } from '.';
import type { AnyJob } from '.';
import { REPEAT_JOBS } from './jobs.queries';

interface Row { key: string; in_seconds: number; claim: string | null; last_error: string | null }

let db: Database;
beforeAll(async () => { db = await openTestDatabase(); });
afterAll(() => db.close());
afterEach(() => db.orm.execute(sql`delete from job`));

/** A process on the database that all share. */
const another = (job: AnyJob) => startTestServer({ db, jobs: [job] });
const rows = (kind: string) => db.read<Row>({
  name: 'test-repeats',
  text: `select key, extract(epoch from run_at - now())::float8 as in_seconds, claim, last_error
    from job where kind = $1 order by created_at`,
}, [kind]);

describe('a repeat', () => {
  it('has one row that waits, however many processes begin at once', async () => {
    const sweep = recordedJob('sweep', every({ hours: 1 }));
    const three = await Promise.all([another(sweep.job), another(sweep.job), another(sweep.job)]);
    await until(async () => (await rows('sweep')).length > 0);
    for (const each of three) await each.close();
    const [row, ...more] = await rows('sweep');
    expect(more).toEqual([]);
    expect(row?.key).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00Z$/);
    expect(row?.in_seconds).toBeLessThanOrEqual(3_600);
  });

  it('runs once for each moment in three processes, also when it fails, and has written the next one before it ends', async () => {
    const tick = recordedJob('tick', every({ seconds: 1 }));
    tick.failures = 1;
    const three = await Promise.all([another(tick.job), another(tick.job), another(tick.job)]);
    await until(() => tick.runs.length >= 4, 15_000);
    tick.isHolding = true;
    await until(() => tick.held.length > 0);
    await until(async () => (await rows('tick')).filter(({ claim, last_error: error }) => claim === null && error === null).length === 1);
    tick.letGo();
    for (const each of three) await each.close();
    const first = tick.runs.filter(({ attempt }) => attempt === 1).map(({ key }) => key);
    expect(new Set(first).size).toBe(first.length);
    expect(first).toEqual([...first].sort());
  });

  it('that was missed runs once when a process is there again', async () => {
    const daily = recordedJob('daily', everyDay({ hour: 3, minute: 30 }));
    await (await another(daily.job)).close();
    await until(async () => (await rows('daily')).length === 1);
    expect((await rows('daily'))[0]?.key).toMatch(/T03:30:00Z$/);
    await db.orm.execute(sql`update job set run_at = now() - interval '5 days', key = 'five days ago' where kind = 'daily'`);
    const back = await another(daily.job);
    await until(() => daily.runs.length > 0);
    await until(async () => (await rows('daily')).every(({ key }) => key !== 'five days ago'));
    await back.close();
    expect(daily.runs.map(({ key }) => key)).toEqual(['five days ago']);
    expect((await rows('daily')).map(({ key }) => key)).toEqual([expect.stringMatching(/T03:30:00Z$/)]);
  });

  it.each([
    [every({ minutes: 15 }), 900], [everyDay({ hour: 0 }), 86_400], [everyDay({ hour: 23, minute: 59 }), 86_400],
  ])('%j is next within its distance, never now', async (repeat, distance) => {
    await db.write(REPEAT_JOBS, [JSON.stringify([{ kind: 'write', ...repeat }]), false]);
    const [row] = await rows('write');
    expect(row?.in_seconds).toBeGreaterThan(-1);
    expect(row?.in_seconds).toBeLessThanOrEqual(distance);
    expect((Date.parse(row?.key ?? '') / 1_000 - repeat.phase) % repeat.seconds).toBe(0);
  });
});
