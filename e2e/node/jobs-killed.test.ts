import { HeldDatabase } from './held-database';

const LEASE_SECONDS = 4;

let held: HeldDatabase;

beforeAll(async () => { held = await HeldDatabase.start(LEASE_SECONDS); }, 60_000);
afterAll(() => held.stop());

/** From now on each beginning of the job is written down, with the moment at which the lease of the one before is over. */
async function watch(key: string): Promise<void> {
  const { db } = held;
  await db.query('create table begun (attempt int, at timestamptz, free_at timestamptz)');
  await db.query(`create function note_beginning() returns trigger language plpgsql as $$
    begin
      insert into begun values (new.attempts, clock_timestamp(), old.run_at);
      return new;
    end $$`);
  await db.query(`create trigger begins before update on job
    for each row when (new.key = '${key}' and new.claim is not null) execute function note_beginning()`);
}

test('kill -9 while a job runs: another process runs it again when the lease is over, once', async () => {
  const key = 'of the killed one';
  const { db, holder } = held;
  const first = await held.startProcess();
  await watch(key);

  // What the job takes away is held, so that it can't come to its end.
  await holder.query('begin');
  await holder.query('lock table client_report');
  await db.query("insert into job (id, kind, key, payload, run_at) values (gen_random_uuid(), 'sweep-reports', $1, '{}', now())", [key]);
  await held.until('select from begun', (rows) => rows.length === 1);
  await held.until(
    "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%client_report%'", (rows) => rows.length === 1,
  );
  await first.end('SIGKILL');
  await holder.query('commit');

  await held.startProcess();
  await held.until(`select from job where key = '${key}'`, (rows) => rows.length === 0);
  const begun = await db.query<{ attempt: number; was_free: boolean }>('select attempt, at >= free_at as was_free from begun order by at');
  expect(begun.rows).toEqual([{ attempt: 1, was_free: true }, { attempt: 2, was_free: true }]);
}, 60_000);
