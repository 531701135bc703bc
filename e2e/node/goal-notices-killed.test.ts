import pg from 'pg';
import { startPostgres } from '../../tools/src/test/real-postgres.mjs';
import { ApiProcess } from '../server/api-process.mjs';
import { AUTH_SECRET } from '../server/chat-people.mjs';

const GOALS = 40;

type Postgres = NonNullable<Awaited<ReturnType<typeof startPostgres>>>;

let postgres: Postgres;
let db: pg.Client;
/** A second connection, whose transaction stays open. */
let holder: pg.Client;
const processes: ApiProcess[] = [];

beforeAll(async () => {
  const started = await startPostgres();
  if (!started) throw new Error('This needs PostgreSQL: install it, or let the test run install it.');
  postgres = started;
  db = new pg.Client({ connectionString: postgres.url });
  holder = new pg.Client({ connectionString: postgres.url });
  await Promise.all([db.connect(), holder.connect()]);
}, 60_000);

afterAll(async () => {
  for (const each of processes) await each.remove();
  await Promise.all([db.end(), holder.end()]);
  await postgres.stop();
});

async function startProcess(): Promise<ApiProcess> {
  const started = await ApiProcess.start({ DATABASE_URL: postgres.url, AUTH_SECRET, JOB_LEASE_SECONDS: '4' });
  processes.push(started);
  return started;
}

async function until(text: string, holds: (count: number) => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const { rows: [row] } = await db.query<{ count: number }>(text);
    if (holds(row?.count ?? 0)) return;
    if (Date.now() > deadline) throw new Error(`It did not happen: ${text}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A zone in which it is the middle of a day now. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  // The sign of these names is the other way round.
  return `Etc/GMT${ahead > 0 ? `-${ahead}` : `+${-ahead}`}`;
}
const lookAgain = (key: string) => db.query("insert into job (id, kind, key, payload, run_at) values (gen_random_uuid(), 'tell-of-goals', $1, '{}', now())", [key]);

test('kill -9 while people are told of their goals, with others that tell too: each is told of each goal once', async () => {
  const first = await startProcess();
  await db.query(`with person as (
      insert into users (id, email, firstname, lastname, time_zone) values (gen_random_uuid(), 'olive@people.example', 'Olive', 'Tester', $1) returning id),
    firm as (
      insert into company (id, name, created_by) select gen_random_uuid(), 'Acorn', id from person returning id)
    insert into milestone (id, company_id, title, date)
    select gen_random_uuid(), firm.id, 'Goal ' || n, (now() at time zone 'UTC')::date
    from firm, generate_series(1, ${GOALS}) n`, [zoneAtNoon()]);

  // What it writes is held, so that it can't come to its end.
  await holder.query('begin');
  await holder.query('lock table notification');
  await lookAgain('of the killed one');
  await until("select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into notification%'", (count) => count > 0);
  await first.end('SIGKILL');
  await holder.query('commit');
  expect((await db.query('select from milestone_notice')).rowCount).toBe(0);

  await Promise.all([startProcess(), startProcess()]);
  for (let round = 0; round < 4; round += 1) await lookAgain(`round ${round}`);
  await until("select count(*)::int from job where key like 'round %' or key = 'of the killed one'", (count) => count === 0);
  const { rows } = await db.query<{ count: number; subject: string }>("select count, subject from notification where type = 'GOAL_DUE'");
  expect(rows.map(({ count }) => count)).toEqual(Array.from({ length: GOALS }, () => 1));
  expect(new Set(rows.map(({ subject }) => subject)).size).toBe(GOALS);
}, 120_000);
