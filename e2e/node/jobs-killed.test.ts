import pg from 'pg';
import { startPostgres } from '../../tools/src/test/real-postgres.mjs';
import { ApiProcess } from '../server/api-process.mjs';
import { AUTH_SECRET } from '../server/chat-people.mjs';

const LEASE_SECONDS = 4;

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
  const started = await ApiProcess.start({ DATABASE_URL: postgres.url, AUTH_SECRET, JOB_LEASE_SECONDS: String(LEASE_SECONDS) });
  processes.push(started);
  return started;
}

/** From now on each beginning of the job is written down, with the moment at which the lease of the one before is over. */
async function watch(key: string): Promise<void> {
  await db.query('create table begun (attempt int, at timestamptz, free_at timestamptz)');
  await db.query(`create function note_beginning() returns trigger language plpgsql as $$
    begin
      insert into begun values (new.attempts, clock_timestamp(), old.run_at);
      return new;
    end $$`);
  await db.query(`create trigger begins before update on job
    for each row when (new.key = '${key}' and new.claim is not null) execute function note_beginning()`);
}

async function until<Row extends pg.QueryResultRow>(text: string, holds: (rows: Row[]) => boolean): Promise<Row[]> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const { rows } = await db.query<Row>(text);
    if (holds(rows)) return rows;
    if (Date.now() > deadline) throw new Error(`It did not happen: ${text}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('kill -9 while a job runs: another process runs it again when the lease is over, once', async () => {
  const key = 'of the killed one';
  const first = await startProcess();
  await watch(key);

  // What the job takes away is held, so that it can't come to its end.
  await holder.query('begin');
  await holder.query('lock table client_report');
  await db.query("insert into job (id, kind, key, payload, run_at) values (gen_random_uuid(), 'sweep-reports', $1, '{}', now())", [key]);
  await until('select from begun', (rows) => rows.length === 1);
  await until("select from pg_stat_activity where wait_event_type = 'Lock' and query like '%client_report%'", (rows) => rows.length === 1);
  await first.end('SIGKILL');
  await holder.query('commit');

  await startProcess();
  await until(`select from job where key = '${key}'`, (rows) => rows.length === 0);
  const begun = await db.query<{ attempt: number; was_free: boolean }>('select attempt, at >= free_at as was_free from begun order by at');
  expect(begun.rows).toEqual([{ attempt: 1, was_free: true }, { attempt: 2, was_free: true }]);
}, 60_000);
